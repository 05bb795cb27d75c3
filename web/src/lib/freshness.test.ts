import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Freshness } from "./freshness";

let kept: Map<string, string>;
let active: { tagName: string } | null;
const reload = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  kept = new Map();
  active = null;
  reload.mockClear();
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  });
  vi.stubGlobal("document", {
    get activeElement() {
      return active;
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function stale(): Freshness {
  const freshness = new Freshness(reload);
  freshness.told("one");
  freshness.told("two");
  return freshness;
}

test("nothing is loaded while the server has the same client, or none", () => {
  const freshness = new Freshness(reload);
  for (const build of ["", "one", "one", ""]) freshness.told(build);
  freshness.renew();
  freshness.renewWhen(() => true);
  vi.runAllTimers();
  expect(reload).not.toHaveBeenCalled();
});

test("a new client is loaded on the way to another page", () => {
  stale().renew();
  expect(reload).toHaveBeenCalledTimes(1);
});

test("and between two moves, when nobody is to choose or writes something", () => {
  const freshness = stale();
  freshness.renewWhen(() => false);
  vi.runAllTimers();
  active = { tagName: "INPUT" };
  freshness.renewWhen(() => true);
  vi.runAllTimers();
  expect(reload).not.toHaveBeenCalled();
  active = { tagName: "BODY" };
  freshness.renewWhen(() => true);
  vi.runAllTimers();
  expect(reload).toHaveBeenCalledTimes(1);
});

test("not again and again while servers with different clients answer", () => {
  stale().renew();
  stale().renew();
  expect(reload).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(60_000);
  stale().renew();
  expect(reload).toHaveBeenCalledTimes(2);
});

test("a part that is no longer there is a reason as well", () => {
  new Freshness(reload).missing();
  expect(reload).toHaveBeenCalledTimes(1);
});
