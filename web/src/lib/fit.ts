/** Who to play with: opponents that fit how the player did last time. */

import type { TableLine } from "../protocol";

export interface Fit {
  level: string;
  /** Why this one: nothing is known yet, they won, they came last, or neither. */
  why: "new" | "won" | "lost" | "same";
}

/** A level for experiments, whom nobody is sent to. */
const NO_OPPONENT = "random";

/**
 * One step stronger after a victory, one step gentler after the last place, else the same as in the last game of this kind
 * that was played to its end against opponents of ours; whom nobody knows begins with the gentlest.
 */
export function fitting(game: string, levels: readonly string[], played: readonly TableLine[]): Fit {
  const ladder = levels.filter((level) => level !== NO_OPPONENT);
  const strength = (line: TableLine) => Math.max(...line.levels.map((level) => ladder.indexOf(level ?? "")));
  const [last] = played
    .filter((line) => line.game === game && line.place !== null && strength(line) >= 0)
    .sort((a, b) => b.moved_at - a.moved_at);
  const gentlest = ladder[0] ?? levels[0] ?? "";
  if (!last) return { level: gentlest, why: "new" };
  const step = last.place === 1 ? 1 : last.place === last.players ? -1 : 0;
  const level = ladder[strength(last) + step];
  if (level === undefined) return { level: ladder[strength(last)] ?? gentlest, why: "same" };
  return { level, why: step > 0 ? "won" : step < 0 ? "lost" : "same" };
}
