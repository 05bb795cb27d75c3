/** Where choices lie on the board. */

import type { PlaceOf } from "../../lib/offers.svelte";
import type { CraftingView } from "./view";

/** Where a choice of a verb and a word lies. */
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
export const placeOf: PlaceOf<CraftingView> = (choice, view) => {
  const [verb = "", word = ""] = choice.text.split(" ");
  if (/^([sl]\d+|(De|Ps|Ph)\d+)$/.test(word)) return word;
  if (choice.text === "convert") return "slider supernova";
  if (choice.text === "stabilise") return "slider dna";
  return word ? wordPlace(verb, word, view) : null;
};
