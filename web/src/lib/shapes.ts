/** Plain geometry for the boards. */

export type Point = readonly [x: number, y: number];

/** A point on a circle around the origin; 0 degrees is to the right, growing clockwise. */
export function onCircle(r: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [round(r * Math.cos(angle)), round(r * Math.sin(angle))];
}

/** The six corners of a hexagon, clockwise from the top (or, when flat, from the right). */
export function hexagonCorners(r: number, flat = false): Point[] {
  return Array.from({ length: 6 }, (_, corner) => onCircle(r, 60 * corner - (flat ? 0 : 90)));
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
