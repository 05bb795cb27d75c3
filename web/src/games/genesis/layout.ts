/** Where everything stands: the window for wide screens, the same window laid on its side for phones. */

import { onCircle } from "../../lib/shapes";

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Spot {
  x: number;
  y: number;
}

export interface Layout {
  width: number;
  height: number;
  pane(region: number): Box;
  picture(region: number): Box;
  /** Where an angel's feet stand. */
  sill(region: number, square: number): Spot;
  /** The ledge under a square. */
  ledge(region: number, square: number): Box;
  /** The centre of the first cube of a yield; options stand below each other. */
  yield(region: number, square: number, option: number, options: number): Spot;
  /** The size of a cube in a row of so many. */
  cube(cubes: number): number;
  angel: number;
  petal(day: number, circle: number): Spot;
  petalRadius: number;
  /** The middle of the work circles, or null where they stand in a row. */
  rosette(day: number): Spot | null;
  cost(day: number): Spot;
  bonus(day: number): Spot;
  light(step: number): Box;
  god(step: number): Spot;
  stock(colour: number): Spot;
}

const PANE = 138;
const GAP = 6;
const SILL = 43;
const SILLS_AT = 208;

function paneX(region: number): number {
  return 7 + region * (PANE + GAP);
}

function rosetteAt(day: number): Spot {
  return { x: paneX(day) + PANE / 2, y: 584 };
}

export const WINDOW: Layout = {
  width: 1160,
  height: 742,
  pane: (region) => ({ x: paneX(region), y: 58, w: PANE, h: 680 }),
  picture: (region) => ({ x: paneX(region) + 5, y: 63, w: PANE - 10, h: 140 }),
  sill: (region, square) => ({ x: paneX(region) + 30 + square * 3, y: SILLS_AT + (square + 1) * SILL - 3 }),
  ledge: (region, square) => ({ x: paneX(region) + 5, y: SILLS_AT + (square + 1) * SILL - 3, w: PANE - 10, h: 3 }),
  yield: (region, square, option, options) => ({
    x: paneX(region) + 77,
    y: SILLS_AT + square * SILL + (options === 1 ? 22 : 13 + option * 17),
  }),
  cube: () => 15,
  angel: 0.9,
  petal: (day, circle) => {
    const centre = rosetteAt(day);
    const [x, y] = onCircle(42, -90 + (360 / 7) * circle);
    return { x: centre.x + x, y: centre.y + y };
  },
  petalRadius: 16,
  rosette: rosetteAt,
  cost: (day) => ({ x: paneX(day) + 14, y: 672 }),
  bonus: (day) => ({ x: paneX(day) + 14, y: 712 }),
  light: (step) => ({ x: paneX(Math.ceil(step / 3)) + ((step - 1) % 3) * (PANE / 3) + 1.5, y: 14, w: PANE / 3 - 3, h: 38 }),
  god: (step) => (step === 0 ? { x: paneX(0) + PANE / 2, y: 33 } : { x: paneX(Math.ceil(step / 3)) + (((step - 1) % 3) + 0.5) * (PANE / 3), y: 33 }),
  stock: (colour) => ({ x: paneX(0) + 30, y: 570 + colour * 52 }),
};

const ROW = 104;
const LEFT = 58;
const COLUMN = 47;

const rowY = (region: number) => 4 + region * (ROW + 6);

export const ROWS: Layout = {
  width: 390,
  height: 8 * (ROW + 6) + 4,
  pane: (region) => ({ x: 3, y: rowY(region), w: 384, h: ROW }),
  picture: (region) => ({ x: 7, y: rowY(region) + 20, w: LEFT - 10, h: ROW - 24 }),
  sill: (region, square) => ({ x: LEFT + COLUMN * (square + 0.5), y: rowY(region) + 73 }),
  ledge: (region, square) => ({ x: LEFT + COLUMN * square + 1, y: rowY(region) + 73, w: COLUMN - 3, h: 3 }),
  yield: (region, square, option) => ({ x: LEFT + COLUMN * square + 7, y: rowY(region) + 10 + option * 15 }),
  cube: (cubes) => (cubes > 3 && cubes < 5 ? 10.2 : 11.5),
  angel: 0.92,
  petal: (day, circle) => ({ x: LEFT + 11 + circle * 21, y: rowY(day) + 89 }),
  petalRadius: 9.5,
  rosette: () => null,
  cost: (day) => ({ x: LEFT + 164, y: rowY(day) + 94 }),
  bonus: (day) => ({ x: LEFT + 274, y: rowY(day) + 94 }),
  light: (step) => ({ x: 7 + ((step - 1) % 3) * 17.6, y: rowY(Math.ceil(step / 3)) + 4, w: 16, h: 13 }),
  god: (step) => (step === 0 ? { x: 33, y: rowY(0) + 11 } : { x: 15 + ((step - 1) % 3) * 17.6, y: rowY(Math.ceil(step / 3)) + 10.5 }),
  stock: (colour) => ({ x: LEFT + 60 + colour * 92, y: rowY(0) + 89 }),
};
