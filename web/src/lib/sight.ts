/** On a phone the board is larger than its window: bring what the decision is about into sight. */

import { travel } from "./settings.svelte";
import { boxOf } from "./things";

/** The window of a board, without the tabs that stay at its upper edge and a note that lies over its end. */
export function windowOf(scroller: Element): { left: number; right: number; top: number; bottom: number } {
  const { left, right, top, bottom } = scroller.getBoundingClientRect();
  const tabs = scroller.querySelector("[role=tablist]")?.getBoundingClientRect().height ?? 0;
  const note = scroller.parentElement?.querySelector(".bottom > .note")?.getBoundingClientRect();
  return { left, right, top: top + tabs, bottom: Math.min(bottom, note?.top ?? bottom) };
}

/** How much room a finger needs, in CSS pixels. */
const TOUCHED = 40;

/** Scroll to what the board marks with `data-here`, else to the choices that are lit, unless no more of them could be seen at once. */
export function bringIntoSight(scroller: HTMLElement): void {
  const marked = [...scroller.querySelectorAll("[data-here]")];
  const wanted = marked.length > 0 ? marked : [...scroller.querySelectorAll("[data-place].glow:not(.later)")];
  const { top, bottom } = windowOf(scroller);
  const room = bottom - top;
  const spans = wanted.map((element) => {
    const box = element.getBoundingClientRect();
    const around = Math.max(0, TOUCHED - box.height) / 2;
    return { low: box.top - around, high: box.top + Math.min(box.height, room) + around };
  });
  const from = (start: number) => spans.filter(({ low, high }) => low >= start && high <= start + room);
  // What can be seen at once begins with one of them; of equally many, the first.
  const most = spans
    .map(({ low }) => from(low))
    .reduce((best, one) => (one.length > best.length ? one : best), from(top));
  if (most.length <= from(top).length) return;
  const [low, high] = [Math.min(...most.map((one) => one.low)), Math.max(...most.map((one) => one.high))];
  // No further than needed, with something of what lies around it: what was done last stays in sight.
  const around = (room - (high - low)) / 4;
  const by = low < top ? low - around - top : high + around - bottom;
  scroller.scrollBy({ top: by, behavior: travel() > 0 ? "smooth" : "auto" });
}

/** What lies around a thing helps to read it: so much of that is to be seen too, where there is room. */
const AROUND = 48;

/** Scroll the board until several things can be seen, or at least the first of them. */
export function bringTogether(wanted: readonly Element[]): void {
  const scroller = wanted[0]?.closest("main");
  if (!scroller || scroller.scrollHeight <= scroller.clientHeight + 1) return;
  const frame = windowOf(scroller);
  const room = frame.bottom - frame.top;
  const boxes = wanted.map(boxOf);
  const [top, bottom] = [Math.min(...boxes.map((box) => box.top)), Math.max(...boxes.map((box) => box.bottom))];
  const first = boxes[0] as DOMRect;
  const [low, high] = bottom - top < room ? [top, bottom] : [first.top, first.top + Math.min(first.height, room)];
  const around = Math.min(AROUND, (room - (high - low)) / 2);
  if (low - around >= frame.top && high + around <= frame.bottom) return;
  scroller.scrollBy({
    top: (low + high - frame.top - frame.bottom) / 2,
    behavior: travel() > 0 ? "smooth" : "auto",
  });
}
