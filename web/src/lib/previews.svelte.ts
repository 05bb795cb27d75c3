/** What the choice looked at would do, as the server tells it; asked for once the look has lasted a little. */

import type { Choice, Previewed, ServerMessage } from "../protocol";

const DWELL = 180;

export class Previews {
  shown = $state.raw<Previewed | null>(null);
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
    if (action === this.#wanted) this.shown = found;
  }
}
