/** The boards: a folder beside this file whose `index.ts` is a `BoardModule` draws the game of its name. */

import type { Component } from "svelte";
import type { PlaceOf } from "../lib/offers.svelte";
import type { Player } from "../lib/players";
import type { Size } from "../lib/rooms";
import type { Sound } from "../lib/sounds";

/** What a board gets: draw it, know nothing else. */
export interface BoardProps<View = unknown, Components = unknown> {
  /** What the reader may see, as the game's view.py builds it. */
  view: View;
  /** The printed things, as the same module builds them. */
  components: Components;
  players: readonly Player[];
  /** The seat that the view was built for; null for a spectator. */
  seat: number | null;
  /** The seat that is being shown to act, whose board takes the stage; null for the reader's own. */
  stage?: number | null;
  /** True in the hand, where the frame scrolls a board that is longer than its window. */
  narrow: boolean;
  /** How much room there is on a table; in a rulebook `narrow` alone decides. */
  room?: Size;
}

/** So many of one kind: with a small picture where the game has one, else with a letter on its colour. */
export interface Holding {
  icon: string;
  letter: string;
  colour: string;
  count: number;
  label: string;
  /** Draws the icon around the origin, about 16 wide. */
  Picture?: Component<{ icon: string }>;
}

/** What the rail says about a player besides the name. */
export interface Standing {
  /** Points as they stand, or null where they are not known. */
  points: number | null;
  /** What the player holds of each kind. */
  holds: readonly Holding[];
}

export interface BoardModule<View = unknown, Components = unknown> {
  Board: Component<BoardProps<View, Components>>;
  /** Where a choice lies on the board; null when only the Now bar offers it. */
  placeOf: PlaceOf<View>;
  /** What the rail shows for each seat. */
  standings(view: View, players: number): Standing[];
  /** Scorers who are no players, such as the dark angel. */
  rivals?(view: View, names: readonly string[]): { name: string; points: number; note: string }[];
  /** The position in words, a line each, for those who cannot see the board. */
  describe?(view: View, players: readonly Player[], components: Components): string[];
  /** One line above the board: the round, the phase; empty when there is none. */
  headline?(view: View, components: Components): string;
  /** By the name of a message of the log, what it sounds like; points that somebody makes are heard without it. */
  sounds?: Readonly<Record<string, Sound>>;
}

const loaders = import.meta.glob<BoardModule>("./*/index.ts");

/** Load a game's board when a table of it is opened; null for a game that has none, which the plain board shows. */
export async function loadBoard(game: string): Promise<BoardModule | null> {
  return (await loaders[`./${game}/index.ts`]?.()) ?? null;
}
