import { expect, test } from "vitest";
import type { ScoreColumn } from "../protocol";
import { message } from "../testing/fakes";
import { totalOf, winnersText, winningRival } from "./winners";

const column = (seat: number, ...points: number[]): ScoreColumn => ({
  seat,
  label: message(`column ${seat}`),
  lines: points.map((value) => ({ label: message("line"), points: value, items: [] })),
});

test("a column adds up, as a whole or as far as it was counted", () => {
  expect(totalOf(column(0, 3, 4, -1))).toBe(6);
  expect(totalOf(column(0, 3, 4, -1), 2)).toBe(7);
});

test("a rival has won only where no player has, and the best of them", () => {
  const sheet = [column(0, 5), column(-1, 9), column(-1, 12)];
  expect(winningRival([0], sheet)).toBeNull();
  expect(winningRival([], sheet)).toBe(sheet[2]);
  expect(winningRival([], [column(0, 5)])).toBeNull();
});

test("who won is told for one, for several, for nobody and for a rival", () => {
  const names = ["Ada", "Blaise"];
  const sheet = [column(0, 5), column(1, 5)];
  expect(winnersText([1], sheet, names, "en")).toBe("winner-one");
  expect(winnersText([0, 1], sheet, names, "en")).toBe("winner-shared");
  expect(winnersText([], sheet, names, "en")).toBe("winner-nobody");
  expect(winnersText([], [...sheet, column(-1, 9)], names, "en")).toBe("winner-rival");
});
