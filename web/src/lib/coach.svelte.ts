/**
 * The coach of a reader who wants one: it looks at a choice before it is made, asks back where that would lose a lot, and
 * says after the turn what would have been better.
 */

import type { Choice, Doubt, Message } from "../protocol";

/** Milliseconds that a choice waits for the coach: a late one says nothing. */
const PATIENCE = 900;
/** Games of a kind after which somebody is no beginner any more. */
const FIRST_GAMES = 3;

/** Whether somebody who wants a coach in the first games has one, after so many games played to the end. */
export const isBeginner = (played: number) => played < FIRST_GAMES;

export interface Question {
  choice: Choice;
  doubt: Doubt;
}

export class Coach {
  /** Whether it is asked about choices here. */
  on = $state(false);
  /** What it asks back; the choice waits for the answer. */
  question = $state.raw<Question | null>(null);
  /** What would have been better in the turn that is over. */
  remark = $state.raw<Message | null>(null);
  #worst: Doubt | null = null;
  /** What it asked back in this position: the same choice is asked back again, in the same words. */
  #asked = { seq: -1, doubts: new Map<number, Doubt>() };
  #answered: (anyway: boolean) => void = () => {};

  constructor(readonly ask: (seq: number, action: number) => Promise<Doubt | null>) {}

  /** Whether a choice may be made: at once, or when the reader says so. */
  async permits(seq: number, choice: Choice): Promise<boolean> {
    const doubt = await this.#doubt(seq, choice.action);
    if (!doubt?.grave) {
      if (doubt && doubt.lost > (this.#worst?.lost ?? 0)) this.#worst = doubt;
      return true;
    }
    this.question = { choice, doubt };
    return new Promise((answered) => (this.#answered = answered));
  }

  async #doubt(seq: number, action: number): Promise<Doubt | null> {
    if (this.#asked.seq !== seq) this.#asked = { seq, doubts: new Map() };
    const { doubts } = this.#asked;
    const doubt = doubts.get(action) ?? (await soon(this.ask(seq, action)));
    if (doubt?.grave) doubts.set(action, doubt);
    return doubt;
  }

  /** Make the choice anyway, or think again. */
  answer(anyway: boolean): void {
    this.question = null;
    this.#answered(anyway);
  }

  /** The turn is over: say what would have been better, where it was much. */
  endTurn(): void {
    this.remark = this.#worst?.after ?? this.remark;
    this.#worst = null;
  }

  /** Something was taken back: what was said of it is no longer true. */
  forget(): void {
    this.#worst = this.remark = null;
  }

  /** The reader has read the remark, or goes on. */
  read(): void {
    this.remark = null;
  }
}

/** What comes in time. */
async function soon<T>(answer: Promise<T | null>): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => (timer = setTimeout(() => resolve(null), PATIENCE)));
  const found = await Promise.race([answer, late]);
  clearTimeout(timer);
  return found;
}
