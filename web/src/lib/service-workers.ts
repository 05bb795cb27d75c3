/** What all service workers have in common. */

/** Wait until a service worker is at work, with all that it fetches before. */
export function active(registered: ServiceWorkerRegistration): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = registered.installing ?? registered.waiting ?? registered.active;
    const look = () => {
      if (worker?.state === "activated") resolve();
      if (worker === null || worker.state === "redundant") reject(new Error("the service worker was given up"));
    };
    worker?.addEventListener("statechange", look);
    look();
  });
}
