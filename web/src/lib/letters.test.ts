import { expect, test } from "vitest";
import { legible } from "./letters";

test("of some sizes those are taken that can be read, else the smallest that can", () => {
  expect(legible([14, 12, 10], 11.5)).toEqual([14, 12]);
  expect(legible([14, 12, 10], 0)).toEqual([14, 12, 10]);
  expect(legible([12, 10], 13.4)).toEqual([13.4]);
});
