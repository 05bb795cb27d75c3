/**
 * The service worker that shows nudges, also while no page of ours is open. It keeps no files and answers no requests,
 * so it lives beside the one for playing offline, in a folder of its own.
 */

/** What the server sends: the game, the table and who moved, in words. */
interface Nudge {
  title: string;
  body: string;
  /** What the button is called that stops it. */
  stop: string;
  table: string;
}

interface Waiting {
  waitUntil(done: Promise<unknown>): void;
}

interface Scope {
  registration: ServiceWorkerRegistration;
  location: Location;
  clients: {
    matchAll(which: { type: "window"; includeUncontrolled: boolean }): Promise<WindowClient[]>;
    openWindow(address: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install", then: (event: Waiting) => void): void;
  addEventListener(type: "push", then: (event: Waiting & { data: { json(): unknown } | null }) => void): void;
  addEventListener(
    type: "notificationclick",
    then: (event: Waiting & { action: string; notification: Notification }) => void,
  ): void;
}

interface WindowClient {
  url: string;
  focus(): Promise<unknown>;
}

declare const self: Scope;

export {}; // a module: its names are its own

const STOP = "stop";

self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));

self.addEventListener("push", (event) => {
  const nudge = event.data?.json() as Nudge | undefined;
  if (nudge) event.waitUntil(show(nudge));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(event.action === STOP ? stop() : openTable(String(event.notification.data)));
});

/** One notice a table: a newer one takes the place of the one before. */
function show(nudge: Nudge): Promise<void> {
  const options = {
    body: nudge.body,
    tag: nudge.table,
    data: nudge.table,
    icon: "icons/icon-192.png",
    actions: [{ action: STOP, title: nudge.stop }],
  };
  return self.registration.showNotification(nudge.title, options);
}

/** Go to the page that shows the table, or open one. */
async function openTable(table: string): Promise<void> {
  const address = new URL(`./#/table/${table}`, self.location.href).href;
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => page.url === address);
  await (there ? there.focus() : self.clients.openWindow(address));
}

/** No more of these in this browser; the server is told, and finds out by itself if it cannot be reached. */
async function stop(): Promise<void> {
  const subscription = await self.registration.pushManager.getSubscription();
  if (!subscription) return;
  await fetch(new URL("./api/nudges/browser/stop", self.location.href), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ endpoint: subscription.endpoint }),
  }).catch(() => undefined);
  await subscription.unsubscribe();
}
