/** How new pieces come into the picture. */

import { travel } from "../../lib/settings.svelte";
import type { Spot } from "./layout";

/** Fly in from where the element was taken; without such a place, fade in. */
export function arrive(_: Element, { from, to }: { from: Spot | null; to: Spot }): { duration: number; css: (t: number, u: number) => string } {
  const [dx, dy] = from ? [from.x - to.x, from.y - to.y] : [0, 0];
  return { duration: travel(), css: (t, u) => `transform: translate(${u * dx}px, ${u * dy}px); opacity: ${from ? 1 : t}` };
}

/** The same spot, seen from another origin. */
export function seenFrom(spot: Spot | null, origin: Spot): Spot | null {
  return spot && { x: spot.x - origin.x, y: spot.y - origin.y };
}
