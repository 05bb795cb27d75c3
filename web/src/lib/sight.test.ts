import { expect, test, vi } from "vitest";
import { bringIntoSight, bringTogether } from "./sight";

vi.mock("./settings.svelte", () => ({ travel: () => 0 }));

const box = (top: number, height: number) => ({ top, height, bottom: top + height }) as DOMRect;
const element = (top: number, height = 20) => ({ getBoundingClientRect: () => box(top, height) }) as Element;

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

test("what the decision is about is brought to the middle", () => {
  expect(scroller([element(700)], [element(150)])).toHaveBeenCalledWith({ top: 460, behavior: "auto" });
});

test("nothing moves where something of it is in sight, or there is nothing", () => {
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
