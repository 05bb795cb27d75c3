import { expect, test, vi } from "vitest";
import { bringIntoSight, bringTogether } from "./sight";

vi.mock("./settings.svelte", () => ({ travel: () => 0 }));

const box = (top: number, height: number) => ({ top, height, bottom: top + height }) as DOMRect;
const element = (top: number, height = 40) => ({ getBoundingClientRect: () => box(top, height) }) as Element;

/** A window of 400 by 300 over things that are marked, or glow. */
function scroller(marked: Element[], glowing: Element[]) {
  const scrollBy = vi.fn();
  const found: Record<string, Element[]> = { "[data-here]": marked, "[data-place].glow:not(.later)": glowing };
  const part = {
    ...element(100, 300),
    scrollBy,
    querySelector: () => null,
    querySelectorAll: (what: string) => found[what] ?? [],
  };
  bringIntoSight(part as unknown as HTMLElement);
  return scrollBy;
}

test("what the decision is about is brought into sight, with something of what lies around it", () => {
  expect(scroller([element(700)], [element(150)])).toHaveBeenCalledWith({ top: 405, behavior: "auto" });
});

test("of many choices as many are shown as there is room for", () => {
  const galaxy = Array.from({ length: 12 }, (_, row) => element(20 * row - 100));
  expect(scroller([], galaxy)).toHaveBeenCalledWith({ top: -210, behavior: "auto" });
  const taller = Array.from({ length: 40 }, (_, row) => element(20 * row - 300));
  expect(scroller([], [...taller, element(1000)])).not.toHaveBeenCalled();
});

test("nothing moves where no more could be seen at once, or there is nothing", () => {
  expect(scroller([], [element(700), element(200)])).not.toHaveBeenCalled();
  expect(scroller([], [])).not.toHaveBeenCalled();
});

/** How far a window from 100 to 400 scrolls for things that are pointed at. */
function scrolled(...things: [top: number, height: number][]) {
  const scrollBy = vi.fn();
  const main = { ...element(100, 300), scrollBy, querySelector: () => null, scrollHeight: 900, clientHeight: 300 };
  bringTogether(
    things.map(([top, height]) => ({ ...element(top, height), closest: () => main, querySelector: () => null })),
  );
  return (scrollBy.mock.calls[0]?.[0] as { top: number } | undefined)?.top ?? 0;
}

test("what is pointed at comes off the edge, together with all that fits", () => {
  expect(scrolled([200, 20])).toBe(0);
  expect(scrolled([370, 20])).toBe(130);
  expect(scrolled([200, 20], [500, 20])).toBe(0);
  expect(scrolled([200, 20], [400, 40])).toBe(70);
  expect(scrolled([110, 280])).toBe(0);
});
