import type { BoardModule } from "..";
import { render, say } from "../../lib/texts.svelte";
import Board from "./Board.svelte";
import { COLOUR_NAMES, GLASS, LETTERS, type GenesisView } from "./view";

export { Board };

/** Payments and passing have no place; a switch lies on the neighbour, everything else where its notation says. */
export const placeOf: BoardModule<GenesisView>["placeOf"] = (choice) => {
  const [verb, where] = choice.text.split(" ");
  if (verb === "pay" || verb === "pass") return null;
  return verb === "switch" ? `switch ${where}` : choice.text;
};

export const standings: BoardModule<GenesisView>["standings"] = (view) =>
  view.players.map((player) => ({
    points: player.angel.points,
    holds: player.cubes.map((count, colour) => ({
      icon: "cube",
      letter: LETTERS[colour] ?? "",
      colour: GLASS[colour] ?? "",
      count,
      label: say(`genesis-colour-${COLOUR_NAMES[colour]}`),
    })),
  }));

export const rivals: BoardModule<GenesisView>["rivals"] = (view) => [
  {
    name: say("genesis-dark-angel"),
    points: view.dark_angel.points,
    note: view.dark_angel_next ? say("genesis-board-forecast", { forecast: render(view.dark_angel_next) }) : "",
  },
];

export const headline: BoardModule<GenesisView>["headline"] = (view) => say("web-genesis-round", { round: Math.min(view.round, 21) });
