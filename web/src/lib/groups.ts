/** The choices of the Now bar in few entries: what lies on the board, and what differs in a word only, goes together. */

import type { Choice } from "../protocol";

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
): Entry[] {
  const single = (choice: Choice): Entry => ({ label: words(choice), choices: [choice] });
  if (choices.length <= most) return choices.map(single);
  const verb = (choice: Choice) => choice.text.split(" ")[0] ?? "";
  let entries: Entry[] = choices.map(single);
  for (const key of [placeOf, verb]) {
    const sizes = [...count(choices, key)].filter(([, size]) => size > 1).sort((a, b) => b[1] - a[1]);
    for (const [together] of sizes) {
      if (entries.length <= most) return entries;
      entries = fold(entries, (choice) => key(choice) === together, words);
    }
  }
  return entries;
}

function count(choices: readonly Choice[], key: (choice: Choice) => string | null): Map<string, number> {
  const sizes = new Map<string, number>();
  for (const choice of choices) {
    const name = key(choice);
    if (name !== null) sizes.set(name, (sizes.get(name) ?? 0) + 1);
  }
  return sizes;
}

/** Put all entries of which a choice belongs together into the place of the first. */
function fold(
  entries: readonly Entry[],
  belongs: (choice: Choice) => boolean,
  words: (choice: Choice) => string,
): Entry[] {
  const inside = entries.filter((entry) => entry.choices.every(belongs));
  if (inside.length < 2) return [...entries]; // others of them lie in a group that has more than them
  const choices = inside.flatMap((entry) => entry.choices);
  const folded = { label: commonWords(choices.map(words)), choices };
  return entries.flatMap((entry) => (entry === inside[0] ? [folded] : inside.includes(entry) ? [] : [entry]));
}

/** What some sentences have in common: their beginning and, where it says something, their end. */
export function commonWords(sentences: readonly string[]): string {
  const split = sentences.map((sentence) => sentence.split(" "));
  const [first = []] = split;
  const shortest = Math.min(...split.map((words) => words.length));
  const alike = (at: (words: readonly string[]) => string | undefined) =>
    split.every((words) => at(words) === at(first));
  let head = 0;
  while (head < shortest - 1 && alike((words) => words[head])) head += 1;
  let tail = 0;
  while (tail < shortest - head - 1 && alike((words) => words[words.length - 1 - tail])) tail += 1;
  const end = tail > 2 ? ` ${first.slice(first.length - tail).join(" ")}` : "";
  return head === 0 && !end ? `${first.join(" ")} …` : `${first.slice(0, head).join(" ")} …${end}`.trim();
}
