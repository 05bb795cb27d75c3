/** Where everything stands: the whole atlas on wide screens, one sheet of it at a time on a phone. */

export interface Spot {
  x: number;
  y: number;
}

export interface Box extends Spot {
  w: number;
  h: number;
}

/** A system: a star and the curves around it, with the places along each of them. */
export interface SystemLayout {
  width: number;
  height: number;
  star: Spot & { r: number };
  /** The path of an orbit; numbers between two orbits give the lines between them. */
  arc(orbit: number): string;
  /** The field between two curves. */
  band(from: number, to: number): string;
  /** The corners of that field, for light around it. */
  corners(from: number, to: number): string;
  number(orbit: number): Spot;
  planet(orbit: number): Spot;
  /** The first step of the ladder of life, and how far apart the steps are. */
  ladder(orbit: number): Spot & { step: number };
  moon(orbit: number, index: number): Spot;
  /** Where a moon's life stands, seen from the moon. */
  moonLife: Spot;
  /** The field around an orbit's moons. */
  moons(orbit: number): Box;
  plate(orbit: number): Box;
  /** Where the habitable zone begins, as an orbit: the moons of the first one lie in it. */
  zone: number;
  /** Where the belt runs, as an orbit. */
  belt: number;
  rock(index: number, of: number): Spot;
  beltCounts: Spot[];
  /** What the belt scores now. */
  beltScore: Spot;
  /** The field of orbits that an expansion adds. */
  expansion(from: number): Box;
  planetScale: number;
  moonScale: number;
}

const ORBIT = 91;
const AXIS = 110;
const DEEP = 314;

/** Columns: orbits 0 to 2, the belt, orbits 3 to 6. */
function columnX(orbit: number): number {
  return 152 + orbit * ORBIT + (orbit >= 3 ? 72 : orbit > 2 ? (orbit - 2) * 72 : 0);
}

function bow(orbit: number): number {
  return 0.0013 - orbit * 0.00011;
}

function onArc(orbit: number, y: number): number {
  return columnX(orbit) - bow(orbit) * (y - AXIS) ** 2;
}

/** A parabola is exactly one quadratic curve. */
function curve(orbit: number, from: number, to: number): { start: Spot; control: Spot; end: Spot } {
  const start = { x: onArc(orbit, from), y: from };
  const end = { x: onArc(orbit, to), y: to };
  const middle = (from + to) / 2;
  return { start, end, control: { x: start.x - 2 * bow(orbit) * (from - AXIS) * (middle - from), y: middle } };
}

/** How finely the outline of a curved field is cut. */
const PIECES = 16;

/** The corners of the field between two curves: along one of them, and back along the other. */
function between(one: (share: number) => Spot, other: (share: number) => Spot): string {
  const shares = Array.from({ length: PIECES + 1 }, (_, piece) => piece / PIECES);
  const spots = [...shares.map(one), ...shares.map(other).reverse()];
  return spots.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");
}

const at = (spot: Spot) => `${spot.x.toFixed(1)} ${spot.y.toFixed(1)}`;

export const WIDE_SYSTEM: SystemLayout = {
  width: 832,
  height: DEEP,
  star: { x: -8, y: AXIS, r: 74 },
  arc: (orbit) => {
    const { start, control, end } = curve(orbit, 0, DEEP);
    return `M${at(start)}Q${at(control)} ${at(end)}`;
  },
  band: (from, to) => {
    const a = curve(from, 0, DEEP);
    const b = curve(to, 0, DEEP);
    return `M${at(a.start)}Q${at(a.control)} ${at(a.end)}L${at(b.end)}Q${at(b.control)} ${at(b.start)}z`;
  },
  corners: (from, to) => {
    const along = (orbit: number) => (share: number) => ({ x: onArc(orbit, share * DEEP), y: share * DEEP });
    return between(along(from), along(to));
  },
  number: (orbit) => ({ x: onArc(orbit, 18), y: 18 }),
  planet: (orbit) => ({ x: onArc(orbit, 77 + (orbit % 2) * 26), y: 77 + (orbit % 2) * 26 }),
  ladder: (orbit) => ({ x: onArc(orbit, 148) - 30, y: 148, step: 15 }),
  moon: (orbit, index) => ({ x: onArc(orbit, 184) - 29 + index * 29, y: 184 }),
  moonLife: { x: 0, y: 24 },
  moons: (orbit) => ({ x: onArc(orbit, 184) - 44, y: 162, w: 88, h: 58 }),
  plate: (orbit) => ({ x: onArc(orbit, 268) - 42, y: 230, w: 84, h: 76 }),
  zone: -0.62,
  belt: 2.5,
  rock: (index, of) => {
    const y = 24 + ((index + 0.5) * 190) / Math.max(6, of);
    return { x: onArc(2.5, y) + ((index * 37) % 3) * 13 - 13, y };
  },
  beltCounts: [
    { x: onArc(2.5, 262) - 24, y: 262 },
    { x: onArc(2.5, 290) - 24, y: 290 },
  ],
  beltScore: { x: onArc(2.5, 236), y: 236 },
  expansion: (from) => ({ x: columnX(from) - 47, y: 6, w: columnX(6) - columnX(from) + 94, h: DEEP - 12 }),
  planetScale: 1,
  moonScale: 0.62,
};

const ROW = 72;

function rowY(orbit: number): number {
  return 74 + orbit * ROW + (orbit >= 3 ? 54 : orbit > 2 ? (orbit - 2) * 54 : 0);
}

/** A phone's orbits bow downwards under a star at the top. */
function drop(x: number): number {
  return ((x - 195) / 195) ** 2 * -10;
}

const NARROW_WIDTH = 390;

