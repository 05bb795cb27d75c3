/** Where everything stands: the window in three formats, and laid on its side for phones. */

import type { Sheet } from "../../lib/rooms";
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

export interface Layout extends Sheet {
  /** Whether the days lie below each other. */
  rows: boolean;
  pane(region: number): Box;
  picture(region: number): Box;
  /** Where an angel's feet stand. */
  sill(region: number, square: number): Spot;
  /** The ledge under a square. */
  ledge(region: number, square: number): Box;
  /** The field of a square, around its angel and its yields. */
  square(region: number, square: number): Box;
  /** The centre of the first cube of a yield; options stand below each other. */
  yield(region: number, square: number, option: number, options: number): Spot;
  /** The size of a cube in a row of so many, one of so many options. */
  cube(cubes: number, options?: number): number;
  /** Whether so many cubes are written as a number beside one of them. */
  counts(cubes: number): boolean;
  /** Whether the word "or" stands between two yields. */
  or: boolean;
  /** How long the line between two yields is where that word has no room. */
  divider: number;
  angel: number;
  petal(day: number, circle: number): Spot;
  petalRadius: number;
  /** The middle of the work circles, or null where they stand in a row. */
  rosette(day: number): (Spot & { r: number }) | null;
  /** Whether only the next circle is shown, and beside it who has worked. */
  strip: boolean;
  /** What a day's work costs and brings: where the words stand, or null where there is no room for them, and the cubes. */
  cost(day: number): { word: Spot | null; cubes: Spot };
  bonus(day: number): { word: Spot | null; cubes: Spot } | null;
  price: number;
  light(step: number): Box;
  god(step: number): Spot;
  sun: number;
  stock(colour: number): Spot;
  stockCube: number;
  stockWord: Spot | null;
  rest: Spot | null;
}

/** What sets one window apart from another: how broad its panes are, and what stands how high in them. */
interface Measures {
  letters: number;
  pane: number;
  gap: number;
  edge: number;
  lights: number;
  picture: number;
  sill: number;
  /** How far below the sills the middle of the rosette, the price and the bonus stand. */
  rose: { y: number; r: number; petal: number } | null;
  cost: number;
  bonus: number | null;
  below: number;
  cube: number;
  /** Where the first cube of a yield begins, and how far apart the angels stand. */
  cubesAt: number;
  angel: number;
  lean: number;
  stock: { y: number; step: number; cube: number };
}

function windowOf(m: Measures): Layout {
  const x = (region: number) => m.edge + region * (m.pane + m.gap);
  const top = m.lights + 8;
  const sills = top + m.picture + 4;
  const end = sills + 7 * m.sill;
  const room = m.pane - m.cubesAt - 3;
  const cube = (cubes: number, options = 1) =>
    Math.min(m.cube, options > 2 ? (m.sill - 3) / 3 - 0.5 : (m.sill - 4) / options - 1, room / Math.max(1, cubes) - 1);
  /** Between two yields, so that they are seen to be two. */
  const apart = (options: number) =>
    Math.max(1, Math.min(5, (m.sill - 4 - options * cube(1, options)) / Math.max(1, options)));
  const strip = m.rose === null;
  const step = (at: number) => (((at - 1) % 3) + 0.5) * (m.pane / 3);
  return {
    width: 2 * m.edge + 8 * m.pane + 7 * m.gap,
    height: end + m.below + 2,
    letters: m.letters,
    rows: false,
    pane: (region) => ({ x: x(region), y: top, w: m.pane, h: end + m.below - top }),
    picture: (region) => ({ x: x(region) + 4, y: top + 4, w: m.pane - 8, h: m.picture }),
    sill: (region, square) => ({
      x: x(region) + m.angel * 21 + 2 + square * m.lean,
      y: sills + (square + 1) * m.sill - 3,
    }),
    ledge: (region, square) => ({ x: x(region) + 4, y: sills + (square + 1) * m.sill - 3, w: m.pane - 8, h: 3 }),
    square: (region, square) => ({ x: x(region) + 2, y: sills + square * m.sill, w: m.pane - 4, h: m.sill - 1 }),
    yield: (region, square, option, options) => ({
      x: x(region) + m.cubesAt + cube(1, options) / 2,
      y: sills + (square + 0.5) * m.sill - 2 + (option - (options - 1) / 2) * (cube(1, options) + apart(options)),
    }),
    cube,
    counts: (cubes) => room / cubes - 1 < m.letters / 0.92,
    or: m.pane > 120,
    divider: Math.min(50, room),
    angel: m.angel,
    petal: (day, circle) => {
      if (!m.rose) return { x: x(day) + 19, y: end + 22 };
      const [dx, dy] = onCircle(m.rose.r, -90 + (360 / 7) * circle);
      return { x: x(day) + m.pane / 2 + dx, y: end + m.rose.y + dy };
    },
    petalRadius: m.rose?.petal ?? 15,
    rosette: (day) => m.rose && { x: x(day) + m.pane / 2, y: end + m.rose.y, r: m.rose.r + m.rose.petal + 3 },
    strip,
    cost: (day) => ({
      word: strip ? null : { x: x(day) + 8, y: end + m.cost },
      cubes: { x: x(day) + (strip ? 3 : 8), y: end + m.cost + (strip ? 0 : 14) },
    }),
    bonus: (day) =>
      m.bonus === null
        ? null
        : { word: { x: x(day) + 8, y: end + m.bonus }, cubes: { x: x(day) + 8, y: end + m.bonus + 14 } },
    price: strip ? 13 : 16.5,
    light: (at) => ({
      x: x(Math.ceil(at / 3)) + ((at - 1) % 3) * (m.pane / 3) + 1.5,
      y: 4,
      w: m.pane / 3 - 3,
      h: m.lights,
    }),
    god: (at) =>
      at === 0
        ? { x: x(0) + m.pane / 2, y: 4 + m.lights / 2 }
        : { x: x(Math.ceil(at / 3)) + step(at), y: 4 + m.lights / 2 },
    sun: Math.min(33, m.lights * 0.9 + 6),
    stock: (colour) => ({
      x: x(0) + m.stock.cube / 2 + (strip ? 5 : m.pane * 0.17),
      y: end + m.stock.y + colour * m.stock.step,
    }),
    stockCube: m.stock.cube,
    stockWord: strip ? null : { x: x(0) + m.pane / 2, y: end + 18 },
    rest: strip ? null : { x: x(7) + m.pane / 2, y: end + m.cost - 60 },
  };
}

