import { expect, test } from "vitest";
import { nearest } from "./walk";

const spots = [
  { x: 0, y: 0 },
  { x: 10, y: 1 },
  { x: 30, y: 0 },
  { x: 9, y: 40 },
];

test("walks to the nearest place in the direction of the key", () => {
  expect(nearest({ x: 5, y: 0 }, spots, "ArrowRight")).toBe(1);
  expect(nearest({ x: 5, y: 0 }, spots, "ArrowLeft")).toBe(0);
  expect(nearest({ x: 10, y: 1 }, spots, "ArrowRight")).toBe(2);
  expect(nearest({ x: 10, y: 1 }, spots, "ArrowDown")).toBe(3);
});

test("stays where there is nothing further", () => {
  expect(nearest({ x: 30, y: 0 }, spots, "ArrowRight")).toBe(-1);
  expect(nearest({ x: 30, y: 0 }, spots, "ArrowUp")).toBe(-1);
});
