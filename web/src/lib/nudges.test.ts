import { expect, test, vi } from "vitest";

vi.stubGlobal("navigator", { languages: ["en"] });
const { bytesOf, hashOf, zoneHere } = await import("./nudges.svelte");

test("keys are read as Web Push writes them", () => {
  expect([...bytesOf("-_8A")]).toEqual([0xfb, 0xff, 0x00]);
  expect(bytesOf("BHeFWg").length).toBe(4);
});

test("a browser is called what the server calls it", async () => {
  expect(await hashOf("https://push.example.org/a")).toBe("87d7fd8034feeebb093da81c108c594b");
});

test("there is always a time zone", () => {
  expect(zoneHere()).not.toBe("");
});