export const NARROW_SYSTEM: SystemLayout = {
  width: NARROW_WIDTH,
  height: 602,
  star: { x: 195, y: -48, r: 84 },
  arc: (orbit) => `M0 ${rowY(orbit) - 10}Q195 ${rowY(orbit) + 10} 390 ${rowY(orbit) - 10}`,
  band: (from, to) =>
    `M0 ${rowY(from) - 10}Q195 ${rowY(from) + 10} 390 ${rowY(from) - 10}V${rowY(to) - 10}Q195 ${rowY(to) + 10} 0 ${rowY(to) - 10}z`,
  corners: (from, to) => {
    const along = (orbit: number) => (share: number) => {
      const x = share * NARROW_WIDTH;
      return { x, y: rowY(orbit) + drop(x) };
    };
    return between(along(from), along(to));
  },
  number: (orbit) => ({ x: 15, y: rowY(orbit) + drop(15) }),
  planet: (orbit) => ({ x: 64, y: rowY(orbit) + drop(64) }),
  ladder: (orbit) => ({ x: 120, y: rowY(orbit) - 23, step: 17 }),
  moon: (orbit, index) => ({ x: 126 + index * 35, y: rowY(orbit) + 2 }),
  moonLife: { x: 0, y: 22 },
  moons: (orbit) => ({ x: 108, y: rowY(orbit) - 14, w: 106, h: 46 }),
  plate: (orbit) => ({ x: 228, y: rowY(orbit) - 32, w: 156, h: 60 }),
  zone: -0.5,
  belt: 2.5,
  rock: (index, of) => {
    const x = 130 + ((index + 0.5) * 248) / Math.max(8, of);
    return { x, y: rowY(2.5) + drop(x) + ((index * 37) % 3) * 8 - 8 };
  },
  beltCounts: [
    { x: 8, y: rowY(2.5) + drop(30) },
    { x: 60, y: rowY(2.5) + drop(80) },
  ],
  beltScore: { x: 118, y: rowY(2.5) + drop(118) },
  expansion: (from) => ({ x: 4, y: rowY(from) - 36, w: 382, h: rowY(6) - rowY(from) + 68 }),
  planetScale: 0.9,
  moonScale: 0.62,
};

/** The central board: a field for each sector, and the dial between them. */
export interface ChartLayout {
  width: number;
  height: number;
  quarter(sector: number): Box;
  numeral(sector: number): Spot;
  space(sector: number, index: number, of: number): Box;
  dial: Spot & { r: number };
  bag: Spot;
  /** The decks of planetary and stellar objectives. */
  decks: readonly [Spot, Spot];
  reserve: Box;
}

const CHART = 268;
/** The objectives of sector I have words to be read: they take one side of the chart, the other sectors a row each. */
const OBJECTIVES = 590;
const BODIES = 764;
const BODY_ROW = 88;

/** Objectives side by side where there are more than three; an odd one out has its row to itself. */
function objectiveBox(index: number, of: number): Box {
  const across = of > 3 ? 2 : 1;
  const h = (CHART - 4) / Math.ceil(of / across);
  const alone = across === 1 || (of % 2 === 1 && index === of - 1);
  const w = OBJECTIVES / across;
  return {
    x: 4 + (index % across) * w,
    y: 4 + Math.floor(index / across) * h,
    w: (alone ? OBJECTIVES : w) - 5,
    h: h - 4,
  };
}

export const WIDE_CHART: ChartLayout = {
  width: 1160,
  height: CHART,
  quarter: (sector) =>
    sector === 0
      ? { x: 0, y: 0, w: OBJECTIVES + 4, h: CHART }
      : { x: BODIES - 4, y: (sector - 1) * BODY_ROW, w: 1160 - BODIES + 4, h: BODY_ROW },
  numeral: (sector) => (sector === 0 ? { x: 609, y: 28 } : { x: 738, y: 44 + (sector - 1) * BODY_ROW }),
  space: (sector, index, of) => {
    if (sector === 0) return objectiveBox(index, of);
    const w = (1156 - BODIES) / of;
    return { x: BODIES + index * w, y: 4 + (sector - 1) * BODY_ROW, w: w - 5, h: BODY_ROW - 4 };
  },
  dial: { x: 676, y: 134, r: 50 },
  bag: { x: 676, y: 22 },
  decks: [
    { x: 654, y: 52 },
    { x: 698, y: 52 },
  ],
  reserve: { x: 631, y: 190, w: 90, h: 76 },
};

/** How high an objective is on a phone, where it has the whole width. */
export const PLATE = 92;

/** The chart on a phone, with so many objectives in sector I. */
export function narrowChart(objectives: number): ChartLayout {
  const first = objectives * (PLATE + 4) + 4;
  const row = (sector: number) => 114 + first + (sector - 1) * 106;
  return {
    width: NARROW_WIDTH,
    height: row(4) - 2,
    quarter: (sector) => (sector === 0 ? { x: 4, y: 108, w: 382, h: first } : { x: 4, y: row(sector), w: 382, h: 100 }),
    numeral: (sector) => ({ x: 17, y: sector === 0 ? 116 + first / 2 : row(sector) + 56 }),
    space: (sector, index, of) => {
      if (sector === 0) return { x: 40, y: 112 + index * (PLATE + 4), w: 342, h: PLATE };
      return { x: 40 + (index * 346) / of, y: row(sector) + 4, w: 346 / of - 4, h: 92 };
    },
    dial: { x: 54, y: 54, r: 46 },
    bag: { x: 150, y: 20 },
    decks: [
      { x: 236, y: 20 },
      { x: 322, y: 20 },
    ],
    reserve: { x: 112, y: 40, w: 270, h: 56 },
  };
}
