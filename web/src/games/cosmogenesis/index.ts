import type { BoardModule } from "..";
import { initial, say } from "../../lib/texts.svelte";
import Board from "./Board.svelte";
import { describe } from "./describe";
import Picture from "./Holding.svelte";
import { placeOf as placeOfChoice, type CosmogenesisComponents, type CosmogenesisView } from "./view";

export { Board, describe };

type CosmogenesisBoard = BoardModule<CosmogenesisView, CosmogenesisComponents>;

export const placeOf: CosmogenesisBoard["placeOf"] = (choice) => placeOfChoice(choice);

export const standings: CosmogenesisBoard["standings"] = (view) =>
  view.players.map((player, seat) => ({
    points: player.points,
    holds: [
      {
        Picture,
        icon: "asteroids",
        letter: initial("cosmogenesis-measure-asteroids"),
        colour: "#7d6c5c",
        count: player.asteroids,
        label: say("cosmogenesis-measure-asteroids"),
      },
      {
        Picture,
        icon: "comet",
        letter: initial("cosmogenesis-measure-comets"),
        colour: "#4a6796",
        count: player.comets,
        label: say("cosmogenesis-measure-comets"),
      },
      {
        Picture,
        icon: "objective",
        letter: "P",
        colour: "#3f7a5f",
        count: player.orbits.reduce((sum, orbit) => sum + orbit.objectives.length, 0),
        label: say("cosmogenesis-measure-revealed-objectives"),
      },
      ...(view.monolith === seat
        ? [
            {
              Picture,
              icon: "monolith",
              letter: initial("cosmogenesis-score-monolith"),
              colour: "#05070e",
              count: 1,
              label: say("cosmogenesis-score-monolith"),
            },
          ]
        : []),
    ],
  }));

export const headline: CosmogenesisBoard["headline"] = (view) => say("web-cosmogenesis-round", { round: view.round });

/** Collisions are heard, and life that they end. */
export const sounds: NonNullable<BoardModule["sounds"]> = {
  "cosmogenesis-event-collided": "discharge",
  "cosmogenesis-event-extinction": "dark",
};
