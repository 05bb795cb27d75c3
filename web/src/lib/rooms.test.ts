import { expect, test } from "vitest";
import { scaleIn, shapeOf, sheetFor } from "./rooms";

test("every common screen has a shape", () => {
  const shapes = [
    [1440, 900, "wide"],
    [2560, 1440, "wide"],
    [1280, 720, "low"],
    [1180, 820, "low"],
    [820, 1180, "upright"],
    [768, 1024, "upright"],
    [390, 844, "phone"],
    [320, 568, "phone"],
    [410, 590, "phone"],
    [844, 390, "sideways"],
    [720, 450, "sideways"],
    [640, 360, "sideways"],
  ] as const;
  for (const [width, height, shape] of shapes) expect(shapeOf({ width, height })).toBe(shape);
});

test("a replay on a desk needs a high screen for its tools below the board", () => {
  expect(shapeOf({ width: 1440, height: 900 }, true)).toBe("low");
  expect(shapeOf({ width: 2560, height: 1440 }, true)).toBe("wide");
  expect(shapeOf({ width: 390, height: 844 }, true)).toBe("phone");
});

test("a board takes the first drawing that can be read, else the last", () => {
  const broad = { width: 1000, height: 500, letters: 12 };
  const tall = { width: 500, height: 500, letters: 12 };
  const long = { width: 300, height: 2000, letters: 12 };
  const sheets = [broad, tall, long] as const;
  expect(scaleIn(broad, { width: 500, height: 500 })).toBe(0.5);
  expect(sheetFor(sheets, { width: 1000, height: 600 })).toBe(broad);
  expect(sheetFor(sheets, { width: 600, height: 600 })).toBe(tall);
  expect(sheetFor(sheets, { width: 300, height: 600 })).toBe(long);
});
