/** What lies in the box, to be looked at piece by piece: the `pieces.ts` in a board's folder is a `PieceModule`. */

import type { Component } from "svelte";

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

export interface PieceModule<Picture = unknown, Components = unknown> {
  /** Draws a piece into its box. */
  Drawing: Component<{ picture: Picture; components: Components }>;
  /** What the drawings share, defined once for the page. */
  Defs?: Component;
  groups(components: Components): PieceGroup<Picture>[];
}

const loaders = import.meta.glob<PieceModule>("./*/pieces.ts");

/** Load a game's pieces when their page is opened; null for a game that has no pictures of them. */
export async function loadPieces(game: string): Promise<PieceModule | null> {
  return (await loaders[`./${game}/pieces.ts`]?.()) ?? null;
}
