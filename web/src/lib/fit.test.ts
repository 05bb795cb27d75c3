import { expect, test } from "vitest";
import type { TableLine } from "../protocol";
import { fitting } from "./fit";

const LEVELS = ["gentle", "steady", "strong", "random"];
const line = (place: number | null, level: string | null, moved_at = 1, game = "cups"): TableLine =>
  ({ game, players: 3, levels: [null, level, "gentle"], place, moved_at }) as unknown as TableLine;
const fit = (...played: TableLine[]) => {
  const { level, why } = fitting("cups", LEVELS, played);
  return [level, why];
};

test("whom nobody knows begins gently", () => {
  expect(fit()).toEqual(["gentle", "new"]);
  expect(fit(line(1, "strong", 1, "chess"))).toEqual(["gentle", "new"]);
  expect(fit(line(null, "strong"))).toEqual(["gentle", "new"]);
});

test("a victory leads one step up, the last place one step down, anything else stays", () => {
  expect(fit(line(1, "steady"))).toEqual(["strong", "won"]);
  expect(fit(line(3, "steady"))).toEqual(["gentle", "lost"]);
  expect(fit(line(2, "steady"))).toEqual(["steady", "same"]);
});

test("there is an end to the ladder on both sides", () => {
  expect(fit(line(1, "strong"))).toEqual(["strong", "same"]);
  expect(fit(line(3, "gentle"))).toEqual(["gentle", "same"]);
});

test("only the last game counts, and nobody is sent to those who play without a plan", () => {
  expect(fit(line(1, "steady", 1), line(3, "strong", 2))).toEqual(["steady", "lost"]);
  expect(fitting("cups", ["random"], [])).toEqual({ level: "random", why: "new" });
});
