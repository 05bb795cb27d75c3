/** What games/genesis/view.py sends, and how its printed values read. */

import type { EditionValues } from "..";
import type { Message } from "../../protocol";

export type { GenesisView } from "../../protocol";

export const NUMERALS = ["void", "I", "II", "III", "IV", "V", "VI", "VII"] as const;
export const SQUARES = 7;
export const DAYS = 7;
/** Essence in notation, which is the same in every language. */
export const LETTERS = ["C", "M", "L"] as const;
export const COLOUR_NAMES = ["chaos", "matter", "life"] as const;
/** Glass: each carries the first letter of its name as well. */
export const GLASS = ["#d93a45", "#3d6fe0", "#1f9a58"] as const;

export type Amounts = readonly [chaos: number, matter: number, life: number];

/** Read printed essence: "2C 1M | 1M 1L" offers a choice of two. */
export function readYields(text: string): Amounts[] {
  return text.split("|").map((part) => LETTERS.map((letter) => Number(part.match(new RegExp(`(\\d+)${letter}`))?.[1] ?? 0)) as unknown as Amounts);
}

/** Cubes in notation, as the choices write them: "2C 1M". */
export function writeAmounts(amounts: Amounts): string {
  return amounts.flatMap((amount, colour) => (amount ? [`${amount}${LETTERS[colour]}`] : [])).join(" ");
}

/** The printed things of one region. */
export interface Region {
  squares: Amounts[][];
  /** Points of the work circles, from the first. */
  points: number[];
  cost: Amounts | null;
  bonus: Amounts | null;
  /** Resting points by square, on day VII. */
  rest: number[];
}

/** All regions, the void first, as the edition prints them. */
export function readRegions(edition: EditionValues): Region[] {
  return NUMERALS.map((numeral) => {
    const at = numeral === "void" ? "void" : `day.${numeral}`;
    const essence = (key: string) => (typeof edition[key] === "string" ? (readYields(edition[key])[0] ?? null) : null);
    return {
      squares: ((edition[`${at}.squares`] as string[] | undefined) ?? []).map(readYields),
      points: (edition[`${at}.points`] as number[] | undefined) ?? [],
      cost: essence(`${at}.cost`),
      bonus: essence(`${at}.bonus`),
      rest: (edition[`${at}.rest`] as number[] | undefined) ?? [],
    };
  });
}

/** Where the dark angel will go or work, read from the announcement. */
export type Shadow = { kind: "moves"; region: number } | { kind: "switches"; seat: number } | { kind: "works"; day: number } | null;

export function readShadow(next: Message | null): Shadow {
  const args = next?.args ?? {};
  if (next?.id === "genesis-event-dark-moved") {
    const to = args["to"] as Message;
    return { kind: "moves", region: to.id === "genesis-to-void" ? 0 : NUMERALS.indexOf(to.args["numeral"] as "I") };
  }
  if (next?.id === "genesis-event-dark-switched") {
    const other = args["other"];
    return typeof other === "object" && other.type === "seat" ? { kind: "switches", seat: other.seat } : null;
  }
  if (next?.id === "genesis-event-dark-worked") return { kind: "works", day: NUMERALS.indexOf(args["numeral"] as "I") };
  return null;
}
