/**
 * Shows positions one after another, so that every deed of the others can be followed.
 *
 * Boards are pure pictures of a view: a piece whose place changed travels there by itself. Playback decides when the next
 * position comes, says whose deed it shows, and can be paused and skipped.
 */

import type { LogLine, Position } from "../protocol";
import { mergeLog } from "./log";
import { pace, PACES, travel } from "./settings.svelte";

/** What somebody else did: one step of the game, with what the log says about it. */
export interface Deed {
  seat: number;
  lines: readonly LogLine[];
  before: Position;
  after: Position;
}

/** A piece that has come to rest before the next one leaves. */
const REST = 1.25;
/** Each further line of the log about one deed takes so much longer to read. */
const MORE = 0.35;
/** A step that the log does not mention takes this part of a piece's way. */
const UNTOLD = 0.5;

/** Whether the reader had to decide in a position. */
const readerDecides = (position: Position) => position.seat !== null && position.to_move === position.seat;

/** Milliseconds that one position is shown at most before the next. */
const LONGEST_PAUSE = 1400;

export class Playback {
  shown = $state.raw<Position | null>(null);
  log = $state.raw<readonly LogLine[]>([]);
  /** What happened since the reader last chose, or with the position shown where the reader never does: highlighted. */
  fresh = $state.raw<readonly LogLine[]>([]);
  /** What came with the last change of the picture: of a game that was just opened, all of it. */
  latest = $state.raw<readonly LogLine[]>([]);
  /** What is read out: what happened since the picture before, nothing of what a game that is opened tells of its past. */
  news = $state.raw<readonly LogLine[]>([]);
  /** An earlier position that the reader looks at while the game goes on. */
  earlier = $state.raw<Position | null>(null);
  /** What somebody else is being shown to do; null while nothing is. */
  deed = $state.raw<Deed | null>(null);
  /** Everything that the others did since the reader last chose. */
  since = $state.raw<readonly Deed[]>([]);
  /** The seat that acts, or acted last before the reader's turn: its board takes the stage. */
  stage = $state<number | null>(null);
  paused = $state(false);
  /** What is passed over until it ends: the turn of one seat, or everything before the reader's. */
  #hurry: number | "all" | null = null;
  #waiting = $state.raw<readonly Position[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** In how many milliseconds all that is waiting is to be shown, so that it can be read; null: as long as pieces travel. */
  within: number | null = null;
  #began = 0;

  /** Whether all that happened has been shown. */
  idle = $derived(this.#waiting.length === 0 && this.deed === null);
  /** Whether what is shown is the latest: only then may the reader choose. */
  settled = $derived(this.idle && this.earlier === null);

  backToNow(): void {
    this.earlier = null;
  }

  push(position: Position): void {
    const before = this.#waiting.at(-1) ?? this.shown;
    if (this.idle) this.#began = Date.now();
    this.#waiting = [...this.#waiting, position];
    if (before === null || this.#passedOver(before, position)) this.#catchUp();
    else if (this.#waiting.length === 1 && readerDecides(before)) this.#next();
    else if (this.#timer === undefined && !this.paused) this.#next();
  }

  /** Show any position as it is: the reader walks through a game. */
  jump(position: Position): void {
    this.#waiting = [position];
    this.#catchUp();
    this.news = this.latest.filter(({ action }) => action === this.latest.at(-1)?.action);
    this.stage = null;
  }

  /** Pass over everything until it is the reader's turn; whoever never has one is brought up to date. */
  skip(): void {
    this.#hurry = this.shown?.seat == null ? null : "all";
    this.#catchUp();
  }

  /** Pass over the rest of this rival's turn. */
  skipRival(): void {
    const seat = this.deed?.seat ?? this.shown?.to_move ?? null;
    this.#hurry = seat;
    this.paused = false;
    while (this.#waiting[0] && this.shown?.to_move === seat) this.#showFirst();
    this.#next();
  }

  pause(): void {
    this.paused = true;
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  resume(): void {
    this.paused = false;
    this.#next();
  }

  /** Whether a position is shown without being played: the reader wants no show, or comes back to the table. */
  #passedOver(before: Position, position: Position): boolean {
    if (this.#hurry !== "all" && this.#hurry !== null && before.to_move !== this.#hurry) this.#hurry = null;
    const steps = position.actions - before.actions;
    return this.#hurry !== null || steps < 0 || steps > 1 || (pace() === "once" && !this.paused);
  }

  /** Show all that waits at once. */
  #catchUp(): void {
    this.paused = false;
    const [lines, news] = [this.#waiting.flatMap((position) => position.lines), [] as LogLine[]];
    while (this.#waiting.length > 0) {
      this.#showFirst();
      news.push(...this.news);
    }
    this.latest = lines;
    this.news = news;
    this.#rest();
  }

  #next(): void {
    clearTimeout(this.#timer);
    const [first] = this.#waiting;
    if (!first) {
      this.#rest();
      return;
    }
    this.#showFirst();
    this.#timer = setTimeout(() => this.#next(), this.#dwell(first));
  }

  /** Nothing waits any more: the stage goes back to the reader where it is their turn, or nobody's. */
  #rest(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.deed = null;
    if (!this.shown || (this.shown.to_move !== null && !readerDecides(this.shown))) return;
    this.stage = null;
    this.#hurry = null;
  }

  /** How long a position is looked at before the next one. */
  #dwell(position: Position): number {
    if (this.within !== null && this.deed !== null) {
      const left = this.within - (Date.now() - this.#began);
      return Math.max(travel() * 0.6, Math.min(LONGEST_PAUSE, left / (this.#waiting.length + 1)));
    }
    if (this.deed === null || position.lines.length === 0) return travel() * (this.deed ? UNTOLD : REST);
    return Math.max(travel() * REST, PACES[pace()] * (1 + MORE * (position.lines.length - 1)));
  }

  #showFirst(): void {
    const [position, ...rest] = this.#waiting;
    if (!position) return;
    const before = this.shown;
    const anew = position.seat === null || before === null || before.choices.length > 0;
    this.log = mergeLog(this.log, position);
    this.fresh = anew ? position.lines : [...this.fresh, ...position.lines];
    this.latest = position.lines;
    this.news = position.lines.filter(({ action }) => action > this.#heard(before, position));
    if (anew) this.since = [];
    this.#tell(before, position);
    this.shown = position;
    this.#waiting = rest;
  }

  /** Up to which action the reader has heard of what a position tells; after an undo the log goes on from where it was kept. */
  #heard(before: Position | null, position: Position): number {
    if (before === null) return Infinity;
    return position.actions < before.actions ? position.kept : before.actions;
  }

  /** Note what somebody else did with this position; a step that the log does not mention belongs to the deed before. */
  #tell(before: Position | null, after: Position): void {
    if (before === null || before.to_move === null || after.actions <= before.actions) return;
    if (readerDecides(before)) {
      this.deed = null;
      return;
    }
    this.stage = before.to_move;
    if (after.lines.length === 0 && this.deed?.seat === before.to_move) return;
    this.deed = { seat: before.to_move, lines: after.lines, before, after };
    this.since = [...this.since, this.deed];
  }
}
