/** The galaxy on paper: from the view's whole numbers to places around the middle of the patch. */

import { hexagonCorners, type Point } from "../../lib/shapes";
import { render } from "../../lib/texts.svelte";
import { thingsIn } from "../../lib/things";
import type { Message } from "../../protocol";
import { SECTORS, type GalaxyView, type SpaceView } from "./view";

/** The distance from a hexagon's middle to its corners. */
export const R = 76;
const UNIT_X = (Math.sqrt(3) / 12) * R;
const UNIT_Y = R / 4;
const NEIGHBOURS = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
] as const;

export interface Spot {
  x: number;
  y: number;
}

/** A corner or a side, with its name for people. */
export interface Space extends Spot {
  name: string;
  /** The hexagon on whose clock it is named, and the hour. */
  clock: { hexagon: string; hour: number };
}

export interface Hexagon extends Spot {
  /** Its name in notation. */
  name: string;
  /** Its name for people. */
  words: string;
  sector: number;
  /** Its star spaces and life spaces. */
  stars: number[];
  life: number[];
}

export interface Galaxy {
  width: number;
  height: number;
  hexagons: Hexagon[];
  stars: Space[];
  /** Life lies along a side: `turn` is its direction in degrees. */
  life: (Space & { turn: number })[];
  /** The sides between two sectors. */
  borders: string;
  /** Where each sector's letter stands: beside the patch, in a gap of its own. */
  letters: Spot[];
}

const round = (value: number) => Math.round(value * 100) / 100;

/** Lay a galaxy out around the origin. */
export function layOut(view: GalaxyView): Galaxy {
  const raw = view.hexagons.map(({ q, r }) => ({ x: (12 * q + 6 * r) * UNIT_X, y: 6 * r * UNIT_Y }));
  const xs = raw.map(({ x }) => x);
  const ys = raw.map(({ y }) => y);
  const middle = { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
  const place = ({ x, y }: Spot): Spot => ({ x: round(x - middle.x), y: round(y - middle.y) });
  const scaled = ({ x, y, name }: SpaceView): Space => ({
    ...place({ x: x * UNIT_X, y: y * UNIT_Y }),
    name: render(name),
    clock: clockOf(name),
  });

  const stars = view.stars.map(scaled);
  const centres = raw.map(place);
  const life = view.life.map(scaled).map((spot, index) => ({ ...spot, turn: turnOf(view.ends[index] ?? [], stars) }));
  const hexagons = view.hexagons.map(({ name, words, sector, stars: corners, life: sides }, index) => ({
    ...(centres[index] as Spot),
    name,
    words: render(words),
    sector,
    stars: corners,
    life: sides,
  }));
  return {
    width: Math.max(...xs) - Math.min(...xs) + Math.sqrt(3) * R,
    height: Math.max(...ys) - Math.min(...ys) + 2 * R,
    hexagons,
    stars,
    life,
    borders: view.borders.map((side) => line(view.ends[side] ?? [], stars)).join(""),
    letters: SECTORS.map((_, sector) => place(gap(view, sector))).map(({ x, y }) => ({
      x: round(x * 0.9),
      y: round(y * 1.02),
    })),
  };
}

/** The clock that names a space, as its name tells it. */
function clockOf({ args: { hexagon, hour } }: Message): Space["clock"] {
  const [thing = ""] = typeof hexagon === "object" && hexagon.type === "message" ? thingsIn(hexagon) : [];
  return { hexagon: thing.split("/")[1] ?? "", hour: Number(hour) };
}

/** Where the hours stand on the clock of a hexagon: even ones at its corners, odd ones at its sides. */
export function hourSpots(odd: boolean): (Spot & { hour: number })[] {
  const far = odd ? R * Math.cos(Math.PI / 6) - 19 : R - 25;
  return [1, 3, 5, 7, 9, 11].map((number) => {
    const hour = odd ? number : number + 1;
    const turn = (hour / 6) * Math.PI;
    return { hour, x: round(far * Math.sin(turn)), y: round(-far * Math.cos(turn)) };
  });
}

/** The direction of a side, from one of its ends to the other. */
function turnOf([from = -1, to = -1]: readonly number[], stars: readonly Spot[]): number {
  const [a, b] = [stars[from], stars[to]];
  return a && b ? Math.round((Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI) : 0;
}

/** A side as a line from one of its ends to the other. */
function line([from = -1, to = -1]: readonly number[], stars: readonly Spot[]): string {
  const [a, b] = [stars[from], stars[to]];
  return a && b ? `M${a.x} ${a.y}L${b.x} ${b.y}` : "";
}

/** The free cell beside the patch that touches most of a sector and least of the others. */
function gap(view: GalaxyView, sector: number): Spot {
  const at = new Map(view.hexagons.map((hexagon) => [`${hexagon.q},${hexagon.r}`, hexagon.sector]));
  const rows = view.hexagons.map(({ r }) => r);
  let best = { score: -Infinity, q: 0, r: 0 };
  for (const hexagon of view.hexagons.filter((other) => other.sector === sector)) {
    for (const [dq, dr] of NEIGHBOURS) {
      const [q, r] = [hexagon.q + dq, hexagon.r + dr];
      if (at.has(`${q},${r}`) || r < Math.min(...rows) || r > Math.max(...rows)) continue;
      const beside = NEIGHBOURS.flatMap(([x, y]) => at.get(`${q + x},${r + y}`) ?? []);
      const score =
        beside.reduce((sum, other) => sum + (other === sector ? 1 : -1), 0) + (r === rows[0] ? 0 : Math.abs(r) / 10);
      if (score > best.score) best = { score, q, r };
    }
  }
  return { x: (12 * best.q + 6 * best.r) * UNIT_X, y: 6 * best.r * UNIT_Y };
}

/** The outline of a hexagon around the origin. */
export const outline = (r = R): string =>
  hexagonCorners(r)
    .map(([x, y]: Point) => `${x},${y}`)
    .join(" ");
