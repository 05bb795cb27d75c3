import { beforeEach, describe, expect, it, vi } from "vitest";
import type { PuzzleLine } from "../protocol";
import { isSolved, nextPuzzle, noteSolved, puzzlePath, solvedPuzzles } from "./puzzles";

const line = (game: string, puzzle: string): PuzzleLine => ({ game, puzzle, players: 2, difficulty: 1 });
const ALL = [line("genesis", "a"), line("genesis", "b"), line("genesis", "c"), line("crafting", "a")];

const kept = new Map<string, string>();

describe("puzzles", () => {
  beforeEach(() => {
    kept.clear();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
  });

  it("are remembered once they are solved, each once", () => {
    expect(isSolved(line("genesis", "a"))).toBe(false);
    noteSolved(line("genesis", "a"));
    noteSolved(line("genesis", "a"));
    expect([...solvedPuzzles()]).toEqual(["genesis/a"]);
    expect(isSolved(line("genesis", "a"))).toBe(true);
    expect(isSolved(line("crafting", "a"))).toBe(false);
  });

  it("survive a store with something else in it", () => {
    kept.set("cosmogony.puzzles", "{broken");
    expect(solvedPuzzles().size).toBe(0);
    kept.set("cosmogony.puzzles", '[1, "genesis/a"]');
    expect([...solvedPuzzles()]).toEqual(["genesis/a"]);
  });

  it("follow each other within a game, past those that are solved", () => {
    noteSolved(line("genesis", "c"));
    expect(nextPuzzle(ALL, line("genesis", "b"))?.puzzle).toBe("a");
    expect(nextPuzzle(ALL, line("genesis", "a"))?.puzzle).toBe("b");
    expect(nextPuzzle(ALL, line("crafting", "a"))).toBeNull();
  });

  it("have an address", () => {
    expect(puzzlePath(line("genesis", "2-7-11"))).toBe("/puzzles/genesis/2-7-11");
  });
});
