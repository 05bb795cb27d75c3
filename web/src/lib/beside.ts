/** Where a card stands that speaks of something: beside it, never over it. */

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

const GAP = 14;
const EDGE = 8;

const within = (value: number, least: number, most: number) => Math.max(least, Math.min(value, Math.max(least, most)));

/** The top left corner of a card: to the right or left of a thing where it fits, else below or above it. */
export function beside(
  thing: Rect,
  card: { width: number; height: number },
  screen: { width: number; height: number },
): { x: number; y: number } {
  const right = thing.x + thing.width + GAP;
  const left = thing.x - GAP - card.width;
  const y = within(thing.y + thing.height / 2 - card.height / 3, EDGE, screen.height - card.height - EDGE);
  if (right + card.width + EDGE <= screen.width) return { x: right, y };
  if (left >= EDGE) return { x: left, y };
  const x = within(thing.x + thing.width / 2 - card.width / 2, EDGE, screen.width - card.width - EDGE);
  const below = thing.y + thing.height + GAP;
  const above = thing.y - GAP - card.height;
  if (below + card.height + EDGE <= screen.height) return { x, y: below };
  if (above >= EDGE) return { x, y: above };
  // No room on any side: at the edge that is farther from the thing.
  return { x, y: thing.y + thing.height / 2 > screen.height / 2 ? EDGE : screen.height - card.height - EDGE };
}
