/**
 * The one socket to the server: it reopens by itself and follows the tables again from where it was.
 *
 * Every request has a number, which its answer repeats. One that names the position, or the proposal, that it is for is
 * asked again with the same number after the connection was lost: the server does it once, and says so or that the
 * position has moved on. Any other is not asked twice: whoever asked is told that there was no answer.
 */

import { freshness } from "./freshness";
import { completed } from "./positions";
import { transport, type Line } from "./transport.svelte";
import type { ClientMessage, Message, NextPosition, Ping, Position, ServerMessage, Unwatch, Watch } from "../protocol";

/** A message less what is added when it is sent. */
export type Without<Message, Keys extends PropertyKey> = Message extends unknown ? Omit<Message, Keys> : never;
/** What is told; positions are whole. */
export type Heard = Exclude<ServerMessage, NextPosition>;
type Handler = (message: Heard) => void;

/** Something to ask for, about a table. */
export type Request = Without<Exclude<ClientMessage, Ping | Watch | Unwatch>, "ref">;
export type Answer = Extract<ServerMessage, { ref: number }>;
/** What to follow of a table, and from where on. */
export type Following = Without<Watch, "type" | "table" | "ref">;

export interface Reply {
  /** Null where there was none, and the request may have been lost. */
  answer: Answer | null;
  /** Whether it was asked more than once, since the connection was lost in between. */
  repeated: boolean;
}

interface Pending {
  request: Request;
  resolve: (reply: Reply) => void;
  /** How often it was sent. */
  sent: number;
  /** Runs while the connection is lost. */
  giveUp: ReturnType<typeof setTimeout> | undefined;
}

const REPEATABLE: ReadonlySet<ClientMessage["type"]> = new Set(["act", "undo", "answer", "why", "hint"]);

const FIRST_DELAY = 400;
const LONGEST_DELAY = 8000;
const PING_EVERY = 25_000;
/** A server that says nothing for so long after it was spoken to is not there: the connection counts as lost. */
const LONGEST_SILENCE = 10_000;
/** After so long without a connection a request is dropped: nobody wants to be surprised by it much later. */
const GIVE_UP_AFTER = 30_000;

export class TableSocket {
  status = $state<"closed" | "connecting" | "open" | "lost">("closed");
  /** Why the server wants to see no more of this person; it is not opened again until they are somebody else. */
  dismissal = $state.raw<Message | null>(null);
  #socket: Line | null = null;
  #followed = new Map<string, { following: () => Following; handler: Handler }>();
  /** By table: the position told last on this connection; the next one leaves out what is as it was there. */
  #positions = new Map<string, Position>();
  #pending = new Map<number, Pending>();
  #awaiting: (() => void)[] = [];
  #ref = 0;
  #delay = FIRST_DELAY;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;

  /** Follow a table; returns how to stop. */
  follow(table: string, following: () => Following, handler: Handler): () => void {
    this.#followed.set(table, { following, handler });
    if (this.status === "open") this.refollow(table);
    else this.#open();
    return () => {
      this.#followed.delete(table);
      this.#positions.delete(table);
      if (this.status === "open") this.#write({ type: "unwatch", table });
    };
  }

  /** Say again what to follow of a table, after that changed. */
  refollow(table: string): void {
    const followed = this.#followed.get(table);
    if (followed && this.status === "open") this.#write({ type: "watch", table, ...followed.following() });
  }

  /** Ask for something; while the connection is lost, what may be repeated waits for it. */
  ask(request: Request): Promise<Reply> {
    const waits = this.status !== "closed" && REPEATABLE.has(request.type);
    if (this.status !== "open" && !waits) return Promise.resolve({ answer: null, repeated: false });
    return new Promise((resolve) => {
      const ref = ++this.#ref;
      this.#pending.set(ref, { request, resolve, sent: 0, giveUp: undefined });
      if (this.status === "open") this.#send(ref);
      else this.#wait(ref);
    });
  }

