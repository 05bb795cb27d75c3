import { expect, test } from "vitest";
import { ago } from "./ago";

const now = 1_000_000;

test("how long ago something was is told in the largest unit that fits", () => {
  expect(ago(now - 5, "en", now)).toBe("now");
  expect(ago(now - 59, "en", now)).toBe("now");
  expect(ago(now - 60, "en", now)).toBe("1 minute ago");
  expect(ago(now - 2 * 3600 - 59, "en", now)).toBe("2 hours ago");
  expect(ago(now - 86400, "en", now)).toBe("yesterday");
  expect(ago(now - 3 * 86400, "de", now)).toBe("vor 3 Tagen");
});

test("a server whose clock runs ahead is not in the future", () => {
  expect(ago(now + 100, "en", now)).toBe("now");
});
