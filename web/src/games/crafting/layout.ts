/** Where the parts of the table lie: all of them on a desk, one side of the table at a time where there is less room. */

import type { Sheet } from "../../lib/rooms";

export interface Spot {
  x: number;
  y: number;
}

/** The table as a whole. */
export const TABLE: Sheet = { width: 1160, height: 742, letters: 12 };

/** One's own side: the galaxy with all that belongs to it. */
export interface Stage extends Sheet {
  galaxy: Spot & { w: number; h: number; scale: number };
  tray: Spot & { scale: number };
  /** Where the sliders stand if not beside the tray. */
  sliders: (Spot & { scale: number }) | null;
  chamber: Spot & { h: number };
  hand: Spot;
  powers: Spot & { columns: number; w: number; h: number };
  /** The field for small maps of the others, so many side by side; null where they have a side of their own only. */
  others: (Spot & { w: number; h: number; across: number }) | null;
  /** How many cards that were drawn lie side by side. */
  drawn: number;
}

/** For laptops and tablets on their side. */
const BROAD: Stage = {
  width: 954,
  height: 606,
  letters: 11.9,
  galaxy: { x: 0, y: 0, w: 548, h: 532, scale: 0.96 },
  tray: { x: 0, y: 540, scale: 1 },
  sliders: null,
  chamber: { x: 558, y: 0, h: 604 },
  hand: { x: 662, y: 0 },
  powers: { x: 656, y: 130, columns: 2, w: 145, h: 148 },
  others: { x: 656, y: 444, w: 298, h: 160, across: 2 },
  drawn: 4,
};

/** For tablets held upright. */
const TALL: Stage = {
  width: 824,
  height: 716,
  letters: 12.4,
  galaxy: { x: 0, y: 0, w: 472, h: 464, scale: 0.8 },
  tray: { x: 0, y: 472, scale: 0.861 },
  sliders: null,
  chamber: { x: 480, y: 0, h: 526 },
  hand: { x: 580, y: 0 },
  powers: { x: 2, y: 538, columns: 4, w: 199, h: 174 },
  others: { x: 582, y: 132, w: 240, h: 396, across: 1 },
  drawn: 3,
};

/** For phones, where the page scrolls. */
export const LONG: Stage = {
  width: 390,
  height: 1010,
  letters: 13.4,
  galaxy: { x: 0, y: 0, w: 390, h: 388, scale: 0.65 },
  tray: { x: 4, y: 394, scale: 1.07 },
  sliders: { x: 106, y: 468, scale: 1 },
  chamber: { x: 6, y: 468, h: 504 },
  hand: { x: 106, y: 534 },
  powers: { x: 106, y: 664, columns: 2, w: 136, h: 166 },
  others: null,
  drawn: 2,
};

export const STAGES: readonly [Stage, ...Stage[]] = [BROAD, TALL, LONG];

/** The middle of the table: cups, goals and what lies in common, each drawn at the same scale. */
export interface Centre extends Sheet {
  scale: number;
  cups: Spot;
  goals: Spot;
  stores: Spot;
}

export const CENTRES: readonly [Centre, ...Centre[]] = [
  {
    width: 826,
    height: 564,
    letters: 16,
    scale: 1.42,
    cups: { x: 8, y: 6 },
    goals: { x: 420, y: 12 },
    stores: { x: 420, y: 318 },
  },
  {
    width: 390,
    height: 928,
    letters: 13.4,
    scale: 1.25,
    cups: { x: 20, y: 8 },
    goals: { x: 20, y: 656 },
    stores: { x: 20, y: 424 },
  },
];
