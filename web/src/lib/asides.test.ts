import { expect, test } from "vitest";
import { withoutAsides } from "./asides";

test("what stands in brackets is left out, brackets within brackets too", () => {
  expect(withoutAsides("then ‘Take “Two Seas” (2 bodies (with water). 8 points)’, then ‘Keep it’: 8 points")).toBe(
    "then ‘Take “Two Seas”’, then ‘Keep it’: 8 points",
  );
  expect(withoutAsides("nothing to leave out")).toBe("nothing to leave out");
});
