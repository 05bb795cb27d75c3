/** Walking over the board with arrow keys: from one place to the nearest in that direction, a choice or not. */

const DIRECTIONS: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Middle {
  x: number;
  y: number;
}

/** The index of the spot nearest to `from` in the direction of a key; what lies aside counts double. */
export function nearest(from: Middle, spots: readonly Middle[], key: string): number {
  const [dx, dy] = DIRECTIONS[key] ?? [0, 0];
  let [best, found] = [Infinity, -1];
  spots.forEach((spot, index) => {
    const along = (spot.x - from.x) * dx + (spot.y - from.y) * dy;
    const aside = Math.abs((spot.x - from.x) * dy) + Math.abs((spot.y - from.y) * dx);
    if (along < 1 || aside > 3 * along || along + 2 * aside >= best) return;
    [best, found] = [along + 2 * aside, index];
  });
  return found;
}

/** The middle of an element on the screen. */
export function middle(element: Element): Middle {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Move the focus over the board; true if the key was one of ours. */
export function walk(event: KeyboardEvent): boolean {
  if (!(event.key in DIRECTIONS)) return false;
  const here = event.currentTarget as SVGElement;
  const places = [...(here.closest("main")?.querySelectorAll<SVGElement>("[data-place]") ?? [])].filter(
    (place) => place !== here,
  );
  places[nearest(middle(here), places.map(middle), event.key)]?.focus();
  return true;
}
