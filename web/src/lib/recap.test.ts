import { expect, test } from "vitest";
import type { LogLine, Position } from "../protocol";
import type { Deed } from "./playback.svelte";
import { recapOf } from "./recap";

const line = (action: number): LogLine => ({
  action,
  message: { type: "message", id: `line-${action}`, args: {} },
  note: null,
});
const position = (...points: number[]) => ({ view: points }) as unknown as Position;
const pointsOf = (one: Position) => one.view as number[];

/** Deeds that lead from one score to the next; each is the deed of a seat with so many lines. */
function deeds(...steps: [seat: number, scores: number[], lines?: number][]): Deed[] {
  let before = position(0, 0, 0);
  return steps.map(([seat, scores, lines = 1], index) => {
    const after = position(...scores);
    const deed = { seat, before, after, lines: Array.from({ length: lines }, () => line(index + 1)) };
    before = after;
    return deed;
  });
}

const actions = (...steps: Parameters<typeof deeds>) =>
  recapOf(deeds(...steps), pointsOf).lines.map(({ line: { action } }) => action);

test("each rival's gain is told, and never more than three deeds", () => {
  const recap = recapOf(
    deeds([1, [0, 2, 0]], [1, [0, 2, 0]], [1, [0, 5, 0]], [2, [0, 5, 0]], [2, [0, 5, 1]]),
    pointsOf,
  );
  expect(recap.gains).toEqual([
    { seat: 1, points: 5 },
    { seat: 2, points: 1 },
  ]);
  expect(recap.lines.map(({ seat, line: { action } }) => [seat, action])).toEqual([
    [1, 1],
    [1, 3],
    [2, 5],
  ]);
});

test("nobody is left out while there are lines, and the rest goes to what weighed most", () => {
  expect(actions([1, [0, 9, 0]], [1, [0, 18, 0]], [1, [0, 27, 0]], [2, [0, 27, 0]])).toEqual([2, 3, 4]);
});

test("of deeds without points the one told at length counts more, then the later one; what is not told is left out", () => {
  expect(actions([1, [0, 0, 0], 0], [1, [0, 0, 0], 2], [1, [0, 0, 0]], [1, [0, 0, 0]], [1, [0, 0, 0]])).toEqual([
    2, 4, 5,
  ]);
});

test("of several lines the one that tells of points is taken", () => {
  const [deed] = deeds([1, [0, 4, 0], 2]);
  const paid: LogLine = { ...line(1), message: { type: "message", id: "scored", args: { points: 4 } } };
  const recap = recapOf(deed ? [{ ...deed, lines: [line(1), paid] }] : [], pointsOf);
  expect(recap.lines.map((told) => told.line.message.id)).toEqual(["scored"]);
});

test("nothing happened", () => {
  expect(recapOf([], pointsOf)).toEqual({ gains: [], lines: [] });
});
