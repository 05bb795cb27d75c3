import { expect, test } from "vitest";
import type { Choice } from "../protocol";
import { commonWords, groupChoices, MOST } from "./groups";

const choice = (text: string): Choice => ({ action: 0, text, message: { type: "message", id: text, args: {} } });
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

test("what shares a verb stays where it is when it lies together with something else", () => {
  const choices = ["a", "b", "c"].flatMap((place) => [choice(`take ${place}`), choice(`use ${place}`)]);
  const entries = groupChoices(choices, ({ text }) => text.split(" ")[1] ?? null, words, 2);
  expect(entries.map((entry) => entry.choices.length)).toEqual([2, 2, 2]);
});

test("what sentences share is their beginning, and a long end", () => {
  expect(commonWords(["Pay 1 chaos to switch left", "Pay 1 life to switch left"])).toBe("Pay 1 … to switch left");
  expect(commonWords(["Place it on Delta, 2 o'clock", "Place it on Psi, 4 o'clock"])).toBe("Place it on …");
  expect(commonWords(["Gather", "Move"])).toBe("Gather …");
});
