import { expect, test } from "vitest";
import type { LogLine } from "../protocol";
import { mergeLog } from "./log";

const line = (action: number): LogLine => ({
  action,
  message: { type: "message", id: `m${action}`, args: {} },
  note: null,
});

test("new lines follow the known ones", () => {
  expect(mergeLog([line(1), line(2)], { kept: 2, lines: [line(3)] }).map((l) => l.action)).toEqual([1, 2, 3]);
});

test("what was taken back leaves the log", () => {
  expect(mergeLog([line(1), line(2), line(3)], { kept: 1, lines: [] }).map((l) => l.action)).toEqual([1]);
});
