import { expect, test } from "vitest";
import { packed, unpacked } from "./shared";

const RECORD = `cosmogony record 1\ngame: genesis\n\n${"take chaos · nimm Chaos · prendi caos\n".repeat(120)}end 120\n`;

test("a record goes into a link and comes out of it as it was", async () => {
  const link = await packed(RECORD);
  expect(link).toMatch(/^[\w-]+$/);
  expect(link.length).toBeLessThan(RECORD.length / 4);
  expect(await unpacked(link)).toBe(RECORD);
});

test("a link that lost a part, or holds something else, holds no game", async () => {
  const link = await packed(RECORD);
  expect(await unpacked(link.slice(0, -9))).toBeNull();
  expect(await unpacked("?!")).toBeNull();
  expect(await unpacked(await packed("a shopping list"))).toBeNull();
});
