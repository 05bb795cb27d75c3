/** Boxes and other outlines on the screen, in CSS pixels. */

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Point {
  x: number;
  y: number;
}

/** The box around an outline. */
export function boundsOf(outline: readonly Point[]): Box {
  const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
}

/** The part of an outline without dents that lies in a box. */
export function clipped(outline: readonly Point[], { x, y, w, h }: Box): Point[] {
  const edges: ((point: Point) => number)[] = [
    (point) => point.x - x,
    (point) => x + w - point.x,
    (point) => point.y - y,
    (point) => y + h - point.y,
  ];
  return edges.reduce<Point[]>(
    (left, inside) =>
      left.flatMap((to, index) => {
        const from = left.at(index - 1) ?? to;
        const [before, now] = [inside(from), inside(to)];
        const share = before / (before - now);
        const crossing = { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) };
        return [...(before < 0 !== now < 0 ? [crossing] : []), ...(now >= 0 ? [to] : [])];
      }),
    [...outline],
  );
}

const meet = (a: Box, b: Box) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

function around(a: Box, b: Box): Box {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  return { x, y, w: Math.max(a.x + a.w, b.x + b.w) - x, h: Math.max(a.y + a.h, b.y + b.h) - y };
}

/** The part of a box that lies in a window, so far from its edges; what lies outside has no size. */
export function within(
  { x, y, w, h }: Box,
  { left, right, top, bottom }: { left: number; right: number; top: number; bottom: number },
  edge = 0,
): Box {
  const [x0, y0] = [Math.max(x, left + edge), Math.max(y, top + edge)];
  return {
    x: x0,
    y: y0,
    w: Math.max(0, Math.min(x + w, right - edge) - x0),
    h: Math.max(0, Math.min(y + h, bottom - edge) - y0),
  };
}

/** Whether any two of them overlap. */
export const crowded = (boxes: readonly Box[]) =>
  boxes.some((box, index) => boxes.slice(index + 1).some((other) => meet(box, other)));

/** The same boxes, with one around all that overlap: the parts of a thing are seen as one. */
export function joined(boxes: readonly Box[]): Box[] {
  const apart: Box[] = [];
  for (const box of boxes) {
    let whole = box;
    for (
      let met = apart.findIndex((one) => meet(one, whole));
      met >= 0;
      met = apart.findIndex((one) => meet(one, whole))
    )
      whole = around(whole, ...(apart.splice(met, 1) as [Box]));
    apart.push(whole);
  }
  return apart;
}
