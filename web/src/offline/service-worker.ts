/**
 * The service worker keeps the page with all its parts and what is needed to play without a server. It is registered
 * where there is no server, and where somebody wants to go on without it. The list of files is written into it by
 * tools/static_site.py.
 */

import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { NetworkOnly } from "workbox-strategies";

interface Scope {
  __WB_MANIFEST: { url: string; revision: string | null }[];
  addEventListener(
    type: "install" | "activate",
    then: (event: { waitUntil(done: Promise<unknown>): void }) => void,
  ): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
}

declare const self: Scope;

/** Seconds for a server to answer before the page that was kept is shown. */
const PATIENCE = 4;

precacheAndRoute(self.__WB_MANIFEST, { directoryIndex: "" });
cleanupOutdatedCaches();

// A server's page comes first where there is one: it may be newer than what was kept.
const kept = createHandlerBoundToURL("index.html");
const fresh = new NetworkOnly({ networkTimeoutSeconds: PATIENCE });
registerRoute(
  new NavigationRoute(
    async (options) => {
      try {
        return await fresh.handle(options);
      } catch {
        return kept(options);
      }
    },
    { denylist: [/\/api\//, /\/metrics/] },
  ),
);

self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
