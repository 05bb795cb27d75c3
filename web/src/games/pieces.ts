/** What lies in the box, by game, to be looked at piece by piece: each is loaded when its page is opened. */

import type { Component } from "svelte";
import type { EditionValues } from ".";

/** One piece with what it does in words; `picture` is the game's own affair. */
export interface Piece<Picture = unknown> {
  id: string;
  name: string;
  words: string;
  /** The values of the edition that are printed on it, or that say how many there are. */
  keys: readonly string[];
  picture: Picture;
  /** Width and height of the picture, whose top left corner is the origin. */
  box: readonly [width: number, height: number];
}

export interface PieceGroup<Picture = unknown> {
  name: string;
  pieces: readonly Piece<Picture>[];
}

export interface PieceModule<Picture = unknown> {
  /** Draws a piece into its box. */
  Drawing: Component<{ picture: Picture; edition: EditionValues }>;
  /** What the drawings share, defined once for the page. */
  Defs?: Component;
  groups(edition: EditionValues, tiles: readonly unknown[]): PieceGroup<Picture>[];
}

/** A game's own pictures are its own affair: forget their type. */
const opened = <Picture>(load: () => Promise<PieceModule<Picture>>) => load as unknown as () => Promise<PieceModule>;

const loaders: Record<string, () => Promise<PieceModule>> = {
  cosmogenesis: opened(() => import("./cosmogenesis/pieces")),
  genesis: opened(() => import("./genesis/pieces")),
  crafting: opened(() => import("./crafting/pieces")),
};

/** Load a game's pieces; null for a game that has no pictures of them yet. */
export async function loadPieces(game: string): Promise<PieceModule | null> {
  return (await loaders[game]?.()) ?? null;
}
