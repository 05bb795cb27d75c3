/** Puzzles as this browser knows them: which ones were solved here. */

import type { PuzzleLine } from "../protocol";

const KEY = "cosmogony.puzzles";
/** So many solved puzzles are remembered. */
const MOST = 5000;

type Named = Pick<PuzzleLine, "game" | "puzzle">;

const nameOf = ({ game, puzzle }: Named) => `${game}/${puzzle}`;

/** The puzzles that were solved in this browser, as `game/puzzle`. */
export function solvedPuzzles(): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return new Set(Array.isArray(kept) ? kept.filter((one) => typeof one === "string") : []);
  } catch {
    return new Set();
  }
}

export function isSolved(puzzle: Named, solved: ReadonlySet<string> = solvedPuzzles()): boolean {
  return solved.has(nameOf(puzzle));
}

/** Remember that a puzzle was solved. */
export function noteSolved(puzzle: Named): void {
  const others = [...solvedPuzzles()].filter((one) => one !== nameOf(puzzle));
  try {
    localStorage.setItem(KEY, JSON.stringify([...others, nameOf(puzzle)].slice(-MOST)));
  } catch {
    // A browser that keeps nothing still solves.
  }
}

/** The address of a puzzle's page. */
export const puzzlePath = (puzzle: Named) => `/puzzles/${nameOf(puzzle)}`;

/** The puzzle to go on with: the next one of the same game that is not solved, after the last the first again. */
export function nextPuzzle(all: readonly PuzzleLine[], now: Named): PuzzleLine | null {
  const solved = solvedPuzzles();
  const same = all.filter((one) => one.game === now.game);
  const at = same.findIndex((one) => one.puzzle === now.puzzle);
  const inTurn = [...same.slice(at + 1), ...same.slice(0, Math.max(0, at))];
  return inTurn.find((one) => !isSolved(one, solved)) ?? null;
}
