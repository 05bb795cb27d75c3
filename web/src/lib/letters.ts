/** How small letters may be in a drawing: a board that is drawn small writes larger, or leaves words out. */

import { getContext, setContext } from "svelte";
import { LEAST } from "./rooms";

const KEY = Symbol("letters");

/** Say how large the board is drawn, for all that is written on it. */
export function provideScale(scale: () => number): void {
  setContext(KEY, scale);
}

/** The size that letters need at least in a part of a board that is itself drawn at a scale, in its own units. */
export function useLeast(): (part?: number) => number {
  const scale = getContext<(() => number) | undefined>(KEY);
  return (part = 1) => (scale ? LEAST / Math.max(0.01, scale() * part) : 0);
}

/** Say the same for all that is written on a part of a board; returns what letters need at least there. */
export function providePart(part: () => number): () => number {
  const least = useLeast();
  const here = () => least(part());
  provideScale(() => LEAST / here());
  return here;
}

/** Of some sizes those that can be read; where none can, the smallest that can. */
export function legible(sizes: readonly number[], least: number): readonly number[] {
  const read = sizes.filter((size) => size >= least);
  return read.length > 0 ? read : [least];
}
