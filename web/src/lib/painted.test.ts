import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settle } from "../testing/fakes";
import { painted, watchKeys } from "./painted";

let events: EventTarget;
let frames: (() => void)[];

beforeEach(() => {
  vi.useFakeTimers();
  events = new EventTarget();
  frames = [];
  vi.stubGlobal("addEventListener", events.addEventListener.bind(events));
  vi.stubGlobal("requestAnimationFrame", (then: () => void) => frames.push(then));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function waiting(): () => boolean {
  let done = false;
  void painted().then(() => (done = true));
  return () => done;
}

async function paint(): Promise<void> {
  for (const frame of frames.splice(0)) frame();
  vi.advanceTimersByTime(0);
  await settle();
}

test("it is done after the next picture", async () => {
  const done = waiting();
  expect(done()).toBe(false);
  await paint();
  expect(done()).toBe(true);
});

test("while a key is down, after the picture that follows letting it go", async () => {
  watchKeys();
  events.dispatchEvent(new Event("keydown"));
  const done = waiting();
  await paint();
  expect(done()).toBe(false);
  events.dispatchEvent(new Event("keyup"));
  await paint();
  expect(done()).toBe(true);
});

test("a page that nobody sees is not waited for", async () => {
  const done = waiting();
  vi.advanceTimersByTime(150);
  await settle();
  expect(done()).toBe(true);
});
