import { expect, test } from "vitest";
import type { Choice } from "../protocol";
import { Offers } from "./offers.svelte";

const choice = (action: number, text: string): Choice => ({
  action,
  text,
  message: { type: "message", id: text, args: {} },
});
const byFirstWord = (c: Choice) => (c.text === "pass" ? null : (c.text.split(" ")[0] ?? null));

function table() {
  const chosen: number[] = [];
  const asked: string[] = [];
  const offers = new Offers(
    (c) => void chosen.push(c.action),
    (text) => asked.push(text),
  );
  offers.set([choice(1, "move I"), choice(2, "switch C"), choice(3, "switch M"), choice(4, "pass")], byFirstWord);
  return { offers, chosen, asked };
}

test("a place with one choice is chosen by touching it", () => {
  const { offers, chosen } = table();
  offers.touch("move");
  expect(chosen).toEqual([1]);
});

test("a place with several choices is selected, and touching it again lets go", () => {
  const { offers, chosen } = table();
  offers.touch("switch");
  expect(offers.shown.map((c) => c.action)).toEqual([2, 3]);
  offers.touch("switch");
  expect(offers.shown).toHaveLength(4);
  expect(chosen).toEqual([]);
});

test("a place that is no choice asks why not", () => {
  const { offers, chosen, asked } = table();
  offers.touch("work", "work");
  expect([chosen, asked]).toEqual([[], ["work"]]);
});

test("a choice shows that it was understood until it is answered", async () => {
  let answer = () => {};
  const offers = new Offers(() => new Promise((resolve) => (answer = resolve)));
  const only = choice(1, "move I");
  offers.set([only], byFirstWord);
  offers.choose(only);
  expect(offers.chosen).toBe(only);
  answer();
  await new Promise((resolve) => setTimeout(resolve));
  expect(offers.chosen).toBeNull();
});

test("while hints are shown only what they advise glows, and touching something else leaves them", () => {
  const offers = new Offers(() => {});
  const all = ["a 1", "a 2", "b 1", "b 2"].map((text, action) => ({
    action,
    text,
    message: { type: "message" as const, id: text, args: {} },
  }));
  offers.set(all, (choice) => choice.text.split(" ")[0] ?? null);
  expect(all.every((choice) => offers.isLit(choice))).toBe(true);
  const [, second] = all;
  if (!second) throw new Error();
  const told = { text: "", clause: "", share: 1, scores: [], reasons: [], plan: null };
  offers.hints = [{ ...told, action: second.action, message: second.message }];
  expect(all.filter((choice) => offers.isLit(choice))).toEqual([second]);
  expect(offers.shown).toEqual([second]);
  offers.touch("b");
  expect([offers.hints.length, offers.selected, offers.shown.length]).toEqual([0, "b", 2]);
});