/** For a desk. */
export const WINDOW: Layout = windowOf({
  letters: 12.4,
  pane: 138,
  gap: 6,
  edge: 7,
  lights: 36,
  picture: 138,
  sill: 43,
  rose: { y: 68, r: 43, petal: 17 },
  cost: 148,
  bonus: 188,
  below: 220,
  cube: 16,
  cubesAt: 68,
  angel: 0.9,
  lean: 3,
  stock: { y: 56, step: 50, cube: 26 },
});

/** For tablets and laptops: narrower panes, and everything that is read larger in them. */
export const TALL: Layout = windowOf({
  letters: 12.1,
  pane: 97.5,
  gap: 4,
  edge: 4,
  lights: 22,
  picture: 96,
  sill: 56,
  rose: { y: 54, r: 34, petal: 14.5 },
  cost: 122,
  bonus: 160,
  below: 193,
  cube: 18,
  cubesAt: 37,
  angel: 0.84,
  lean: 0,
  stock: { y: 44, step: 40, cube: 24 },
});

/** For a phone on its side: of a day's work only what comes next. */
export const LOW: Layout = windowOf({
  letters: 11.2,
  pane: 71,
  gap: 2.5,
  edge: 3,
  lights: 9,
  picture: 41,
  sill: 38.2,
  rose: null,
  cost: 50,
  bonus: null,
  below: 60,
  cube: 14,
  cubesAt: 24,
  angel: 0.6,
  lean: 0,
  stock: { y: 12, step: 19, cube: 15 },
});

const ROW = 116;
const LEFT = 58;
const COLUMN = 47;
const CUBE = 14.7;

const rowY = (region: number) => 4 + region * (ROW + 6);

/** For a phone: the window laid on its side. */
export const ROWS: Layout = {
  width: 390,
  height: 8 * (ROW + 6) + 4,
  letters: 13.4,
  rows: true,
  pane: (region) => ({ x: 3, y: rowY(region), w: 384, h: ROW }),
  picture: (region) => ({ x: 7, y: rowY(region) + 20, w: LEFT - 10, h: ROW - 24 }),
  sill: (region, square) => ({ x: LEFT + COLUMN * (square + 0.5), y: rowY(region) + 79 }),
  ledge: (region, square) => ({ x: LEFT + COLUMN * square + 1, y: rowY(region) + 79, w: COLUMN - 3, h: 3 }),
  square: (region, square) => ({ x: LEFT + COLUMN * square, y: rowY(region) + 2, w: COLUMN - 1, h: 80 }),
  yield: (region, square, option, options) => ({
    x: LEFT + COLUMN * square + CUBE / 2 + 0.5,
    y: rowY(region) + (options > 2 ? 9 + option * 15 : options > 1 ? 9.5 + option * 19.5 : 18),
  }),
  cube: () => CUBE,
  counts: (cubes) => cubes > 3,
  or: false,
  divider: COLUMN - 5,
  angel: 0.92,
  petal: (day, circle) => ({ x: LEFT + 11 + circle * 22.5, y: rowY(day) + 99 }),
  petalRadius: 10.5,
  rosette: () => null,
  strip: false,
  cost: (day) => ({ word: { x: LEFT + 160, y: rowY(day) + 95 }, cubes: { x: LEFT + 160, y: rowY(day) + 107 } }),
  bonus: (day) => ({ word: { x: LEFT + 254, y: rowY(day) + 95 }, cubes: { x: LEFT + 254, y: rowY(day) + 107 } }),
  price: CUBE,
  light: (step) => ({ x: 7 + ((step - 1) % 3) * 17.6, y: rowY(Math.ceil(step / 3)) + 4, w: 16, h: 13 }),
  god: (step) =>
    step === 0 ? { x: 33, y: rowY(0) + 11 } : { x: 15 + ((step - 1) % 3) * 17.6, y: rowY(Math.ceil(step / 3)) + 10.5 },
  sun: 17,
  stock: (colour) => ({ x: LEFT + 60 + colour * 92, y: rowY(0) + 100 }),
  stockCube: 17,
  stockWord: null,
  rest: null,
};
