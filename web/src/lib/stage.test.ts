import { expect, test, vi } from "vitest";
import type { Choice, LogLine, Position } from "../protocol";
import { Stage } from "./stage.svelte";

vi.mock("./settings.svelte", () => ({ travel: () => 0 }));

const line = (action: number): LogLine => ({ action, message: { type: "message", id: `line-${action}`, args: {} } });
const position = (actions: number, seat: number | null, mine: boolean): Position =>
  ({ actions, seat, kept: actions - 1, lines: [line(actions)], choices: mine ? [{ action: 1 } as Choice] : [] }) as unknown as Position;

test("everything since the reader last chose is fresh, and what came last is news", () => {
  const stage = new Stage();
  stage.push(position(1, 0, true));
  stage.push(position(2, 0, false));
  stage.push(position(3, 0, false));
  stage.push(position(4, 0, true));
  expect(stage.fresh.map(({ action }) => action)).toEqual([2, 3, 4]);
  expect(stage.news.map(({ action }) => action)).toEqual([4]);
  stage.push(position(5, 0, false));
  expect(stage.fresh.map(({ action }) => action)).toEqual([5]);
});

test("a spectator is shown the last decision", () => {
  const stage = new Stage();
  for (const actions of [1, 2, 3]) stage.push(position(actions, null, false));
  expect(stage.fresh.map(({ action }) => action)).toEqual([3]);
});
