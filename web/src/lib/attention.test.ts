import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Attention } from "./attention.svelte";

const page = Object.assign(new EventTarget(), { hidden: false });
const hands = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  page.hidden = false;
  vi.stubGlobal("document", page);
  vi.stubGlobal("addEventListener", hands.addEventListener.bind(hands));
  vi.stubGlobal("removeEventListener", hands.removeEventListener.bind(hands));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("who looks at something else, or has not moved for long, is not attentive until they are back", () => {
  const attention = new Attention();
  expect(attention.attentive).toBe(true);
  page.hidden = true;
  page.dispatchEvent(new Event("visibilitychange"));
  expect(attention.attentive).toBe(false);
  page.hidden = false;
  page.dispatchEvent(new Event("visibilitychange"));
  expect(attention.attentive).toBe(true);
  vi.advanceTimersByTime(100_000);
  hands.dispatchEvent(new Event("pointermove"));
  vi.advanceTimersByTime(100_000);
  expect(attention.attentive).toBe(true);
  vi.advanceTimersByTime(30_000);
  expect(attention.attentive).toBe(false);
  hands.dispatchEvent(new Event("keydown"));
  expect(attention.attentive).toBe(true);
  attention.close();
  vi.advanceTimersByTime(300_000);
  expect(attention.attentive).toBe(true);
});
