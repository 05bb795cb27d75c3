/**
 * A client that was loaded before the server got a new one: it loads the new one where nothing is lost by that, between
 * two moves or on the way to another page. The server tells with every pong which client it has.
 */

/** Not again for so long: while servers are replaced one by one, they do not have the same client. */
const AT_MOST_EVERY = 60_000;
/** A moment is quiet when it still is after so long. */
const QUIET_AFTER = 1_500;
const LAST = "cosmogony-reloaded";

export class Freshness {
  #build = "";
  #stale = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly reload: () => void = () => location.reload()) {}

  /** Hear which client the server has; the first time it is this one. */
  told(build: string): void {
    if (build === "") return;
    if (this.#build === "") this.#build = build;
    this.#stale = build !== this.#build;
  }

  /** Load the new client if there is one, now. */
  renew(): void {
    if (!this.#stale || Date.now() - Number(sessionStorage.getItem(LAST) ?? 0) < AT_MOST_EVERY) return;
    sessionStorage.setItem(LAST, String(Date.now()));
    this.reload();
  }

  /** Load the new client in a while, if nothing has begun until then. */
  renewWhen(quiet: () => boolean): void {
    if (!this.#stale) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => quiet() && !writing() && this.renew(), QUIET_AFTER);
  }

  /** A part of this client is no longer there to be loaded. */
  missing(): void {
    this.#stale = true;
    this.renew();
  }
}

/** Somebody is writing something that would be lost. */
function writing(): boolean {
  return ["INPUT", "TEXTAREA"].includes(document.activeElement?.tagName ?? "");
}

export const freshness = new Freshness();
