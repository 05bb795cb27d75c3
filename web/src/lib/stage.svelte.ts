/**
 * Shows positions one after another, so that every move of the others can be followed.
 *
 * Boards are pure pictures of a view: a piece whose place changed travels there by itself. The stage only decides
 * when the next position comes, and lets any key or tap skip to the last one.
 */

import type { LogLine, Position } from "../protocol";
import { mergeLog } from "./log";
import { travel } from "./settings.svelte";

export class Stage {
  shown = $state.raw<Position | null>(null);
  log = $state.raw<readonly LogLine[]>([]);
  /** What happened since the reader last chose, or with the position shown where the reader never does: highlighted. */
  fresh = $state.raw<readonly LogLine[]>([]);
  /** What came with the last change of the picture: announced. */
  news = $state.raw<readonly LogLine[]>([]);
  /** An earlier position that the reader looks at while the game goes on. */
  looking = $state.raw<Position | null>(null);
  #waiting = $state.raw<readonly Position[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Whether what is shown is the latest: only then may the reader choose. */
  settled = $derived(this.#waiting.length === 0 && this.looking === null);

  lookNow(): void {
    this.looking = null;
  }

  push(position: Position): void {
    if (this.shown === null || travel() === 0) {
      this.#waiting = [...this.#waiting, position];
      this.skip();
    } else {
      this.#waiting = [...this.#waiting, position];
      if (this.#timer === undefined) this.#next();
    }
  }

  /** Show the last position at once. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#waiting.length === 0) return;
    for (const position of this.#waiting) this.#show(position);
    this.news = this.#waiting.flatMap((position) => position.lines);
    this.#waiting = [];
  }

  #next(): void {
    const [first, ...rest] = this.#waiting;
    this.#timer = undefined;
    if (!first) return;
    this.#show(first);
    this.#waiting = rest;
    this.#timer = setTimeout(() => this.#next(), travel() * 1.25);
  }

  #show(position: Position): void {
    const anew = position.seat === null || this.shown === null || this.shown.choices.length > 0;
    this.log = mergeLog(this.log, position);
    this.fresh = anew ? position.lines : [...this.fresh, ...position.lines];
    this.news = position.lines;
    this.shown = position;
  }
}
