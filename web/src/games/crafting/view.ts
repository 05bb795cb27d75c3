/** What games/crafting/view.py sends, and what a picture of it needs to know. */

import type { CraftingPlayerView as PlayerView, CraftingSpaceView as SpaceView, CraftingView, GalaxyView, GoalView, HeldView, HexagonContent, HexagonView, NebulaView } from "../../protocol";
import type { EditionValues } from "..";

export type { CraftingView, GalaxyView, GoalView, HeldView, HexagonContent, HexagonView, NebulaView, PlayerView, SpaceView };

export const SYMBOLS = ["H", "He", "O", "C"] as const;
export const CONTROLS = ["light", "time", "gravity", "chemistry"] as const;
export const SECTORS = ["delta", "psi", "phi"] as const;
export const SECTOR_LETTERS = ["Δ", "Ψ", "Φ"] as const;
export const GOALS = [
  "stable-life",
  "nebulae-psi",
  "supernovae",
  "nebulae-phi",
  "star-group",
  "life-delta",
  "nebulae-delta",
  "life-psi",
  "life-phi",
  "crystals",
  "carbon",
  "small-nebulae",
  "helium",
  "proto-life",
  "oxygen",
  "civilised-stars",
] as const;

/** Star light by element; a letter always goes with it. */
export const STAR_COLOURS = ["#6f9dff", "#ffab5c", "#ff8fae", "#b5d96a"] as const;
/** Gas by the size of the nebula. */
export const GAS = ["#5b86f0", "#2fae97", "#c95cc0"] as const;
/** The four energies; an icon always goes with them. */
export const ENERGY_COLOURS = ["#efe7cb", "#86b3f5", "#bd9ef2", "#7fd8a3"] as const;

export const elementOf = (star: number): number => (star - 1) % SYMBOLS.length;
export const isSupernova = (star: number): boolean => star > SYMBOLS.length;
/** A power card's name as notation and messages write it. */
export const powerWord = (name: string): string => name.replaceAll("_", "-");

/** A word that begins a line. */
export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** A number, or a list of them, that the edition prints. */
export const printed = (edition: EditionValues, key: string): number => (edition[key] as number | undefined) ?? 0;
export const printedList = (edition: EditionValues, key: string): number[] => (edition[key] as number[] | undefined) ?? [];

/** What a power card costs, as printed: "1 any, 1 graviton". Cards are listed under their type. */
export function powerType(edition: EditionValues, name: string): number {
  return CONTROLS.findIndex((type) => `power.${type}.${name}` in edition);
}

/** Read a printed nebula, such as "1H 2He 3O: 10". */
export function readNebula(text: string, size: number): NebulaView {
  const [needed = "", points = "0"] = text.split(":");
  const wanted = needed.trim().split(" ");
  const needs = SYMBOLS.map((symbol) => Number(wanted.find((word) => word.replace(/^\d+/, "") === symbol)?.replace(symbol, "") ?? 0));
  return { size, needs, points: Number(points) };
}

/** A piece of what a nebula asks for: an element, and whether a star touching it provides it. */
export interface Need {
  element: number;
  met: boolean;
  /** True where a supernova stands in. */
  joker: boolean;
}

/** What a nebula needs, star by star; supernovae fill what the elements leave open. */
export function needsOf(nebula: NebulaView, touching: readonly number[]): Need[] {
  const have = SYMBOLS.map((_, element) => touching.filter((star) => star > 0 && !isSupernova(star) && elementOf(star) === element).length);
  let jokers = touching.filter(isSupernova).length;
  return (nebula.needs ?? []).flatMap((count, element) =>
    Array.from({ length: count }, (_, index) => {
      const met = index < (have[element] ?? 0);
      const joker = !met && jokers-- > 0;
      return { element, met: met || joker, joker };
    }),
  );
}

/** The end of the round in which a goal is scored. */
export const scoresInRound = (view: CraftingView, goal: GoalView, track: number): number => view.round + track - 1 - goal.space;
