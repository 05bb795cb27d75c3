import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeStorage } from "../testing/fakes";

const KEY = "cosmogony.settings";
const spoken: string[] = [];
let kept: Map<string, string>;
let prefers: string[];
let root: { dataset: Record<string, string>; style: { setProperty: ReturnType<typeof vi.fn> }; lang: string };

vi.mock("./texts.svelte", () => ({
  LANGUAGES: ["en", "de", "it"],
  preferredLanguage: () => "it",
  speak: (lang: string) => Promise.resolve(spoken.push(lang)),
}));

beforeEach(() => {
  vi.resetModules();
  spoken.length = 0;
  prefers = [];
  root = { dataset: {}, style: { setProperty: vi.fn() }, lang: "" };
  kept = fakeStorage();
  vi.stubGlobal("navigator", { languages: ["it"] });
  vi.stubGlobal("document", { documentElement: root });
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: prefers.some((wanted) => query.includes(wanted)) }));
});
afterEach(() => vi.unstubAllGlobals());

const fresh = () => import("./settings.svelte");

test("a first visitor gets the browser's language, the dark theme and moving pieces", async () => {
  const { applySettings, settings, travel } = await fresh();
  await applySettings();
  expect(settings).toEqual({
    language: "it",
    theme: "dark",
    motion: "normal",
    pace: null,
    coach: "first",
    sound: true,
    volume: 0.5,
    soundWhenHidden: true,
    reactions: true,
    notify: false,
  });
  expect([root.dataset["theme"], root.dataset["motion"], spoken]).toEqual(["dark", "on", ["it"]]);
  expect(root.style.setProperty).toHaveBeenCalledWith("--travel", `${travel()}ms`);
});

test("what was set is kept and found again", async () => {
  await (await fresh()).change({ language: "de", motion: "slow", sound: true });
  vi.resetModules();
  const { settings, travel } = await fresh();
  expect(settings).toMatchObject({ language: "de", motion: "slow", sound: true });
  expect(travel()).toBeGreaterThan(340);
});

test("the system's wishes are heard: its theme where asked for, less motion always", async () => {
  prefers = ["light", "reduce"];
  const { applySettings, change, travel } = await fresh();
  await applySettings();
  expect([root.dataset["theme"], root.dataset["motion"], travel()]).toEqual(["dark", "off", 0]);
  await change({ theme: "system" });
  expect(root.dataset["theme"]).toBe("light");
});

test("the others act calmly at first, at once where less motion is wanted, and always as the player chose", async () => {
  const { change, pace } = await fresh();
  expect(pace()).toBe("calm");
  prefers = ["reduce"];
  expect(pace()).toBe("once");
  await change({ pace: "quick" });
  expect(pace()).toBe("quick");
});

test("a browser that keeps nonsense, or nothing, still plays", async () => {
  kept.set(KEY, "{nonsense");
  expect((await fresh()).settings.theme).toBe("dark");
  vi.resetModules();
  kept.set(KEY, JSON.stringify({ language: "xx" }));
  expect((await fresh()).settings.language).toBe("it");
  vi.stubGlobal("localStorage", {
    getItem: () => null,
    setItem: () => {
      throw new Error("full");
    },
  });
  vi.resetModules();
  const { change, settings } = await fresh();
  await change({ theme: "light" });
  expect(settings.theme).toBe("light");
});
