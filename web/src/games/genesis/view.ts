/** What the pictures of Genesis share: names, colours, and how notation writes essence. */

import type { BoardModule } from "..";
import type { GenesisComponents, GenesisView } from "./protocol";

export type { GenesisComponents, GenesisView, PrintedRegion } from "./protocol";
export type GenesisBoard = BoardModule<GenesisView, GenesisComponents>;

export const NUMERALS = ["void", "I", "II", "III", "IV", "V", "VI", "VII"] as const;
export const SQUARES = 7;
/** Essence in notation, which is the same in every language. */
export const LETTERS = ["C", "M", "L"] as const;
export const COLOUR_NAMES = ["chaos", "matter", "life"] as const;
/** Glass: each carries the first letter of its name as well. */
export const GLASS = ["#d93a45", "#3d6fe0", "#1f9a58"] as const;

/** Cubes by colour. */
export type Amounts = readonly number[];

/** How many cubes there are of all colours. */
export function countCubes(amounts: Amounts): number {
  return amounts.reduce((sum, count) => sum + count, 0);
}

/** Cubes in notation, as the choices write them: "2C 1M", or "-" for none. */
export function writeAmounts(amounts: Amounts): string {
  return amounts.flatMap((amount, colour) => (amount ? [`${amount}${LETTERS[colour]}`] : [])).join(" ") || "-";
}
