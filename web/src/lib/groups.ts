/** The choices of the Now bar in few entries: what lies on the board, and what differs in a word only, goes together. */

import type { Choice } from "../protocol";
import { withoutAsides } from "./asides";
import { has, render } from "./texts.svelte";

/** How many entries are offered at once. */
export const MOST = 8;

/** A choice, or several under one label. */
export interface Entry {
  label: string;
  choices: readonly Choice[];
}

/** Arrange choices in at most so many entries where that is possible, in the order in which they came. */
export function groupChoices(
  choices: readonly Choice[],
  placeOf: (choice: Choice) => string | null,
  words: (choice: Choice) => string,
  most = MOST,
  names: readonly string[] = [],
): Entry[] {
  const single = (choice: Choice): Entry => ({ label: words(choice), choices: [choice] });
  if (choices.length <= most) return choices.map(single);
  /** What names nothing ("Move no more") is no choice among others of its verb. */
  const verb = ({ text, message }: Choice) =>
    Object.keys(message.args).length > 0 ? (text.split(" ")[0] ?? "") : null;
  const place = (choice: Choice) => {
    const [there, kind] = [placeOf(choice), verb(choice)];
    return there === null || kind === null ? null : `${kind} ${there}`;
  };
  /** What "take II.3" is a part of: notation numbers the spaces of one region after a point. */
  const region = ({ text }: Choice) => (text.includes(".") ? (text.split(".")[0] ?? null) : null);
  let entries: Entry[] = choices.map(single);
  for (const key of [place, region, verb]) {
    const sizes = [...count(entries, key)].filter(([, size]) => size > 1).sort((a, b) => b[1] - a[1]);
    for (const [together] of sizes) {
      if (entries.length <= most) return entries;
      entries = fold(entries, (choice) => key(choice) === together, words, names);
    }
  }
  return entries;
}

/** How many entries would become one: what saves most room goes together first. */
function count(entries: readonly Entry[], key: (choice: Choice) => string | null): Map<string, number> {
  const sizes = new Map<string, number>();
  for (const { choices } of entries) {
    const [name = null, ...others] = new Set(choices.map(key));
    if (name !== null && others.length === 0) sizes.set(name, (sizes.get(name) ?? 0) + 1);
  }
  return sizes;
}

/** Put all entries of which a choice belongs together into the place of the first. */
function fold(
  entries: readonly Entry[],
  belongs: (choice: Choice) => boolean,
  words: (choice: Choice) => string,
  names: readonly string[],
): Entry[] {
  const inside = entries.filter((entry) => entry.choices.every(belongs));
  if (inside.length < 2) return [...entries]; // others of them lie in a group that has more than them
  const choices = inside.flatMap((entry) => entry.choices);
  const folded = { label: anyOf(choices, names) ?? commonWords(choices.map(words)), choices };
  return entries.flatMap((entry) => (entry === inside[0] ? [folded] : inside.includes(entry) ? [] : [entry]));
}

/** How much a list has room for. */
export interface Room {
  rows: number;
  /** How much of a row an entry takes; more than 1 where it needs several. */
  share: (label: string) => number;
  /** Whether the button that lists all stands there wherever choices are put together, not only where some are missing. */
  listed?: boolean;
}

/** The button that lists all, which takes room as well. */
const LISTED: Entry = { label: "List all of them", choices: [] };

/**
 * Arrange choices so that all entries have room: as few groups as possible, and where even those do not fit, the first of
 * them; the rest is listed on demand.
 */
export function fitChoices(
  choices: readonly Choice[],
  placeOf: (choice: Choice) => string | null,
  words: (choice: Choice) => string,
  room: Room,
  names: readonly string[] = [],
): Entry[] {
  const arranged = (most: number) => groupChoices(choices, placeOf, words, most, names);
  const fits = (entries: readonly Entry[]) => rowsOf(entries, room) <= room.rows;
  const allFit = (entries: readonly Entry[]) =>
    fits(room.listed && entries.length < choices.length ? [...entries, LISTED] : entries);
  let entries = arranged(MOST);
  for (let most = MOST - 1; most > 0 && !allFit(entries); most -= 1) entries = arranged(most);
  if (allFit(entries)) return entries;
  while (entries.length > 1 && !fits([LISTED, ...entries]))
    entries = entries.filter((entry) => entry !== spare(entries));
  return entries;

  /** The entry that is missed least: the last that can be chosen on the board, too. */
  function spare(all: readonly Entry[]): Entry | undefined {
    return all.findLast((entry) => entry.choices.every((choice) => placeOf(choice) !== null)) ?? all.at(-1);
  }
}

