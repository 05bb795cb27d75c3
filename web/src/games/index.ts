/** The boards, by game: each is loaded when a table of its game is opened. */

import type { Component } from "svelte";
import type { PlaceOf } from "../lib/offers.svelte";
import type { Player } from "../lib/players";

/** Printed values of the edition by dotted key, e.g. `day.I.points`. */
export type EditionValues = Readonly<Record<string, unknown>>;

/** What a board gets: draw it, know nothing else. */
export interface BoardProps<View = unknown> {
  /** What the reader may see, as the game's view.py builds it. */
  view: View;
  edition: EditionValues;
  players: readonly Player[];
  /** Whose eyes the view was built for; null for a spectator. */
  seat: number | null;
  /** True where the board has a phone's width. */
  narrow: boolean;
}

/** What the rail says about a player besides the name. */
export interface Standing {
  /** Points as they stand, or null where they are not known. */
  points: number | null;
  /** What the player holds: a small picture each, with a count. */
  holds: readonly { icon: string; letter: string; colour: string; count: number; label: string }[];
}

export interface BoardModule<View = unknown> {
  Board: Component<BoardProps<View>>;
  /** Where a choice lies on the board; null when only the Now bar offers it. */
  placeOf: PlaceOf<View>;
  /** True where a seat sees what others must not: people at one screen then hand it over behind a curtain. */
  secrets?: boolean;
  /** What the rail shows for each seat. */
  standings(view: View, players: number): Standing[];
  /** Scorers who are no players, such as the dark angel. */
  rivals?(view: View, names: readonly string[]): { name: string; points: number; note: string }[];
  /** The position in words, a line each, for those who cannot see the board. */
  describe?(view: View, players: readonly Player[], edition: EditionValues): string[];
  /** One line above the board: the round, the phase; empty when there is none. */
  headline?(view: View): string;
}

const loaders: Record<string, () => Promise<BoardModule<never>>> = {
  cosmogenesis: () => import("./cosmogenesis"),
  genesis: () => import("./genesis"),
  crafting: () => import("./crafting"),
};

/** Load a game's board; null for a game that has none yet, which is then played from the list of choices. */
export async function loadBoard(game: string): Promise<BoardModule | null> {
  const load = loaders[game];
  return load ? ((await load()) as unknown as BoardModule) : null;
}
