import { describe, expect, it } from "vitest";
import type { Curve } from "../protocol";
import { dashOf, nearestEnd, percent, spread, turnAt, whole } from "./curve";

const curve: Curve = { done: 3, total: 4, actions: [0, 4, 10], chances: [[0.5, 0.25, 1]], moments: [] };

describe("the curve of the chances", () => {
  it("finds the turn that a decision belongs to", () => {
    expect([0, 3, 4, 9, 10, 50].map((action) => turnAt(curve, action))).toEqual([0, 1, 1, 2, 2, 2]);
  });
  it("moves apart what lies close together", () => {
    expect(spread([10, 12, 200], 40, 0, 300)).toEqual([10, 50, 200]);
    expect(spread([280, 290, 300], 40, 0, 300)).toEqual([220, 260, 300]);
    expect(spread([], 40, 0, 300)).toEqual([]);
  });
  it("finds the end of a turn that lies nearest", () => {
    expect([0, 0.15, 0.3, 0.6, 0.9].map((place) => nearestEnd(curve, place, 10))).toEqual([0, 0, 4, 4, 10]);
  });
  it("tells lines apart without colour", () => {
    expect(new Set([0, 1, 2, 3, 4, 5].map(dashOf)).size).toBe(6);
  });
  it("is whole when all turns were judged", () => {
    expect([whole(curve), whole({ ...curve, done: 4 })]).toEqual([false, true]);
    expect([percent(0.256), percent(undefined)]).toEqual([26, 0]);
  });
});
