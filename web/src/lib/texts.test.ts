import { beforeEach, expect, test, vi } from "vitest";
import { fakeServer, message } from "../testing/fakes";

vi.mock("../locale/en", () => ({
  default:
    "player = Player { $number }\nhello = Hello { $who }\nseats = { $count ->\n    [one] one seat\n   *[other] { $count } seats\n }",
}));
vi.mock("../locale/de", () => ({ default: "hello = Hallo { $who }" }));
vi.mock("../locale/it", () => ({ default: "hello = Ciao { $who }" }));

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal("document", { documentElement: { lang: "" }, querySelector: () => null });
});

const fresh = () => import("./texts.svelte");

test("the first language of the browser that we speak is taken, else English", async () => {
  const { preferredLanguage } = await fresh();
  expect(preferredLanguage(["fr", "it-CH", "de"])).toBe("it");
  expect(preferredLanguage(["DE-at"])).toBe("de");
  expect(preferredLanguage(["fr", "es"])).toBe("en");
});

test("messages are put into words with their arguments, messages and players among them", async () => {
  const { render, say, speak } = await fresh();
  await speak("en");
  expect(say("hello", { who: "you" })).toBe("Hello you");
  expect(render(message("seats", { count: 1 }))).toBe("one seat");
  expect(render(message("hello", { who: message("seats", { count: 3 }) }))).toBe("Hello 3 seats");
  const hello = message("hello", { who: { type: "seat", seat: 1 } });
  expect(render(hello, ["Ada", "Blaise"])).toBe("Hello Blaise");
  expect(render(hello)).toBe("Hello Player 2");
});

test("a message that is missing shows its name", async () => {
  const { has, say, speak } = await fresh();
  expect(say("hello")).toBe("hello");
  await speak("en");
  expect(say("nonsense")).toBe("nonsense");
  expect([has("hello"), has("nonsense")]).toEqual([true, false]);
});

test("a game's words are fetched once, and in every language that is spoken from then on", async () => {
  const asked = fakeServer({
    "/api/games/cups/texts/en": "cups-dice = dice",
    "/api/games/cups/texts/de": "cups-dice = Würfel",
  });
  const { language, learnWords, say, speak } = await fresh();
  await speak("en");
  await Promise.all([learnWords("cups"), learnWords("cups")]);
  expect([say("cups-dice"), say("hello", { who: "you" })]).toEqual(["dice", "Hello you"]);
  await speak("de");
  expect([language(), say("cups-dice")]).toEqual(["de", "Würfel"]);
  await speak("en");
  expect(say("cups-dice")).toBe("dice");
  expect(asked).toHaveLength(2);
  expect(document.documentElement.lang).toBe("en");
});

test("words that could not be fetched are asked for again", async () => {
  const { learnWords, say, speak } = await fresh();
  await speak("en");
  fakeServer({});
  await expect(learnWords("cups")).rejects.toThrow();
  fakeServer({ "/api/games/cups/texts/en": new Response("", { status: 400 }) });
  await expect(learnWords("cups")).rejects.toThrow("web-no-such-game");
  fakeServer({ "/api/games/cups/texts/en": "cups-dice = dice" });
  await learnWords("cups");
  expect(say("cups-dice")).toBe("dice");
});

test("of two languages asked for at once the last is spoken", async () => {
  const { language, say, speak } = await fresh();
  await Promise.all([speak("de"), speak("it")]);
  expect(language()).toBe("it");
  expect(say("hello", { who: "tu" })).toBe("Ciao tu");
});

test("points, marks and the server's own words are written for people", async () => {
  const { initial, inWords, signed, speak } = await fresh();
  expect([signed(3), signed(-2), signed(0)]).toEqual(["+3", "−2", "+0"]);
  await speak("de");
  expect(initial("hello")).toBe("H");
  expect(inWords({ en: "Cups", de: "Becher", it: "Bicchieri" })).toBe("Becher");
});
