import { expect, test } from "vitest";
import { hexagonCorners, onCircle } from "./shapes";

test("points on a circle go clockwise from the right", () => {
  expect(onCircle(10, 0)).toEqual([10, 0]);
  expect(onCircle(10, 90)).toEqual([0, 10]);
  expect(onCircle(10, 180)).toEqual([-10, 0]);
});

test("a hexagon has a corner on top, or on the right when it lies flat", () => {
  expect(hexagonCorners(2)).toHaveLength(6);
  expect(hexagonCorners(2)[0]).toEqual([0, -2]);
  expect(hexagonCorners(2, true)[0]).toEqual([2, 0]);
  for (const [x, y] of hexagonCorners(2)) expect(Math.hypot(x, y)).toBeCloseTo(2, 2);
});
