/** The one socket to the server: it reopens by itself and follows the tables again from where it was. */

import type { ServerMessage } from "../protocol";

type Handler = (message: ServerMessage) => void;
export type Wish = { type: string } & Record<string, unknown>;

interface Followed {
  /** The last ply known. */
  since: () => number;
  handler: Handler;
}

const FIRST_DELAY = 400;
const LONGEST_DELAY = 8000;
const PING_EVERY = 25_000;

class TableSocket {
  status = $state<"closed" | "connecting" | "open" | "lost">("closed");
  #socket: WebSocket | null = null;
  #followed = new Map<string, Followed>();
  #answers = new Map<number, Handler>();
  #awaiting: (() => void)[] = [];
  #ref = 0;
  #delay = FIRST_DELAY;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;

  /** Follow a table; returns how to stop. */
  follow(table: string, since: () => number, handler: Handler): () => void {
    this.#followed.set(table, { since, handler });
    if (this.status === "open") this.#watch(table);
    else this.#open();
    return () => {
      this.#followed.delete(table);
      if (this.status === "open") this.#write({ type: "unwatch", table });
    };
  }

  /** Send a wish and get its answer; while the connection is lost it is refused at once. */
  async ask(wish: Wish): Promise<ServerMessage | null> {
    if (this.status !== "open") return null;
    const ref = ++this.#ref;
    return new Promise((resolve) => {
      this.#answers.set(ref, resolve);
      this.#write({ ...wish, ref });
    });
  }

  /** Close and open again, after the cookie changed; done once it is open, at once where no table is followed. */
  async reopen(): Promise<void> {
    if (this.#followed.size === 0 && !this.#socket) return;
    const opened = new Promise<void>((resolve) => this.#awaiting.push(resolve));
    this.#delay = 0;
    if (this.#socket) this.#socket.close();
    else this.#open();
    return opened;
  }

  #open(): void {
    clearTimeout(this.#retry);
    if (this.#socket) return;
    if (this.status !== "lost") this.status = "connecting";
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/socket`);
    this.#socket = socket;
    socket.onopen = () => this.#opened();
    socket.onmessage = (event) => this.#take(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = () => this.#closed();
  }

  #opened(): void {
    this.status = "open";
    this.#delay = FIRST_DELAY;
    this.#release();
    for (const table of this.#followed.keys()) this.#watch(table);
    this.#ping = setInterval(() => this.#write({ type: "ping" }), PING_EVERY);
  }

  #closed(): void {
    clearInterval(this.#ping);
    this.#socket = null;
    for (const handler of this.#answers.values()) handler({ type: "pong", ref: 0 });
    this.#answers.clear();
    if (this.#followed.size === 0) {
      this.status = "closed";
      this.#release();
      return;
    }
    this.status = "lost";
    this.#retry = setTimeout(() => this.#open(), this.#delay);
    this.#delay = Math.min(LONGEST_DELAY, Math.max(FIRST_DELAY, this.#delay * 2));
  }

  /** Let go on who waits for the socket to be opened again. */
  #release(): void {
    for (const resolve of this.#awaiting.splice(0)) resolve();
  }

  #watch(table: string): void {
    const followed = this.#followed.get(table);
    if (followed) this.#write({ type: "watch", table, since: followed.since() });
  }

  #write(message: Wish): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #take(message: ServerMessage): void {
    if ("ref" in message) {
      const handler = this.#answers.get(message.ref);
      this.#answers.delete(message.ref);
      handler?.(message);
    } else this.#followed.get(message.table)?.handler(message);
  }
}

export const socket = new TableSocket();
