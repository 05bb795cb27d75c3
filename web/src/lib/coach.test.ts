import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Choice, Doubt } from "../protocol";
import { Coach, isBeginner } from "./coach.svelte";

const message = (id: string) => ({ type: "message" as const, id, args: {} });
const choice: Choice = { action: 1, text: "gather", message: message("gather") };
const doubt = (lost: number, grave: boolean): Doubt => ({
  grave,
  lost,
  action: 2,
  why: [message("why")],
  better: message("better"),
  after: message(`after ${lost}`),
});

let answer: Doubt | null | Promise<null>;
const coached = () => {
  const coach = new Coach(() => Promise.resolve(answer));
  coach.on = true;
  return coach;
};

beforeEach(() => {
  answer = null;
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test("a good choice is made at once", async () => {
  expect(await coached().permits(1, choice)).toBe(true);
});

test("a choice that loses a lot waits for the reader's word", async () => {
  const coach = coached();
  answer = doubt(4, true);
  for (const anyway of [true, false]) {
    const permitted = coach.permits(1, choice);
    await vi.waitFor(() => expect(coach.question?.choice).toBe(choice));
    coach.answer(anyway);
    expect(await permitted).toBe(anyway);
    expect(coach.question).toBeNull();
    answer = null; // asked back once, it is asked back again
  }
  expect(await coach.permits(2, choice)).toBe(true);
  coach.endTurn();
  expect(coach.remark).toBeNull();
});

test("after the turn the coach tells the better plan of what lost most, once", async () => {
  const coach = coached();
  for (const lost of [2, 3, 1]) {
    answer = doubt(lost, false);
    expect(await coach.permits(1, choice)).toBe(true);
  }
  expect(coach.remark).toBeNull();
  coach.endTurn();
  expect(coach.remark?.id).toBe("after 3");
  coach.read();
  coach.endTurn();
  expect(coach.remark).toBeNull();
});

test("what was taken back is not spoken of", async () => {
  const coach = coached();
  answer = doubt(2, false);
  await coach.permits(1, choice);
  coach.forget();
  coach.endTurn();
  expect(coach.remark).toBeNull();
});

test("nobody waits for a coach who is late", async () => {
  const coach = coached();
  answer = new Promise<null>(() => {});
  const permitted = coach.permits(1, choice);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await permitted).toBe(true);
});

test("the first three games of a kind are a beginner's", () => {
  expect([0, 2, 3, 9].map(isBeginner)).toEqual([true, true, false, false]);
});
