import { expect, test } from "vitest";
import { beside } from "./beside";

const SCREEN = { width: 1000, height: 800 };
const CARD = { width: 300, height: 200 };

test("a card stands at the right, else at the left, else below or above", () => {
  expect(beside({ x: 100, y: 100, width: 50, height: 50 }, CARD, SCREEN)).toEqual({ x: 164, y: 125 - 200 / 3 });
  expect(beside({ x: 900, y: 100, width: 50, height: 50 }, CARD, SCREEN).x).toBe(586);
  expect(beside({ x: 0, y: 100, width: 1000, height: 50 }, CARD, SCREEN).y).toBe(164);
  expect(beside({ x: 0, y: 700, width: 1000, height: 50 }, CARD, SCREEN).y).toBe(486);
});

test("it never leaves the screen", () => {
  const huge = { x: 0, y: 0, width: 1000, height: 800 };
  expect(beside(huge, CARD, SCREEN)).toEqual({ x: 350, y: 592 });
});
