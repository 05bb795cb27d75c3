/**
 * The choices of a position, arranged by where they lie on the board.
 *
 * A board says with `placeOf` where a choice lies (by its notation); the frame arranges them, and `Place` makes the
 * places glow. A place with one choice is chosen by a click; with several, the click selects it and the Now bar
 * shows its choices only.
 */

import { getContext, setContext } from "svelte";
import type { Choice, Hint } from "../protocol";

/** Where a choice lies on the board: a name of the board's own, or null when it has no place there. */
export type PlaceOf<View = unknown> = (choice: Choice, view: View) => string | null;

/** Always the same, so that a place without choices stays as it is when choices come and go elsewhere. */
const NOTHING: readonly Choice[] = [];

export class Offers {
  choices = $state.raw<readonly Choice[]>([]);
  /** The place whose choices are shown alone. */
  selected = $state<string | null>(null);
  /** The place that the pointer, a finger or the focus is on, on the board or in the Now bar. */
  hot = $state<string | null>(null);
  /** The one choice that it stands for: what a preview is about. */
  looked = $state.raw<Choice | null>(null);
  /** Whether it is looked at in the Now bar. */
  inBar = $state(false);
  /** The choice that was made and is not answered yet: it is shown at once that it was understood. */
  chosen = $state.raw<Choice | null>(null);
  /** The choices of a group in the Now bar that was opened; all of them where everything is listed. */
  opened = $state.raw<readonly Choice[] | null>(null);
  /** The things on the board that a sentence under the pointer speaks of. */
  named = $state.raw<readonly string[]>([]);
  /** A bot's hints, best first; while they are shown, the Now bar offers nothing else. */
  hints = $state.raw<readonly Hint[]>([]);
  /** The actions that a lesson is about: only they glow and are offered; any other choice can still be made on the board. */
  lit = $state.raw<ReadonlySet<number> | null>(null);
  /** The things that a lesson points at. */
  pointed = $state.raw<readonly string[]>([]);
  #placeOf = $state.raw<(choice: Choice) => string | null>(() => null);
  #act: (choice: Choice) => void | Promise<void>;
  #ask: (text: string) => void;

  byPlace = $derived.by(() => {
    const map = new Map<string, Choice[]>();
    for (const choice of this.choices) {
      const place = this.#placeOf(choice);
      if (place === null) continue;
      const there = map.get(place);
      if (there) there.push(choice);
      else map.set(place, [choice]);
    }
    return map;
  });

  /** The actions that glow: what a lesson is about, what is hinted at; null where all do. */
  glowing = $derived.by((): ReadonlySet<number> | null => {
    if (this.lit !== null || this.hints.length === 0) return this.lit;
    return new Set(this.hints.map((hint) => hint.action));
  });

  /** What the Now bar offers: everything, what is hinted at, or what lies at the selected place. */
  shown = $derived.by(() => {
    const hinted = this.hints.flatMap((hint) => this.choices.filter((choice) => choice.action === hint.action));
    if (hinted.length > 0) return hinted;
    const here = this.selected === null ? undefined : this.byPlace.get(this.selected);
    return here ?? this.opened ?? this.choices.filter((choice) => this.isLit(choice));
  });

  /** Whether everything is offered: the Now bar then puts together what it can. */
  whole = $derived(this.hints.length === 0 && this.selected === null && this.opened === null);

  constructor(act: (choice: Choice) => void | Promise<void>, ask: (text: string) => void = () => {}) {
    this.#act = act;
    this.#ask = ask;
  }

  /** Take new choices; nothing stays selected. */
  set(choices: readonly Choice[], placeOf: (choice: Choice) => string | null): void {
    this.choices = choices;
    this.chosen = null;
    this.#placeOf = placeOf;
    this.letGo();
    this.lookAway();
  }

  /** Look at a place, or at a choice in the Now bar: when the pointer moves there, not when it comes to lie below it. */
  look(place: string | null, choice: Choice | null = null): void {
    const here = place === null ? [] : this.at(place);
    this.hot = place;
    this.inBar = choice !== null;
    this.looked = choice ?? (here.length === 1 ? (here[0] ?? null) : null);
  }

  lookAway(): void {
    this.hot = null;
    this.looked = null;
  }

  /** The hint for a choice, where there is one. */
  hintFor(choice: Choice): Hint | undefined {
    return this.hints.find((hint) => hint.action === choice.action);
  }

  /** The choices at a place. */
  at(place: string): readonly Choice[] {
    return this.byPlace.get(place) ?? NOTHING;
  }

  /** Whether a choice is one that glows. */
  isLit(choice: Choice): boolean {
    return this.glowing === null || this.glowing.has(choice.action);
  }

  placeOf(choice: Choice): string | null {
    return this.#placeOf(choice);
  }

  choose(choice: Choice): void {
    this.chosen = choice;
    void Promise.resolve(this.#act(choice)).then(() => {
      if (this.chosen === choice) this.chosen = null;
    });
  }

  /** A place was touched: choose its only choice that glows, or select it; touching it again lets go. */
  touch(place: string, whyNot?: string): void {
    const here = this.at(place);
    const lit = here.filter((choice) => this.isLit(choice));
    if (lit.length === 0) this.hints = []; // whoever touches something else has left the hints
    const [only] = lit.length === 1 ? lit : here;
    if ((here.length === 1 || lit.length === 1) && only) this.choose(only);
    else if (here.length > 1) this.selected = this.selected === place ? null : place;
    else if (whyNot) this.#ask(whyNot);
  }

  /** Back to all choices. */
  letGo(): void {
    this.selected = null;
    this.opened = null;
    this.hints = [];
  }
}

const KEY = Symbol("offers");

/** Give the offers to the board below. */
export function provideOffers(offers: Offers): void {
  setContext(KEY, offers);
}

/** The offers of the table around this board. */
export function useOffers(): Offers {
  return getContext<Offers>(KEY);
}
