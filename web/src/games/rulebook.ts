/** The pictures of a rulebook: the `rulebook.ts` in a board's folder is a `RulebookModule`. */

import type { Component } from "svelte";
import type { Player } from "../lib/players";

/** A moment of an example that a picture shows, seen from the seat of whoever acts next. */
export interface Moment<View = unknown> {
  view: View;
  players: readonly Player[];
  seat: number;
}

export interface RulebookPicture {
  /** Width and height, so that the page has its shape before the picture comes. */
  box: readonly [width: number, height: number];
  /** The same where the picture has a phone's width; the same picture where it is left out. */
  narrow?: readonly [width: number, height: number];
  /** The moment that it shows: after so many actions of an example. */
  moment?: { example: string; actions: number };
}

/** What a drawing gets. */
export interface DrawingProps<View = unknown, Components = unknown> {
  name: string;
  /** The box to fill. */
  box: readonly [width: number, height: number];
  components: Components;
  moment: Moment<View> | null;
  narrow: boolean;
}

export interface RulebookModule<View = unknown, Components = unknown> {
  /** Draws a picture into its box. */
  Drawing: Component<DrawingProps<View, Components>>;
  /** What the drawings share, defined once for the page. */
  Defs?: Component;
  /** By the name that the chapters give it. */
  pictures: Readonly<Record<string, RulebookPicture>>;
}

const loaders = import.meta.glob<RulebookModule>("./*/rulebook.ts");

/** Load the pictures of a game's rulebook when it is opened; null for a game that has none. */
export async function loadPictures(game: string): Promise<RulebookModule | null> {
  return (await loaders[`./${game}/rulebook.ts`]?.()) ?? null;
}
