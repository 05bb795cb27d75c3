/** What the pictures of Crafting the Cosmos share: names, letters and colours. */

import type { CraftingComponents } from "./protocol";

export { capital } from "../../lib/capital";
export type {
  CraftingComponents,
  CraftingView,
  GalaxyView,
  GoalView,
  HeldView,
  HexagonContent,
  HexagonView,
  NebulaView,
  NeedView,
  PlayerView,
  PrintedNebula,
  SpaceView,
} from "./protocol";

export const SYMBOLS = ["H", "He", "O", "C"] as const;
export const CONTROLS = ["light", "time", "gravity", "chemistry"] as const;
export const SECTORS = ["delta", "psi", "phi"] as const;
export const SECTOR_LETTERS = ["Δ", "Ψ", "Φ"] as const;

/** Star light by element; a letter always goes with it. */
export const STAR_COLOURS = ["#6f9dff", "#ffab5c", "#ff8fae", "#b5d96a"] as const;
/** Gas by the size of the nebula. */
export const GAS = ["#5b86f0", "#2fae97", "#c95cc0"] as const;
/** The four energies; an icon always goes with them. */
export const ENERGY_COLOURS = [
  "var(--cc-energy-0)",
  "var(--cc-energy-1)",
  "var(--cc-energy-2)",
  "var(--cc-energy-3)",
] as const;
/** The elements as they are written; by day darker than their light. */
export const ELEMENT_INKS = [
  "var(--cc-element-0)",
  "var(--cc-element-1)",
  "var(--cc-element-2)",
  "var(--cc-element-3)",
] as const;

export const elementOf = (star: number): number => (star - 1) % SYMBOLS.length;
export const isSupernova = (star: number): boolean => star > SYMBOLS.length;
/** A power card's name as notation and messages write it. */
export const powerWord = (name: string): string => name.replaceAll("_", "-");

/** The deck that a power card belongs to; -1 for one that is not printed. */
export function powerType(components: CraftingComponents, name: string): number {
  return components.powers.find((power) => power.name === name)?.control ?? -1;
}

/** The side of the table that holds a thing: a player's own board is named after the seat, but for what lies in the cups. */
export function partOfThing(thing: string): "centre" | "mine" {
  if (thing.includes("/")) return /\/(marble|token)/.test(thing) ? "centre" : "mine";
  return /^(tray|slider|drawn|sector)/.test(thing) ? "mine" : "centre";
}
