/** What the unit tests put in place of the browser and the server. */

import { vi } from "vitest";
import type {
  Choice,
  ClientMessage,
  Message,
  NextPosition,
  Position,
  Room,
  SeatInfo,
  ServerMessage,
} from "../protocol";

/** A socket whose other end is the test. */
export class FakeSocket {
  static made: FakeSocket[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  sent: ClientMessage[] = [];
  closed = false;

  constructor(readonly address: string) {
    FakeSocket.made.push(this);
  }

  /** The one opened last. */
  static get last(): FakeSocket {
    return FakeSocket.made.at(-1) as FakeSocket;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }

  /** The browser closes it. */
  close(): void {
    this.closed = true;
    this.onclose?.();
  }

  open(): void {
    this.onopen?.();
  }

  /** The connection is cut. */
  cut(): void {
    this.onclose?.();
  }

  tell(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** What was sent of a type. */
  of<Type extends ClientMessage["type"]>(type: Type): Extract<ClientMessage, { type: Type }>[] {
    return this.sent.filter((message) => message.type === type) as Extract<ClientMessage, { type: Type }>[];
  }
}

/** Put a fake in place of the browser's sockets, at an address of its own. */
export function fakeSockets(): void {
  FakeSocket.made = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { protocol: "http:", host: "table.test", origin: "http://table.test", hash: "" });
}

/** Put a fake in place of what browsers keep. */
export function fakeStorage(): Map<string, string> {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("sessionStorage", storage);
  return kept;
}

/** Answer requests over HTTP by address; returns the addresses that were asked, with their bodies. */
export function fakeServer(answers: Record<string, unknown>): { address: string; body: unknown }[] {
  const asked: { address: string; body: unknown }[] = [];
  vi.stubGlobal("fetch", (address: string, init?: RequestInit) => {
    asked.push({ address, body: typeof init?.body === "string" ? (JSON.parse(init.body) as unknown) : null });
    const found = answers[address];
    if (found === undefined) return Promise.reject(new TypeError("nobody there"));
    if (found instanceof Response) return Promise.resolve(found.clone());
    return Promise.resolve(new Response(typeof found === "string" ? found : JSON.stringify(found)));
  });
  return asked;
}

export function message(id: string, args: Message["args"] = {}): Message {
  return { type: "message", id, args };
}

export function choice(action: number, text = `choice ${action}`): Choice {
  return { action, text, message: message(text) };
}

export function seat(part: Partial<SeatInfo> = {}): SeatInfo {
  return {
    kind: "person",
    name: "Ada",
    level: null,
    character: null,
    mine: false,
    clock: null,
    resigned: false,
    kept: false,
    kept_for_me: false,
    ...part,
  };
}

export function position(part: Partial<Position> = {}): Position {
  return {
    type: "position",
    table: "t",
    version: 5,
    seq: 5,
    seat: 0,
    actions: 3,
    kept: 0,
    lines: [],
    to_move: 0,
    goal: null,
    prompt: null,
    choices: [choice(1), choice(2)],
    undo: "no",
    view: {},
    board: null,
    winners: null,
    sheet: null,
    lesson: null,
    ...part,
  };
}

/** The position after that one: all that is not named here is left out. */
export function next(part: Partial<NextPosition> = {}): NextPosition {
  return { type: "next", table: "t", version: 6, seq: 6, actions: 4, kept: 3, lines: [], ...part };
}

export function room(part: Partial<Room> = {}): Room {
  return {
    type: "table",
    table: "t",
    version: 4,
    game: "cups",
    players: 2,
    edition: "",
    options: {},
    status: "playing",
    ending: null,
    listed: false,
    rated: false,
    hints: true,
    host: true,
    clock: null,
    seats: [seat({ mine: true }), seat({ kind: "bot", name: "", level: "random" })],
    proposal: null,
    commitment: "",
    secret: null,
    rematch: null,
    now: 0,
    ticking: null,
    away_after: 120,
    lesson: null,
    ...part,
  };
}

/** Let promises go on. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}
