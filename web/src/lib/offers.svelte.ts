/**
 * The choices of a position, arranged by where they lie on the board.
 *
 * A board says with `placeOf` where a choice lies (by its notation); the frame arranges them, and `Place` makes the
 * places glow. A place with one choice is chosen by a click; with several, the click selects it and the Now bar
 * shows its choices only.
 */

import { getContext, setContext } from "svelte";
import type { Choice } from "../protocol";

/** Where a choice lies on the board: a name of the board's own, or null when it has no place there. */
export type PlaceOf<View = unknown> = (choice: Choice, view: View) => string | null;

export class Offers {
  choices = $state.raw<readonly Choice[]>([]);
  /** The place whose choices are shown alone. */
  selected = $state<string | null>(null);
  /** The place that the pointer or the focus is on, on the board or in the Now bar. */
  hot = $state<string | null>(null);
  #placeOf = $state.raw<(choice: Choice) => string | null>(() => null);
  #act: (choice: Choice) => void;
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

  /** What the Now bar offers: everything, or what lies at the selected place. */
  shown = $derived.by(() => {
    const here = this.selected === null ? undefined : this.byPlace.get(this.selected);
    return here ?? this.choices;
  });

  constructor(act: (choice: Choice) => void, ask: (text: string) => void = () => {}) {
    this.#act = act;
    this.#ask = ask;
  }

  /** Take new choices; nothing stays selected. */
  set(choices: readonly Choice[], placeOf: (choice: Choice) => string | null): void {
    this.choices = choices;
    this.#placeOf = placeOf;
    this.selected = null;
    this.hot = null;
  }

  /** The choices at a place. */
  at(place: string): readonly Choice[] {
    return this.byPlace.get(place) ?? [];
  }

  placeOf(choice: Choice): string | null {
    return this.#placeOf(choice);
  }

  choose(choice: Choice): void {
    this.#act(choice);
  }

  /** A place was touched: choose its only choice, or select it; touching it again lets go. */
  touch(place: string, whyNot?: string): void {
    const here = this.at(place);
    const [only] = here;
    if (here.length === 1 && only) this.choose(only);
    else if (here.length > 1) this.selected = this.selected === place ? null : place;
    else if (whyNot) this.#ask(whyNot);
  }

  letGo(): void {
    this.selected = null;
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
