/** Telling people by the browser that it is their turn. */

import { settings } from "./settings.svelte";

/** A notice of the browser, while the page is out of sight. */
export function notifyTurn(title: string, body: string): void {
  if (settings.notify && document.hidden && "Notification" in window && Notification.permission === "granted")
    new Notification(title, { body, tag: "cosmogony-turn" });
}
