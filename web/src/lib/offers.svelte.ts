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
  /** What a bot advises, best first; while it is shown, the Now bar offers nothing else. */
  hints = $state.raw<readonly Hint[]>([]);
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

  /** What the Now bar offers: everything, what is advised, or what lies at the selected place. */
  shown = $derived.by(() => {
    const advised = this.hints.flatMap((hint) => this.choices.filter((choice) => choice.action === hint.action));
    if (advised.length > 0) return advised;
    const here = this.selected === null ? undefined : this.byPlace.get(this.selected);
    return here ?? this.choices;
  });

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

  /** The reasons for a choice, where a bot advises it. */
  hintFor(choice: Choice): Hint | undefined {
    return this.hints.find((hint) => hint.action === choice.action);
  }

  /** The choices at a place. */
  at(place: string): readonly Choice[] {
    return this.byPlace.get(place) ?? NOTHING;
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

  /** A place was touched: choose its only choice, or select it; touching it again lets go. */
  touch(place: string, whyNot?: string): void {
    const here = this.at(place);
    const [only] = here;
    if (here.length === 1 && only) this.choose(only);
    else if (here.length > 1) this.selected = this.selected === place ? null : place;
    else if (whyNot) this.#ask(whyNot);
  }

  /** Back to all choices. */
  letGo(): void {
    this.selected = null;
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
