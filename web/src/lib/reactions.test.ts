import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeStorage } from "../testing/fakes";
import { Reactions } from "./reactions.svelte";
import { Silence } from "./silence.svelte";

beforeEach(() => {
  vi.useFakeTimers();
  fakeStorage();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a reaction is shown at its seat for a moment, the latest of a seat alone", () => {
  const reactions = new Reactions();
  reactions.take(1, "wow");
  vi.advanceTimersByTime(2000);
  reactions.take(1, "thanks");
  reactions.take(0, "hello");
  vi.advanceTimersByTime(2000);
  expect([...reactions.shown]).toEqual([
    [1, "thanks"],
    [0, "hello"],
  ]);
  vi.advanceTimersByTime(2000);
  expect(reactions.shown.size).toBe(0);
});

test("whom the reader does not want to hear stays unheard at that table, also after a reload", () => {
  const silence = new Silence("t");
  silence.toggle(2);
  expect([silence.hears(2), silence.hears(1), silence.hears(null)]).toEqual([false, true, true]);
  expect(new Silence("t").hears(2)).toBe(false);
  expect(new Silence("u").hears(2)).toBe(true);
  silence.toggle(2);
  expect(new Silence("t").hears(2)).toBe(true);
});

test("of many tables only the latest are remembered", () => {
  for (let table = 0; table < 60; table += 1) new Silence(`t${table}`).toggle(0);
  expect(new Silence("t0").hears(0)).toBe(true);
  expect(new Silence("t59").hears(0)).toBe(false);
});