/** How many rows some entries fill, one after another. */
function rowsOf(entries: readonly Entry[], { share }: Room): number {
  let [rows, filled] = [0, 1];
  for (const { label } of entries) {
    const wide = share(label);
    if (filled + wide > 1) [rows, filled] = [rows + Math.max(1, Math.ceil(wide)), Math.min(1, wide)];
    else filled += wide;
  }
  return rows;
}

/**
 * What some choices are together, as their game says it: "any-star-at" of "do-star-at", "any-take-sector" where all share a
 * sector. Of choices that are called differently the most frequent name counts; "take-tile" is a "take", too.
 */
export function anyOf(choices: readonly Choice[], names: readonly string[] = []): string | null {
  const [first] = choices;
  const [game, known] = first?.message.id.split("-do-") ?? [];
  if (!first || known === undefined) return null;
  const shared = Object.entries(first.message.args).filter(([name, value]) =>
    choices.every(({ message }) => JSON.stringify(message.args[name]) === JSON.stringify(value)),
  );
  const often = (id: string) => choices.filter(({ message }) => message.id === id).length;
  const ids = [...new Set(choices.map(({ message }) => message.id))].sort((a, b) => often(b) - often(a));
  for (const id of ids.flatMap((one) => shortened(one.split("-do-")[1] ?? "")))
    for (const name of [...shared.map(([arg]) => `${id}-${arg}`), id]) {
      const any = `${game}-any-${name}`;
      if (has(any)) return render({ ...first.message, id: any }, names);
    }
  return null;
}

/** A name, and what is left of it without its last words. */
function shortened(name: string): string[] {
  const words = name.split("-");
  return words.map((_, index) => words.slice(0, words.length - index).join("-"));
}

/** What some sentences have in common: their beginning and whatever else they share of at least two words in a row. */
export function commonWords(sentences: readonly string[]): string {
  const split = sentences.map((sentence) => withoutAsides(sentence).split(" "));
  const runs = runsOf(split.reduce(commonSequence), split);
  const told = runs.filter((run, index) => run.length > 1 || (index === 0 && run.length > 0));
  if (told.length === 0) return `${split[0]?.join(" ") ?? ""} …`;
  const whole = runs.at(-1) === told.at(-1) && split.every((words) => words.at(-1) === runs.at(-1)?.at(-1));
  return told.map((run) => run.join(" ")).join(" … ") + (whole ? "" : " …");
}

/** The longest sequence of words that two sentences share. */
function commonSequence(one: readonly string[], other: readonly string[]): string[] {
  let best: string[][] = other.map(() => []);
  for (const word of one) {
    const row: string[][] = [];
    other.forEach((against, at) => {
      const before = best[at - 1] ?? [];
      const [above, left] = [best[at] ?? [], row[at - 1] ?? []];
      row.push(word === against ? [...before, word] : above.length >= left.length ? above : left);
    });
    best = row;
  }
  return best.at(-1) ?? [];
}

/** Shared words, parted where one of the sentences says something between them; the first run is how all begin. */
function runsOf(shared: readonly string[], sentences: readonly (readonly string[])[]): string[][] {
  const runs: string[][] = [[]];
  const at = sentences.map(() => 0);
  for (const word of shared) {
    const next = sentences.map((words, index) => words.indexOf(word, at[index]));
    if (next.some((found, index) => found !== at[index])) runs.push([]);
    runs.at(-1)?.push(word);
    next.forEach((found, index) => (at[index] = found + 1));
  }
  return runs;
}
