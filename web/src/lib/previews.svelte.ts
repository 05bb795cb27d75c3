/**
 * What the choice looked at would do, as the server tells it; asked for once the look has lasted a little.
 *
 * First in words and points. The board is drawn as if the choice were made only for a look that goes on: a hand on its
 * way to press has no use for it, and would wait for the picture.
 */

import type { Choice, Previewed, ServerMessage } from "../protocol";

const DWELL = 180;
const LINGER = 170;

export class Previews {
  shown = $state.raw<Previewed | null>(null);
  /** Whether the look has lasted long enough for a picture. */
  pictured = $state(false);
  #known = new Map<number, Previewed>();
  #seq = -1;
  #wanted: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly ask: (seq: number, action: number) => Promise<ServerMessage | null>) {}

  /** Look at a choice of the position `seq`, or away from all of them. */
  look(seq: number, choice: Choice | null): void {
    clearTimeout(this.#timer);
    if (seq !== this.#seq) this.#known.clear();
    this.#seq = seq;
    this.#wanted = choice?.action ?? null;
    this.shown = null;
    this.pictured = false;
    if (choice) this.#timer = setTimeout(() => void this.#show(seq, choice.action), DWELL);
  }

  /** The choice is made: what it will do stays in sight until it has done it, and nothing new is looked at. */
  hold(): void {
    clearTimeout(this.#timer);
    this.#wanted = null;
  }

  async #show(seq: number, action: number): Promise<void> {
    let found = this.#known.get(action);
    if (!found) {
      const answer = await this.ask(seq, action);
      if (answer?.type !== "previewed") return;
      found = answer;
    }
    if (seq !== this.#seq) return;
    this.#known.set(action, found);
    if (action !== this.#wanted) return;
    this.shown = found;
    this.#timer = setTimeout(() => (this.pictured = true), LINGER);
  }
}
