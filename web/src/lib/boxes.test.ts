import { expect, test } from "vitest";
import { boundsOf, clipped, crowded, joined, within } from "./boxes";

const box = (x: number, y: number) => ({ x, y, w: 10, h: 10 });

test("boxes that overlap become one, also by way of a third, and others stay apart", () => {
  expect(joined([box(0, 0), box(40, 0)])).toEqual([box(0, 0), box(40, 0)]);
  expect(joined([box(0, 0), box(12, 0), box(40, 0), box(6, 4)])).toEqual([box(40, 0), { x: 0, y: 0, w: 22, h: 14 }]);
});

test("boxes that overlap are crowded, and those that lie side by side are not", () => {
  expect(crowded([box(0, 0), box(10, 0), box(40, 0)])).toBe(false);
  expect(crowded([box(0, 0), box(40, 0), box(6, 4)])).toBe(true);
});

test("a box keeps inside its window, and has no size outside it", () => {
  const frame = { left: 0, right: 100, top: 50, bottom: 90 };
  expect(within({ x: -7, y: 60, w: 200, h: 20 }, frame, 2)).toEqual({ x: 2, y: 60, w: 96, h: 20 });
  expect(within({ x: 10, y: 85, w: 20, h: 20 }, frame)).toEqual({ x: 10, y: 85, w: 20, h: 5 });
  expect(within(box(10, 100), frame)).toMatchObject({ w: 10, h: 0 });
});

test("of an outline the part inside a box is left, with the box's edge where it was cut", () => {
  const diamond = [
    { x: 0, y: -10 },
    { x: 10, y: 0 },
    { x: 0, y: 10 },
    { x: -10, y: 0 },
  ];
  expect(boundsOf(diamond)).toEqual({ x: -10, y: -10, w: 20, h: 20 });
  expect(clipped(diamond, { x: -20, y: -20, w: 40, h: 40 })).toEqual(diamond);
  const half = clipped(diamond, { x: -20, y: 0, w: 40, h: 40 });
  expect(boundsOf(half)).toEqual({ x: -10, y: 0, w: 20, h: 10 });
  expect(clipped(diamond, { x: 30, y: 30, w: 5, h: 5 })).toEqual([]);
});
