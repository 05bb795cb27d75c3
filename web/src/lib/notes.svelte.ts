/** Short notes on what happens for the first time: each is shown once to a person, in this browser. */

import type { LogLine, Message } from "../protocol";

const KEY = "cosmogony.notes";

function stored(): string[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(read) ? read.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
}

export class Notes {
  #seen = new Set(stored());
  #waiting = $state.raw<readonly Message[]>([]);

  /** The note to be read now. */
  shown = $derived(this.#waiting[0] ?? null);

  /** Take what happened: what is new to the reader waits to be read, each kind once. */
  take(lines: readonly LogLine[]): void {
    for (const { note } of lines) {
      if (!note || this.#seen.has(note.id)) continue;
      this.#seen.add(note.id);
      this.#waiting = [...this.#waiting, note];
    }
  }

  /** The reader has read it: only now is it known for good. */
  read(): void {
    const [first, ...rest] = this.#waiting;
    this.#waiting = rest;
    if (first) localStorage.setItem(KEY, JSON.stringify([...stored(), first.id]));
  }
}
