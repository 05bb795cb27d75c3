/**
 * How the client reaches whoever answers: a server, or the house in this browser where there is none.
 *
 * There is none where the page says so (a site of static files), and where the server does not answer at the beginning
 * and this browser was asked to keep what is needed to play without it.
 */

import type { House } from "../offline/house";

/** What the client needs of a socket. */
export interface Line {
  onopen: (() => void) | null;
  onclose: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  send(data: string): void;
  close(): void;
}

const KEPT = "cosmogony.kept";

/** Whether this browser keeps what is needed to play without a server. */
export function isKept(): boolean {
  try {
    return localStorage.getItem(KEPT) === "yes";
  } catch {
    return false;
  }
}

export function noteKept(): void {
  localStorage.setItem(KEPT, "yes");
}

class Transport {
  /** Whether this browser itself answers. */
  atHome = $state(false);
  /** How far the house is. */
  house = $state<"starting" | "ready" | "failed">("starting");
  /** Whether no server belongs to this page at all. */
  readonly serverless: boolean;
  #house: House | null = null;
  #loading: Promise<House> | null = null;
  /** Whether a server has answered since the page was opened. */
  #heard = false;

  constructor() {
    const page = globalThis.document as Document | undefined;
    this.serverless = page?.querySelector('meta[name="cosmogony-server"]')?.getAttribute("content") === "none";
    if (this.serverless) this.atHome = true;
  }

  /** Done when it is known who answers. */
  async settled(): Promise<void> {
    if (this.serverless) await this.#goHome();
  }

  /** Ask for something, as `fetch` does. */
  async reach(address: string, init?: RequestInit): Promise<Response> {
    if (!this.atHome) {
      try {
        const answer = await fetch(address, init);
        this.#heard = true;
        return answer;
      } catch (fault) {
        if (this.#heard || !isKept()) throw fault;
      }
    }
    return (await this.#goHome()).reach(address, init);
  }

  /** Open a socket, or a line to the house. */
  open(): Line {
    if (this.#house) return this.#house.open();
    const address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/socket`;
    return new WebSocket(address) as unknown as Line; // its handlers are told more than we listen to
  }

  #goHome(): Promise<House> {
    this.atHome = true;
    this.#loading ??= import("../offline/house").then(
      ({ House }) => (this.#house = new House((state) => (this.house = state))),
    );
    return this.#loading;
  }
}

export const transport = new Transport();
