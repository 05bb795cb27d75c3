import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeStorage } from "../testing/fakes";

const words = vi.hoisted(() => new Map<string, string>());
vi.mock("./texts.svelte", () => ({
  say: (id: string, args: Record<string, string> = {}) =>
    (words.get(id) ?? id).replace(/\{ \$(\w+) \}/g, (_, name: string) => args[name] ?? ""),
}));

const FILES = import.meta.glob<string>("../../../src/cosmogony/locale/*/web.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The messages of a language that stand on one line. */
function learn(lang: string): void {
  const text = FILES[`../../../src/cosmogony/locale/${lang}/web.ftl`] ?? "";
  for (const [, id, value] of text.matchAll(/^([\w-]+) = (.*)$/gm)) words.set(id as string, value as string);
}

let kept: Map<string, string>;
beforeEach(() => {
  vi.resetModules();
  kept = fakeStorage();
});
afterEach(() => vi.unstubAllGlobals());

const fresh = () => import("./guests.svelte");

test.each([
  ["en", "Moon Fox"],
  ["de", "Mondfuchs"],
  ["it", "Volpe della Luna"],
])("in %s there are 256 names, none too long for the server", async (lang, first) => {
  learn(lang);
  const { nameFrom } = await fresh();
  const names = Array.from({ length: 256 }, (_, seed) => nameFrom(seed));
  expect(names[0]).toBe(first);
  expect(new Set(names).size).toBe(256);
  expect(Math.max(...names.map((name) => name.length))).toBeLessThanOrEqual(40);
  expect(nameFrom(2 ** 32 - 1)).toBe(names[255]);
});

test("a guest keeps the name that was drawn, until they want another", async () => {
  learn("en");
  const { guestName, renameGuest } = await fresh();
  const first = guestName();
  expect(guestName()).toBe(first);
  const second = renameGuest();
  expect(second).not.toBe(first);
  vi.resetModules();
  expect((await fresh()).guestName()).toBe(second);
  expect(kept.get("cosmogony.guest")).toMatch(/^\d+$/);
});
