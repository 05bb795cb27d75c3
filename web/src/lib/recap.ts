/** What the others did since the reader last chose, in three lines. */

import type { LogLine, Position } from "../protocol";
import type { Deed } from "./playback.svelte";

/** No more lines than these. */
const LINES = 3;

export interface Recap {
  /** Who did something, in the order of their turns, and how many points they have gained; null where nobody counts. */
  gains: readonly { seat: number; points: number | null }[];
  /** What mattered most, as the log has it, in the order in which it happened. */
  lines: readonly { seat: number; line: LogLine }[];
}

/** The points of every seat in a position; null where they are not known. */
export type PointsOf = (position: Position) => readonly (number | null)[];

/** How much a deed moved the points, whoever's they are. */
function weight(deed: Deed, pointsOf: PointsOf): number {
  const before = pointsOf(deed.before);
  return pointsOf(deed.after).reduce<number>(
    (sum, points, seat) => sum + Math.abs((points ?? 0) - (before[seat] ?? 0)),
    0,
  );
}

/** The heaviest first; of equal ones the one that the log tells more about, then the later one. */
function byWeight(deeds: readonly Deed[], pointsOf: PointsOf): Deed[] {
  const weights = new Map(deeds.map((deed) => [deed, weight(deed, pointsOf)]));
  return deeds
    .filter((deed) => deed.lines.length > 0)
    .reverse()
    .sort((a, b) => (weights.get(b) ?? 0) - (weights.get(a) ?? 0) || b.lines.length - a.lines.length);
}

/** What the log says about a deed, in one line: the points that it brought, else what it began with. */
function telling(deed: Deed): LogLine | undefined {
  return deed.lines.find(({ message }) => Number(message.args["points"]) > 0) ?? deed.lines[0];
}

/** Sum up: the best deed of each, then whatever else weighed most, until the lines are full. */
export function recapOf(deeds: readonly Deed[], pointsOf: PointsOf): Recap {
  const [first] = deeds;
  const last = deeds.at(-1);
  if (!first || !last) return { gains: [], lines: [] };
  const seats = [...new Set(deeds.map((deed) => deed.seat))];
  const [before, after] = [pointsOf(first.before), pointsOf(last.after)];
  const gains = seats.map((seat) => {
    const points = after[seat];
    return { seat, points: points == null ? null : points - (before[seat] ?? 0) };
  });
  const ranked = byWeight(deeds, pointsOf);
  const best = seats.flatMap((seat) => ranked.find((deed) => deed.seat === seat) ?? []);
  const order = [...new Set([...byWeight(best, pointsOf), ...ranked])].slice(0, LINES);
  const lines = deeds
    .filter((deed) => order.includes(deed))
    .flatMap((deed) => {
      const line = telling(deed);
      return line ? [{ seat: deed.seat, line }] : [];
    });
  return { gains, lines };
}
