/** Being told that it is one's turn in games by the day, while no page of ours is open. */

import type { NudgeWishes } from "../protocol";
import { api } from "./api";
import { active } from "./service-workers";
import { settings } from "./settings.svelte";

const WORKER = "nudge-worker.js";
/** The worker answers no requests, so that any folder will do; another one has the pages for playing offline. */
const SCOPE = "nudges/";

type Push = "off" | "on" | "busy" | "denied" | "cannot" | "failed";

class Nudges {
  wishes = $state.raw<NudgeWishes | null>(null);
  /** Whether this browser tells its person. */
  push = $state<Push>("off");
  /** How many other browsers do. */
  elsewhere = $state(0);

  /** Ask how things stand; without an account there is nothing to ask. */
  async ask(login: string | null): Promise<void> {
    this.wishes = null;
    if (login !== null) await this.#take(await api.nudges());
  }

  /** Tell in this browser from now on: called by a click, as browsers want it. */
  async start(): Promise<void> {
    const key = this.wishes?.push_key;
    if (!key) return;
    this.push = "busy";
    if ((await Notification.requestPermission()) !== "granted") {
      this.push = "denied";
      return;
    }
    let subscription: PushSubscription;
    try {
      subscription = await subscribe(key);
    } catch {
      this.push = "failed";
      return;
    }
    await this.#add(subscription);
  }

  /** Stop telling in this browser, whoever uses it now. */
  async stop(): Promise<void> {
    const subscription = await present();
    if (!subscription) return;
    await api.stopBrowser(subscription.endpoint);
    await subscription.unsubscribe();
    if (this.wishes) await this.#take(await api.nudges());
  }

  /** Tell in this browser as before: after a new password no browser does. */
  async renew(): Promise<void> {
    const subscription = this.push === "on" ? await present() : null;
    if (subscription) await this.#add(subscription);
  }

  async setAddress(address: string): Promise<void> {
    await this.#take(await api.setAddress({ address, ...where() }));
  }

  async stopMail(): Promise<void> {
    await this.#take(await api.stopMail());
  }

  async setQuiet(quiet_from: string | null, quiet_until: string | null): Promise<void> {
    await this.#take(await api.setQuiet({ quiet_from, quiet_until, ...where() }));
  }

  async #add(subscription: PushSubscription): Promise<void> {
    const { keys } = subscription.toJSON();
    const { p256dh = "", auth = "" } = keys ?? {};
    await this.#take(await api.addBrowser({ endpoint: subscription.endpoint, p256dh, auth, ...where() }));
  }

  async #take(wishes: NudgeWishes): Promise<void> {
    const subscription = await present();
    const mine = subscription ? await hashOf(subscription.endpoint) : "";
    const known = wishes.browsers.includes(mine);
    this.wishes = wishes;
    this.push = known ? "on" : isPossible() ? "off" : "cannot";
    this.elsewhere = wishes.browsers.length - (known ? 1 : 0);
  }
}

/** Whether this browser can take push messages at all. */
function isPossible(): boolean {
  return "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;
}

/** The time zone that the browser is in. */
export function zoneHere(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
}

function where() {
  return { language: settings.language, zone: zoneHere() };
}

/** What this browser is subscribed to, if it is. */
async function present(): Promise<PushSubscription | null> {
  if (!isPossible()) return null;
  const registered = await navigator.serviceWorker.getRegistration(SCOPE);
  return (await registered?.pushManager.getSubscription()) ?? null;
}

async function subscribe(key: string): Promise<PushSubscription> {
  const registered = await navigator.serviceWorker.register(WORKER, { scope: SCOPE });
  await active(registered);
  const before = await registered.pushManager.getSubscription();
  if (before && !isSame(before.options.applicationServerKey, bytesOf(key))) await before.unsubscribe();
  return registered.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) });
}

/** Bytes that were written as text, as Web Push writes them. */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
}

function isSame(one: ArrayBuffer | null, other: Uint8Array): boolean {
  const bytes = new Uint8Array(one ?? new ArrayBuffer(0));
  return bytes.length === other.length && bytes.every((byte, index) => byte === other[index]);
}

/** What the server calls a browser: enough to tell it from others. */
export async function hashOf(endpoint: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(endpoint));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0"))
    .join("")
    .slice(0, 32);
}

export const nudges = new Nudges();
