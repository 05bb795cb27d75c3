/** What an edition's values rest on, and what it decides. */

import type { EditionValue } from "../protocol";

const RULINGS = "rulings.";

/** How many printed values there are, and how many of them are reconstructed; decisions are no printed values. */
export function countSources(values: readonly EditionValue[]): { all: number; reconstructed: number } {
  const sources = values.flatMap((value) => (value.key.startsWith(RULINGS) ? [] : value.sources));
  return { all: sources.length, reconstructed: sources.filter((source) => source === "reconstructed").length };
}

/** What an edition decides where the print leaves something open, by the question's name. */
export function decisions(values: readonly EditionValue[]): Record<string, string> {
  const found = values.filter(({ key }) => key.startsWith(RULINGS));
  return Object.fromEntries(found.map(({ key, value }) => [key.slice(RULINGS.length), String(value)]));
}