  /** Close and open again, after the cookie changed; done once it is open, at once where no table is followed. */
  async reopen(): Promise<void> {
    if (this.#followed.size === 0 && !this.#socket) return;
    this.dismissal = null;
    const opened = new Promise<void>((resolve) => this.#awaiting.push(resolve));
    this.#delay = 0;
    if (this.#socket) this.#socket.close();
    else this.#open();
    return opened;
  }

  #open(): void {
    if (this.#socket || this.dismissal) return;
    clearTimeout(this.#retry);
    if (this.status !== "lost") this.status = "connecting";
    const socket = transport.open();
    this.#socket = socket;
    const current = (then: () => void) => () => this.#socket === socket && then();
    socket.onopen = current(() => this.#opened());
    socket.onclose = current(() => this.#closed());
    socket.onmessage = (event) => {
      if (this.#socket === socket) this.#hear(JSON.parse(event.data as string) as ServerMessage);
    };
  }

  #opened(): void {
    this.status = "open";
    this.#delay = FIRST_DELAY;
    this.#release();
    for (const table of this.#followed.keys()) this.refollow(table);
    for (const ref of this.#pending.keys()) this.#send(ref);
    this.#write({ type: "ping" });
    this.#ping = setInterval(() => this.#write({ type: "ping" }), PING_EVERY);
  }

  #closed(): void {
    clearInterval(this.#ping);
    clearTimeout(this.#silence);
    this.#silence = undefined;
    this.#socket = null;
    this.#positions.clear();
    const over = this.#followed.size === 0 || this.dismissal !== null;
    this.status = over ? "closed" : "lost";
    for (const [ref, { request }] of this.#pending) {
      if (over || !REPEATABLE.has(request.type)) this.#resolve(ref, null);
      else this.#wait(ref);
    }
    if (over) {
      this.#release();
      return;
    }
    // Not all at once: whoever was here when the server closed comes back at a moment of their own.
    this.#retry = setTimeout(() => this.#open(), this.#delay * (0.5 + Math.random() / 2));
    this.#delay = Math.min(LONGEST_DELAY, Math.max(FIRST_DELAY, this.#delay * 2));
  }

  /** Let go on who waits for the socket to be opened again. */
  #release(): void {
    for (const resolve of this.#awaiting.splice(0)) resolve();
  }

  #send(ref: number): void {
    const pending = this.#pending.get(ref);
    if (!pending) return;
    clearTimeout(pending.giveUp);
    pending.giveUp = undefined;
    pending.sent += 1;
    this.#write({ ...pending.request, ref });
  }

  /** Keep a request until the connection is back, but not for ever. */
  #wait(ref: number): void {
    const pending = this.#pending.get(ref);
    if (pending) pending.giveUp ??= setTimeout(() => this.#resolve(ref, null), GIVE_UP_AFTER);
  }

  #resolve(ref: number, answer: Answer | null): void {
    const pending = this.#pending.get(ref);
    this.#pending.delete(ref);
    clearTimeout(pending?.giveUp);
    pending?.resolve({ answer, repeated: pending.sent > 1 });
  }

  #write(message: ClientMessage): void {
    this.#socket?.send(JSON.stringify(message));
    // Only a bot that thinks about a hint takes its time.
    if (message.type !== "hint") this.#silence ??= setTimeout(() => this.#drop(), LONGEST_SILENCE);
  }

  /** A fault without a number is about something that the server did not read: it may be any of those not answered. */
  #refuseAll(fault: Answer): void {
    for (const ref of this.#pending.keys()) this.#resolve(ref, fault);
  }

  /** The connection is dead, though nobody has said so. */
  #drop(): void {
    const socket = this.#socket;
    this.#closed();
    socket?.close();
  }

  /** Complete what is told of a table that is followed, and hand it on. */
  #hear(message: ServerMessage): void {
    clearTimeout(this.#silence);
    this.#silence = undefined;
    if (message.type === "next") {
      const before = this.#positions.get(message.table);
      if (before) this.#hear(completed(before, message));
      return;
    }
    if (message.type === "stale") this.#positions.set(message.table, message.position);
    if (message.type === "position") this.#positions.set(message.table, message);
    this.#take(message);
  }

  #take(message: Heard): void {
    if (message.type === "pong") freshness.told(message.build);
    if (message.type === "dismissed") this.dismissal = message.message;
    else if (message.type === "fault" && message.ref === 0) this.#refuseAll(message);
    else if ("ref" in message) this.#resolve(message.ref, message);
    else this.#followed.get(message.table)?.handler(message);
  }
}

export const socket = new TableSocket();
