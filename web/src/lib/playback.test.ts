import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Choice, LogLine, Position } from "../protocol";
import { Playback } from "./playback.svelte";

let chosen: "calm" | "quick" | "once";
vi.mock("./settings.svelte", () => ({
  travel: () => (chosen === "once" ? 0 : 100),
  pace: () => chosen,
  PACES: { calm: 1000, quick: 500, once: 0 },
}));

beforeEach(() => {
  vi.useFakeTimers();
  chosen = "once";
});
afterEach(() => vi.useRealTimers());

const line = (action: number): LogLine => ({
  action,
  message: { type: "message", id: `line-${action}`, args: {} },
  note: null,
});
/** The position after some actions in which a seat is to move, as the player at seat 0 sees it. */
const position = (actions: number, to_move: number | null, more: Partial<Position> = {}): Position =>
  ({
    actions,
    seat: 0,
    to_move,
    kept: actions - 1,
    lines: [line(actions)],
    choices: to_move === 0 ? [{ action: 1 } as Choice] : [],
    ...more,
  }) as unknown as Position;

const told = (playback: Playback) => [playback.deed?.seat, playback.deed?.lines.map(({ action }) => action)];
const round = [position(1, 0), position(2, 1), position(3, 1), position(4, 2), position(5, 0)];
const pushed = (positions: readonly Position[]) => {
  const playback = new Playback();
  for (const one of positions) playback.push(one);
  return playback;
};

test("everything since the reader last chose is fresh, and what came last is news", () => {
  const playback = pushed(round.slice(0, 4));
  expect(playback.fresh.map(({ action }) => action)).toEqual([2, 3, 4]);
  expect(playback.latest.map(({ action }) => action)).toEqual([4]);
  playback.push(position(5, 0));
  playback.push(position(6, 1));
  expect(playback.fresh.map(({ action }) => action)).toEqual([6]);
});

test("what is read out is what is new: nothing of the past of a game that is opened, or heard of already", () => {
  const past = { lines: [line(1), line(2), line(3)], kept: 0 };
  const read = (playback: Playback) => playback.news.map(({ action }) => action);
  const playback = pushed([position(3, 0, past)]);
  expect(read(playback)).toEqual([]);
  playback.push(position(4, 0));
  expect(read(playback)).toEqual([4]);
  playback.push(position(6, 0, { lines: [line(5), line(6)], kept: 4 }));
  expect(read(playback)).toEqual([5, 6]);
  playback.push(position(7, 0, { lines: [...past.lines, line(7)], kept: 0 }));
  expect(read(playback)).toEqual([7]);
  playback.jump(position(3, 0, past));
  expect(read(playback)).toEqual([3]);
});

test("a spectator is shown the last decision", () => {
  const playback = pushed([1, 2, 3].map((actions) => position(actions, 1, { seat: null })));
  expect(playback.fresh.map(({ action }) => action)).toEqual([3]);
});

test("the others act one after another, each with a caption and on the stage; then it is the reader's turn", () => {
  chosen = "calm";
  const playback = pushed(round);
  expect([playback.shown?.actions, playback.deed, playback.stage, playback.settled]).toEqual([2, null, null, false]);
  vi.advanceTimersByTime(125);
  expect([told(playback), playback.stage]).toEqual([[1, [3]], 1]);
  vi.advanceTimersByTime(1000);
  expect([told(playback), playback.stage]).toEqual([[1, [4]], 1]);
  vi.advanceTimersByTime(1000);
  expect([told(playback), playback.stage, playback.settled]).toEqual([[2, [5]], 2, false]);
  vi.advanceTimersByTime(1000);
  expect([playback.deed, playback.stage, playback.settled]).toEqual([null, null, true]);
  expect(playback.since.map(({ seat }) => seat)).toEqual([1, 1, 2]);
});

test("the reader's own decision is shown at once, and what the others did before it is forgotten", () => {
  chosen = "calm";
  const playback = pushed(round);
  playback.skip();
  playback.push(position(6, 0));
  playback.push(position(7, 0));
  expect([playback.shown?.actions, playback.settled, playback.since]).toEqual([7, true, []]);
});

test("a step that the log does not mention belongs to the deed before it", () => {
  chosen = "calm";
  const playback = pushed([position(1, 1), position(2, 1), position(3, 1, { lines: [] }), position(4, 1)]);
  expect(told(playback)).toEqual([1, [2]]);
  vi.advanceTimersByTime(1000);
  expect([playback.shown?.actions, told(playback)]).toEqual([3, [1, [2]]]);
  vi.advanceTimersByTime(50);
  expect(told(playback)).toEqual([1, [4]]);
});

test("a pause holds the picture until the reader goes on", () => {
  chosen = "calm";
  const playback = pushed(round);
  playback.pause();
  vi.advanceTimersByTime(60_000);
  playback.push(position(6, 0));
  expect(playback.shown?.actions).toBe(2);
  playback.resume();
  expect(playback.shown?.actions).toBe(3);
});

test("one rival is skipped, and the next one is shown", () => {
  chosen = "calm";
  const playback = pushed(round);
  playback.skipRival();
  expect(told(playback)).toEqual([2, [5]]);
});

test("what a skipped rival does later is not shown either, what the next one does is", () => {
  chosen = "calm";
  const playback = pushed(round.slice(0, 3));
  vi.advanceTimersByTime(125);
  playback.skipRival();
  expect([playback.shown?.actions, playback.deed]).toEqual([3, null]);
  playback.push(position(4, 2));
  expect([playback.shown?.actions, playback.deed]).toEqual([4, null]);
  playback.push(position(5, 0));
  expect(told(playback)).toEqual([2, [5]]);
});

test("everything is skipped until it is the reader's turn, and not the round after that", () => {
  chosen = "calm";
  const playback = pushed(round.slice(0, 3));
  playback.skip();
  playback.push(position(4, 2));
  playback.push(position(5, 0));
  expect([playback.shown?.actions, playback.settled]).toEqual([5, true]);
  playback.push(position(6, 1));
  vi.advanceTimersByTime(125);
  playback.push(position(7, 0));
  expect([told(playback), playback.settled]).toEqual([[1, [7]], false]);
});

test("whoever comes back to the table, or takes something back, sees what is so now", () => {
  chosen = "calm";
  const playback = pushed(round.slice(0, 3));
  playback.push(position(9, 0));
  expect([playback.shown?.actions, playback.settled]).toEqual([9, true]);
  playback.push(position(4, 0, { kept: 4, lines: [] }));
  expect([playback.shown?.actions, playback.log.map(({ action }) => action)]).toEqual([4, [1, 2, 3]]);
});
