/** The house in this browser, as the page sees it: it answers like a server and has lines like sockets. */

import type { Line } from "../lib/transport.svelte";
import type { FromHouse, ToHouse } from "./messages";

/** Where the interpreter and the package lie, beside the page. */
export const FILES = new URL("offline/", document.baseURI).href;

class HomeLine implements Line {
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;

  constructor(
    readonly number: number,
    private readonly house: House,
  ) {}

  send(data: string): void {
    this.house.say({ type: "take", line: this.number, data });
  }

  close(): void {
    this.house.hangUp(this);
  }
}

export class House {
  #worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "house" });
  #number = 0;
  #asked = new Map<number, { resolve: (answer: Response) => void; reject: (why: Error) => void }>();
  #lines = new Map<number, HomeLine>();
  #ready = false;

  /** Told whether the house is open, or cannot be. */
  constructor(private readonly tell: (state: "ready" | "failed") => void) {
    this.#worker.onmessage = (event: MessageEvent<FromHouse>) => this.#take(event.data);
    this.#worker.onerror = () => this.#fail("the worker could not be started");
    this.say({ type: "open", files: FILES });
  }

  /** Ask like a server. */
  reach(address: string, init: RequestInit = {}): Promise<Response> {
    const method = init.method ?? "GET";
    // The list of games was written down when the house was built: the first page need not wait for Python.
    if (method === "GET" && address === "/api/games") return fetch(new URL("games.json", FILES));
    return new Promise((resolve, reject) => {
      const number = ++this.#number;
      this.#asked.set(number, { resolve, reject });
      this.say({ type: "request", number, method, address, body: typeof init.body === "string" ? init.body : "" });
    });
  }

  /** Open a line like a socket. */
  open(): Line {
    const line = new HomeLine(++this.#number, this);
    this.#lines.set(line.number, line);
    this.say({ type: "enter", line: line.number });
    if (this.#ready) queueMicrotask(() => line.onopen?.());
    return line;
  }

  hangUp(line: HomeLine): void {
    if (!this.#lines.delete(line.number)) return;
    this.say({ type: "leave", line: line.number });
    queueMicrotask(() => line.onclose?.());
  }

  say(message: ToHouse): void {
    this.#worker.postMessage(message);
  }

  #take(message: FromHouse): void {
    if (message.type === "ready") {
      this.#ready = true;
      this.tell("ready");
      for (const line of this.#lines.values()) line.onopen?.();
    } else if (message.type === "answer") {
      const { number, status, kind, body } = message;
      this.#asked.get(number)?.resolve(new Response(body, { status, headers: { "content-type": kind } }));
      this.#asked.delete(number);
    } else if (message.type === "told") {
      this.#lines.get(message.line)?.onmessage?.({ data: message.data });
    } else {
      this.#fail(message.why);
    }
  }

  #fail(why: string): void {
    console.error(`The table at home failed: ${why}`);
    if (!this.#ready) this.tell("failed");
    for (const { reject } of this.#asked.values()) reject(new Error(why));
    this.#asked.clear();
  }
}
