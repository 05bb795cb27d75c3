/** Quick reactions as they are shown: one at a seat, for a moment. */

import type { Reaction } from "../protocol";

export type Kind = Reaction["reaction"];

export const KINDS: readonly Kind[] = ["hello", "bravo", "wow", "oops", "thanks", "moment"];
/** How long a reaction stays, in milliseconds. */
const STAYS = 3500;

export class Reactions {
  /** By seat, what is shown there now. */
  shown = $state.raw<ReadonlyMap<number, Kind>>(new Map());
  /** The latest one, for those who listen; it stays after it is gone from sight. */
  latest = $state.raw<{ seat: number; kind: Kind } | null>(null);
  #timers = new Map<number, ReturnType<typeof setTimeout>>();

  take(seat: number, kind: Kind): void {
    clearTimeout(this.#timers.get(seat));
    this.shown = new Map([...this.shown, [seat, kind]]);
    this.latest = { seat, kind };
    this.#timers.set(
      seat,
      setTimeout(() => this.#end(seat), STAYS),
    );
  }

  #end(seat: number): void {
    this.shown = new Map([...this.shown].filter(([at]) => at !== seat));
  }

  close(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
  }
}
