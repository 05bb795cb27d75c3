import type { BoardModule } from "..";
import { say } from "../../lib/texts.svelte";
import Board from "./Board.svelte";
import type { CraftingView } from "./view";

export { Board };

/** Where the words of a choice lie; `seat` is the player who chooses. */
function wordPlace(verb: string, word: string, view: CraftingView): string | null {
  switch (verb) {
    case "shift":
      return word === "own" ? `marble ${view.current_player}` : word === "stop" ? "enough" : `dark ${word}`;
    case "draw":
      return `stack ${word}`;
    case "omega":
      return /^\d$/.test(word) ? `stack ${word}` : word === "stabilise" ? "slider dna" : null;
    case "take":
      return word === "deck" ? "deck" : `display ${word}`;
    case "place":
      return `held ${word}`;
    case "gain":
      return `supply ${word}`;
    case "move":
      return "slider graviton";
    case "discharge":
      return "chamber";
    case "buy":
    case "sell":
    case "pay":
    case "discard":
      return word === "unplaced" ? "held life" : `hand ${word}`;
    case "use":
      return `power ${word}`;
    case "keep":
    case "under":
      return `drawn ${word}`;
    case "tile":
    case "slot":
      return `${verb} ${word}`;
    default:
      return null;
  }
}

/** Spaces and hexagons go by their names; resources lie where they are kept; the rest is for the Now bar. */
export const placeOf: BoardModule<CraftingView>["placeOf"] = (choice, view) => {
  const [verb = "", word = ""] = choice.text.split(" ");
  if (/^([sl]\d+|(De|Ps|Ph)\d+)$/.test(word)) return word;
  if (choice.text === "convert") return "slider supernova";
  if (choice.text === "stabilise") return "slider dna";
  return word ? wordPlace(verb, word, view) : null;
};

export const standings: BoardModule<CraftingView>["standings"] = (view) =>
  view.players.map((player) => {
    const completed = player.hexagons.filter((hexagon) => hexagon.completed).length;
    return {
      points: player.total,
      holds: [
        { icon: "star", letter: "★", colour: "#4463b8", count: player.stars.filter(Boolean).length, label: say("web-crafting-stars") },
        { icon: "life", letter: "●", colour: "#2c7d4f", count: player.life.filter(Boolean).length, label: say("web-crafting-life") },
        { icon: "nebula", letter: "◆", colour: "#9a3f92", count: completed, label: say("web-crafting-completed") },
        { icon: "card", letter: "▮", colour: "#5a6070", count: player.hand_size, label: say("crafting-score-cards") },
      ],
    };
  });

export const headline: BoardModule<CraftingView>["headline"] = (view) =>
  say("crafting-board-round", { round: view.round, crystals: view.crystals_left });
