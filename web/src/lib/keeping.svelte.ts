/** Keeping what is needed to play without a server: asked once, fetched by the service worker. */

import { active } from "./service-workers";
import { isKept, noteKept, transport } from "./transport.svelte";

const ASKED = "cosmogony.keep-asked";

class Keeping {
  /** Whether there is anything to keep here, and a browser that can. */
  readonly possible: boolean;
  state = $state<"none" | "busy" | "done" | "failed">(isKept() ? "done" : "none");
  asked = $state(recall());

  constructor() {
    const page = globalThis.document as Document | undefined;
    const offered = page?.querySelector('meta[name="cosmogony-offline"]') ?? null;
    this.possible = offered !== null && "serviceWorker" in navigator;
    if (this.possible && transport.serverless) void this.keep();
  }

  /** Fetch everything, and keep it. */
  async keep(): Promise<void> {
    this.decline();
    this.state = "busy";
    try {
      const registered = await navigator.serviceWorker.register("service-worker.js");
      await active(registered);
      void navigator.storage.persist();
      noteKept();
      this.state = "done";
    } catch {
      this.state = "failed";
    }
  }

  /** Do not ask again. */
  decline(): void {
    this.asked = true;
    try {
      localStorage.setItem(ASKED, "yes");
    } catch {
      // A browser that keeps nothing is asked again.
    }
  }
}

function recall(): boolean {
  try {
    return localStorage.getItem(ASKED) === "yes";
  } catch {
    return false;
  }
}

export const keeping = new Keeping();
