/** The curve of the winning chances: where things stand on it, and what is said about it. */

import type { Curve } from "../protocol";

/** How a seat's line is drawn, so that colour is not needed to tell lines apart. */
const DASHES = ["none", "8 4", "2 4", "12 4 2 4", "5 2", "1 6"] as const;

export function dashOf(seat: number): string {
  return DASHES[seat % DASHES.length] as string;
}

/** Which of the turns that were judged a decision belongs to: what it changed is known when the turn has ended. */
export function turnAt(curve: Curve, action: number): number {
  const turn = curve.actions.findIndex((end) => end >= action);
  return turn < 0 ? curve.actions.length - 1 : turn;
}

/** Places in their order, moved apart as far as a finger needs, and none of them beyond the ends. */
export function spread(places: readonly number[], gap: number, first: number, last: number): number[] {
  const found: number[] = [];
  for (const place of places) found.push(Math.max(place, first, (found.at(-1) ?? -Infinity) + gap));
  for (let index = found.length - 1, most = last; index >= 0; index -= 1, most -= gap)
    found[index] = Math.min(found[index] as number, most);
  return found;
}

/** The end of a turn that is nearest to a place on the curve, from 0 at its left to 1 at its right. */
export function nearestEnd(curve: Curve, place: number, last: number): number {
  const wanted = place * last;
  return curve.actions.reduce(
    (best, end) => (Math.abs(end - wanted) < Math.abs(best - wanted) ? end : best),
    curve.actions[0] ?? 0,
  );
}

/** A chance as people read it. */
export function percent(chance: number | undefined): number {
  return Math.round(100 * (chance ?? 0));
}

/** Whether all turns were judged. */
export function whole(curve: Curve): boolean {
  return curve.done >= curve.total;
}
