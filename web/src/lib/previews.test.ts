import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Previewed, ServerMessage } from "../protocol";
import { choice, settle } from "../testing/fakes";
import { Previews } from "./previews.svelte";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const previewed = (seq: number, action: number): Previewed => ({
  type: "previewed",
  ref: 1,
  table: "t",
  seq,
  action,
  reveals: false,
  points: action,
  lines: [],
  to_move: 0,
  view: {},
});

function asking(answer: (seq: number, action: number) => ServerMessage | null = previewed) {
  const asked: number[] = [];
  const previews = new Previews((seq, action) => {
    asked.push(action);
    return Promise.resolve(answer(seq, action));
  });
  return { previews, asked };
}

test("a glance asks for nothing; a look that lasts is answered in words, then as a picture", async () => {
  const { previews, asked } = asking();
  previews.look(5, choice(1));
  vi.advanceTimersByTime(100);
  previews.look(5, choice(2));
  await vi.advanceTimersByTimeAsync(180);
  expect(asked).toEqual([2]);
  expect([previews.shown?.action, previews.pictured]).toEqual([2, false]);
  await vi.advanceTimersByTimeAsync(170);
  expect(previews.pictured).toBe(true);
});

test("what is known of a position is not asked again, and forgotten with the next position", async () => {
  const { previews, asked } = asking();
  for (const seq of [5, 5, 6]) {
    previews.look(seq, null);
    expect(previews.shown).toBeNull();
    previews.look(seq, choice(1));
    await vi.advanceTimersByTimeAsync(180);
    expect(previews.shown?.seq).toBe(seq);
  }
  expect(asked).toEqual([1, 1]);
});

test("an answer that comes after the reader looked away is not shown", async () => {
  let answer: (message: ServerMessage) => void = () => {};
  const previews = new Previews(() => new Promise((resolve) => (answer = resolve)));
  previews.look(5, choice(1));
  await vi.advanceTimersByTimeAsync(180);
  previews.look(5, choice(2));
  answer(previewed(5, 1));
  await settle();
  expect(previews.shown).toBeNull();
});

test("once the choice is made its preview stays and no new one comes", async () => {
  const { previews, asked } = asking();
  previews.look(5, choice(1));
  await vi.advanceTimersByTimeAsync(180);
  previews.hold();
  await vi.advanceTimersByTimeAsync(1000);
  expect([previews.shown?.action, previews.pictured]).toEqual([1, false]);
  expect(asked).toEqual([1]);
});

test("a refusal shows nothing", async () => {
  const { previews } = asking(() => null);
  previews.look(5, choice(1));
  await vi.advanceTimersByTimeAsync(500);
  expect(previews.shown).toBeNull();
});
