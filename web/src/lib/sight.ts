/** On a phone the board is larger than its window: bring what the decision is about into sight. */

import { travel } from "./settings.svelte";

/** Scroll to what the board marks with `data-here`, else to the first choice, unless something of it can be seen already. */
export function bringIntoSight(scroller: HTMLElement): void {
  const marked = [...scroller.querySelectorAll("[data-here]")];
  const wanted = marked.length > 0 ? marked : [...scroller.querySelectorAll("[data-place].glow")];
  const frame = scroller.getBoundingClientRect();
  const tabs = scroller.querySelector("[role=tablist]")?.getBoundingClientRect().height ?? 0;
  const inSight = (element: Element) => {
    const box = element.getBoundingClientRect();
    return box.top >= frame.top + tabs && box.bottom <= frame.bottom;
  };
  const [first] = wanted;
  if (!first || wanted.some(inSight)) return;
  const box = first.getBoundingClientRect();
  const middle = frame.top + tabs + (frame.height - tabs) / 2;
  scroller.scrollBy({ top: box.top + Math.min(box.height, frame.height - tabs) / 2 - middle, behavior: travel() > 0 ? "smooth" : "auto" });
}
