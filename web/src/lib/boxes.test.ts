import { expect, test } from "vitest";
import { crowded, joined } from "./boxes";

const box = (x: number, y: number) => ({ x, y, w: 10, h: 10 });

test("boxes that overlap become one, also by way of a third, and others stay apart", () => {
  expect(joined([box(0, 0), box(40, 0)])).toEqual([box(0, 0), box(40, 0)]);
  expect(joined([box(0, 0), box(12, 0), box(40, 0), box(6, 4)])).toEqual([box(40, 0), { x: 0, y: 0, w: 22, h: 14 }]);
});

test("boxes that overlap are crowded, and those that lie side by side are not", () => {
  expect(crowded([box(0, 0), box(10, 0), box(40, 0)])).toBe(false);
  expect(crowded([box(0, 0), box(40, 0), box(6, 4)])).toBe(true);
});
