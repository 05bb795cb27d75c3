/** The worker that stands for a server: Python answers here, and bots that think at once think here. */

import type { PyProxy } from "pyodide/ffi";
import type { FromHouse, FromThinker, ToHouse, ToThinker } from "./messages";
import { startPython } from "./python";
import { Store } from "./store";

interface Scope {
  postMessage(message: FromHouse): void;
  onmessage: ((event: MessageEvent<ToHouse>) => void) | null;
}

/** `BrowserHouse` of src/cosmogony/offline/browser.py. */
interface House extends PyProxy {
  open(): Promise<void>;
  request(method: string, address: string, body: string): Promise<string>;
  enter(line: number, post: (data: string) => void): void;
  take(line: number, data: string): Promise<void>;
  leave(line: number): void;
}

const scope = globalThis as unknown as Scope;
let opening: Promise<House> | null = null;

/** Somebody who thinks about what takes long, started when there is something to think about. */
class Thinker {
  #worker: Worker | null = null;
  #number = 0;
  #waiting = new Map<number, { resolve: (found: string) => void; reject: (why: Error) => void }>();

  constructor(private readonly files: string) {}

  think(work: string, given: string): Promise<string> {
    this.#worker ??= this.#start();
    const number = ++this.#number;
    const found = new Promise<string>((resolve, reject) => this.#waiting.set(number, { resolve, reject }));
    this.#say({ type: "think", number, work, given });
    return found;
  }

  #start(): Worker {
    const worker = new Worker(new URL("./thinker.ts", import.meta.url), { type: "module", name: "thinker" });
    worker.onmessage = (event: MessageEvent<FromThinker>) => this.#take(event.data);
    worker.postMessage({ type: "open", files: this.files } satisfies ToThinker);
    return worker;
  }

  #say(message: ToThinker): void {
    this.#worker?.postMessage(message);
  }

  #take(message: FromThinker): void {
    if (message.type === "thought") {
      this.#waiting.get(message.number)?.resolve(message.found);
      this.#waiting.delete(message.number);
    } else {
      for (const { reject } of this.#waiting.values()) reject(new Error(message.why));
      this.#waiting.clear();
    }
  }
}

async function openHouse(files: string): Promise<House> {
  const [python, store] = await Promise.all([startPython(files), Store.open()]);
  const thinker = new Thinker(files);
  const module = python.pyimport("cosmogony.offline.browser") as {
    BrowserHouse: (store: Store, helper: (work: string, given: string) => Promise<string>) => House;
  };
  const house = module.BrowserHouse(store, (work, given) => thinker.think(work, given));
  await house.open();
  return house;
}

async function answer(house: House, message: ToHouse & { type: "request" }): Promise<void> {
  const told = await house.request(message.method, message.address, message.body);
  const [status, kind, body] = JSON.parse(told) as [number, string, string];
  scope.postMessage({ type: "answer", number: message.number, status, kind, body });
}

async function take(message: ToHouse): Promise<void> {
  if (message.type === "open") opening = openHouse(message.files);
  const house = await opening;
  if (!house) return;
  if (message.type === "open") scope.postMessage({ type: "ready" });
  if (message.type === "request") await answer(house, message);
  if (message.type === "enter")
    house.enter(message.line, (data) => scope.postMessage({ type: "told", line: message.line, data }));
  if (message.type === "take") await house.take(message.line, message.data);
  if (message.type === "leave") house.leave(message.line);
}

scope.onmessage = (event) => {
  take(event.data).catch((fault: unknown) => scope.postMessage({ type: "failed", why: String(fault) }));
};
