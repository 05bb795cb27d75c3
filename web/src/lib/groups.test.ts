import { expect, test, vi } from "vitest";
import type { Choice, Message } from "../protocol";
import { anyOf, commonWords, fitChoices, groupChoices, MOST } from "./groups";

vi.mock("./texts.svelte", () => {
  const known = ["sky-any-take", "sky-any-take-sector", "sky-any-star-at"];
  return {
    has: (id: string) => known.includes(id),
    render: ({ id, args }: Message) =>
      id.endsWith("-sector") && typeof args.sector === "string" ? `${id} ${args.sector}` : id,
  };
});

/** A choice among others of its verb. */
const choice = (text: string): Choice => ({ action: 0, text, message: { type: "message", id: text, args: { text } } });
const words = ({ text }: Choice) => text;

test("few choices stay as they are", () => {
  const choices = ["pass", "work", "move I"].map(choice);
  expect(groupChoices(choices, () => null, words).map((entry) => entry.label)).toEqual(["pass", "work", "move I"]);
});

test("places of one kind go together, what stands alone stays", () => {
  const choices = [...Array.from({ length: 36 }, (_, at) => choice(`star s${at + 1}`)), choice("end")];
  const entries = groupChoices(choices, ({ text }) => text, words);
  expect(entries.map((entry) => [entry.label, entry.choices.length])).toEqual([
    ["star …", 36],
    ["end", 1],
  ]);
});

test("several choices of one place go together before others do", () => {
  const choices = [
    ...["H", "He", "O", "C"].map((star) => choice(`discharge ${star}`)),
    ...["a", "b", "c", "d", "e"].map((verb) => choice(`${verb} 1`)),
  ];
  const place = ({ text }: Choice) => (text.startsWith("discharge") ? "chamber" : text);
  const entries = groupChoices(choices, place, words);
  expect(entries.length).toBeLessThanOrEqual(MOST);
  expect(entries[0]?.choices.length).toBe(4);
});

test("what is done at one place goes together only where it is the same", () => {
  const choices = ["a", "b", "c"].flatMap((place) => [choice(`take ${place}`), choice(`use ${place}`)]);
  const entries = groupChoices(choices, ({ text }) => text.split(" ")[1] ?? null, words, 2);
  expect(entries.map((entry) => entry.label)).toEqual(["take …", "use …"]);
});

test("what names nothing stands alone", () => {
  const stop = { ...choice("shift stop"), message: { type: "message" as const, id: "stop", args: {} } };
  const choices = [...["a", "b", "c"].map((from) => choice(`shift ${from}`)), stop];
  expect(groupChoices(choices, () => null, words, 2).map((entry) => entry.choices.length)).toEqual([3, 1]);
});

test("what saves most room goes together first, so that groups stay apart", () => {
  const switches = ["left C", "left M", "left L", "right C", "right M", "right L"].map((to) => choice(`switch ${to}`));
  const moves = ["I", "II", "III", "IV"].map((day) => choice(`move ${day}`));
  const place = ({ text }: Choice) => text.replace(/ [CML]$/, "");
  const entries = groupChoices([...switches, ...moves, choice("pass")], place, words, 4);
  expect(entries.map((entry) => [entry.label, entry.choices.length])).toEqual([
    ["switch left …", 3],
    ["switch right …", 3],
    ["move …", 4],
    ["pass", 1],
  ]);
});

test("what sentences share is their beginning and whatever else they have in common", () => {
  expect(commonWords(["Pay 1 chaos to switch forward", "Pay 1 life to switch forward"])).toBe(
    "Pay 1 … to switch forward",
  );
  expect(commonWords(["Pay 1 chaos to switch forward with Ada", "Pay 1 life to switch back with Bo"])).toBe(
    "Pay 1 … to switch …",
  );
  expect(commonWords(["Place it on Delta, 2 o'clock", "Place it on Psi, 4 o'clock"])).toBe("Place it on …");
  expect(commonWords(["Make it a moon in orbit 1 (gas giant)", "Make it a moon in orbit 2 (gas giant)"])).toBe(
    "Make it a moon in orbit …",
  );
  expect(commonWords(["Den Kometen nehmen", "Den Asteroiden nehmen"])).toBe("Den …");
  expect(commonWords(["Gather", "Move"])).toBe("Gather …");
});

test("what has no room goes together, and only what fits is offered", () => {
  const choices = ["gather", "work", "pass", "move 1", "move 2", "move 3"].map(choice);
  const labels = (rows: number) =>
    fitChoices(choices, () => null, words, { rows, share: () => 0.5 }).map((entry) => entry.label);
  expect(labels(3)).toHaveLength(6);
  expect(labels(2)).toEqual(["gather", "work", "pass", "move …"]);
  expect(fitChoices(choices, () => null, words, { rows: 2, share: () => 0.5, listed: true })).toHaveLength(3);
  expect(labels(1)).toEqual(["gather"]); // beside it stands the button that lists all
});

test("what can be chosen on the board is left out first", () => {
  const choices = ["end", "a 1", "b 2", "c 3", "pass"].map(choice);
  const placeOf = ({ text }: Choice) => (text.includes(" ") ? text : null);
  const entries = fitChoices(choices, placeOf, words, { rows: 2, share: () => 0.5 });
  expect(entries.map((entry) => entry.label)).toEqual(["end", "a 1", "pass"]);
});

test("the button that lists all comes first and takes its room there", () => {
  const choices = ["long 1", "long 2", "end"].map(choice);
  const placeOf = ({ text }: Choice) => (text === "end" ? null : text);
  const share = (label: string) => (label.startsWith("long") ? 1 : 0.5);
  const entries = fitChoices(choices, placeOf, (one) => (one.text === "end" ? "end" : `long ${one.text}`), {
    rows: 1,
    share,
  });
  expect(entries.map((entry) => entry.label)).toEqual(["end"]);
});

test("an entry of several rows leaves less room for others", () => {
  const choices = ["a", "b", "c"].map(choice);
  const share = (label: string) => (label === "a" ? 2 : 1);
  expect(fitChoices(choices, () => null, words, { rows: 4, share })).toHaveLength(3);
  expect(fitChoices(choices, () => null, words, { rows: 3, share })).toHaveLength(1);
});

test("the spaces of one region go together before everything of one verb does", () => {
  const choices = ["II.1", "II.2", "II.3", "III.1", "III.2", "IV.1"].map((space) => choice(`take ${space}`));
  const entries = groupChoices(choices, ({ text }) => text, words, 4);
  expect(entries.map((entry) => entry.choices.length)).toEqual([3, 1, 1, 1]);
});

test("choices together are called as their game calls them, by what they share", () => {
  const take = (id: string, sector: string, space: number): Choice => ({
    action: 0,
    text: `take ${sector}.${space}`,
    message: { type: "message", id: `sky-do-${id}`, args: { sector, space } },
  });
  expect(anyOf([take("take", "I", 1), take("take-tile", "I", 2)])).toBe("sky-any-take-sector I");
  expect(anyOf([take("take-tile", "I", 1), take("take-tile", "II", 1)])).toBe("sky-any-take");
  expect(anyOf([take("star-at", "I", 1), take("star-at", "II", 1), take("other", "I", 2)])).toBe("sky-any-star-at");
  expect(anyOf([take("other", "I", 1), take("other", "II", 2)])).toBeNull();
  expect(anyOf([choice("move I"), choice("move II")])).toBeNull();
});
