import { afterEach, beforeEach, expect, test, vi } from "vitest";

const heard: Record<string, () => void> = {};
const place = { hash: "#/rules/cups" };

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal("location", place);
  vi.stubGlobal("addEventListener", (name: string, then: () => void) => (heard[name] = then));
  vi.stubGlobal("scrollTo", vi.fn());
});
afterEach(() => vi.unstubAllGlobals());

test("the page is that of the address, and follows it from the top", async () => {
  const { router } = await import("./router.svelte");
  expect(router.route).toEqual({ page: "rules", game: "cups", at: null });
  place.hash = "#/table/abc";
  heard["hashchange"]?.();
  expect(router.route).toEqual({ page: "table", table: "abc" });
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
});

test("going somewhere changes the address", async () => {
  const { go } = await import("./routes");
  go("/settings");
  expect(place.hash).toBe("/settings");
});
