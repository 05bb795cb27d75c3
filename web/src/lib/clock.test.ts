import { expect, test } from "vitest";
import { clockText } from "./clock";

test("time is written as people read it", () => {
  expect(clockText(247)).toBe("4:07");
  expect(clockText(3909)).toBe("1:05:09");
  expect(clockText(2 * 86400 + 3 * 3600)).toBe("2 d 3 h");
  expect(clockText(-5)).toBe("0:00");
});
