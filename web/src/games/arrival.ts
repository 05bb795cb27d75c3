/** How new pieces come into the picture. */

import { travel } from "../lib/settings.svelte";

/** A point of the picture. */
export interface Spot {
  x: number;
  y: number;
}

/** How long the mark of a new piece is seen, in times that a piece travels. */
const SETTLES = 4;

/** Fly in from where the piece was; without such a place, fade in. */
export function arrive(
  _: Element,
  { from, to }: { from: Spot | null; to: Spot },
): { duration: number; css: (t: number, u: number) => string } {
  const [dx, dy] = from ? [from.x - to.x, from.y - to.y] : [0, 0];
  return {
    duration: travel(),
    css: (t, u) => `transform: translate(${u * dx}px, ${u * dy}px); opacity: ${from ? 1 : t}`,
  };
}

/** The mark of a piece that has just come: seen once it has arrived, then it fades. */
export function settle(
  _: Element,
  __: null,
): { delay: number; duration: number; css: (t: number, u: number) => string } {
  return { delay: travel(), duration: travel() * SETTLES, css: (_, u) => `opacity: ${u}` };
}

/** The same spot, seen from another origin. */
export function seenFrom(spot: Spot | null, origin: Spot): Spot | null {
  return spot && { x: spot.x - origin.x, y: spot.y - origin.y };
}
