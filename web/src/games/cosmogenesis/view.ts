/** What the pictures of Cosmogenesis share: names, and where the choices lie by their notation. */

import type { Choice } from "../../protocol";
import type {
  BodyView,
  CosmogenesisComponents,
  CosmogenesisView,
  ElementView,
  IconView,
  OrbitView,
  PlayerView,
  SpaceView,
  TileView,
  TokenPrint,
} from "./protocol";

export type {
  BodyView,
  CosmogenesisComponents,
  CosmogenesisView,
  ElementView,
  IconView,
  OrbitView,
  PlayerView,
  SpaceView,
  TileView,
  TokenPrint,
};

export const SECTORS = ["I", "II", "III", "IV"] as const;
export const LIFE_NAMES = ["bacterium", "jellyfish", "fish", "lizard", "intelligent"] as const;

/** Where the choices of each verb lie; those that are not here stand in the Now bar only. */
const PLACES: Record<string, (words: string[]) => string> = {
  keep: ([tile]) => `hand ${tile}`,
  take: ([space]) => `take ${space}`,
  planet: () => "planet",
  moon: ([orbit]) => `moons ${orbit}`,
  collide: ([body]) => `body ${body}`,
  strike: ([body]) => `body ${body}`,
  life: ([body]) => `body ${body}`,
  evolve: ([body]) => `body ${body}`,
  belt: () => "belt",
  comet: () => "belt",
  gain: () => "gain",
  discard: () => "reserve",
  expand: () => "expand",
  reveal: ([tile]) => `hand ${tile}`,
  use: ([exotic, icon]) => `use ${exotic} ${icon}`,
};

/** The place of a choice by its notation. */
export function placeOf(choice: Choice): string | null {
  const [verb = "", ...rest] = choice.text.split(" ");
  return PLACES[verb]?.(rest) ?? null;
}

export type Part = "centre" | "mine";

/** The part of the board that holds a place: what a phone shows when there is something to choose. */
export function partOf(place: string): Part {
  return place.startsWith("take") || place === "reserve" ? "centre" : "mine";
}

/** The part that holds a thing: a player's own is named after the seat, or comes to it. */
export function partOfThing(thing: string): Part {
  return thing.includes("/") || thing === "gain" || thing === "monolith" ? "mine" : "centre";
}

/** A body as the one choice that lies on it would leave it. */
export function foreseen(body: BodyView, choices: readonly Choice[], outcomes: CosmogenesisView["outcomes"]): BodyView {
  const [choice] = choices;
  return (choices.length === 1 && choice && outcomes[choice.text]) || body;
}

/** The element that the current player has taken and is about to use. */
export function takenElement(view: CosmogenesisView): ElementView | null {
  return view.sectors.flat().find((space) => space.taken)?.element ?? null;
}

/** How many turns of the round a player has had. */
export function turnsTaken(player: PlayerView): number {
  return player.sectors_done.filter(Boolean).length;
}
