import type { BoardModule } from "..";
import { say } from "../../lib/texts.svelte";
import Board from "./Board.svelte";
import { describe } from "./describe";
import { placeOf } from "./places";
import type { CraftingComponents, CraftingView } from "./view";

export { Board, describe, placeOf };

type CraftingBoard = BoardModule<CraftingView, CraftingComponents>;

export const standings: CraftingBoard["standings"] = (view) =>
  view.players.map((player) => {
    const completed = player.hexagons.filter((hexagon) => hexagon.completed).length;
    return {
      points: player.total,
      holds: [
        {
          icon: "star",
          letter: "★",
          colour: "#4463b8",
          count: player.stars.filter(Boolean).length,
          label: say("web-crafting-stars"),
        },
        {
          icon: "life",
          letter: "●",
          colour: "#2c7d4f",
          count: player.life.filter(Boolean).length,
          label: say("web-crafting-life"),
        },
        { icon: "nebula", letter: "◆", colour: "#9a3f92", count: completed, label: say("web-crafting-completed") },
        { icon: "card", letter: "▮", colour: "#5a6070", count: player.hand_size, label: say("crafting-score-cards") },
      ],
    };
  });

export const headline: CraftingBoard["headline"] = (view) =>
  say("crafting-board-round", { round: view.round, crystals: view.crystals_left });

/** A discharge of the time chamber is heard. */
export const sounds: NonNullable<BoardModule["sounds"]> = { "crafting-event-discharged": "discharge" };
