import { expect, test } from "vitest";
import { readShadow, readYields, writeAmounts } from "./view";

test("printed essence offers one yield or two", () => {
  expect(readYields("3C")).toEqual([[3, 0, 0]]);
  expect(readYields("2C 1M | 1M 1L")).toEqual([
    [2, 1, 0],
    [0, 1, 1],
  ]);
});

test("cubes are written as the choices write them", () => {
  expect(writeAmounts([2, 0, 1])).toBe("2C 1L");
});

test("the dark angel's announcement tells where his shadow falls", () => {
  const to = { type: "message", id: "genesis-to-day", args: { numeral: "III" } } as const;
  expect(readShadow({ type: "message", id: "genesis-event-dark-moved", args: { to } })).toEqual({ kind: "moves", region: 3 });
  expect(readShadow({ type: "message", id: "genesis-event-dark-stayed", args: {} })).toBeNull();
  expect(readShadow(null)).toBeNull();
});
