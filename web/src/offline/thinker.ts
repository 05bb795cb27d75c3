/** A second worker with Python, for what takes long: strong bots, hints, analyses. The table stays awake meanwhile. */

import type { FromThinker, ToThinker } from "./messages";
import { startPython } from "./python";

interface Scope {
  postMessage(message: FromThinker): void;
  onmessage: ((event: MessageEvent<ToThinker>) => void) | null;
}

const scope = globalThis as unknown as Scope;
type Think = (work: string, given: string) => string;
let opening: Promise<Think> | null = null;

async function open(files: string): Promise<Think> {
  const python = await startPython(files);
  return (python.pyimport("cosmogony.offline.thinking") as { think_aloud: Think }).think_aloud;
}

async function take(message: ToThinker): Promise<void> {
  if (message.type === "open") opening = open(message.files);
  const think = await opening;
  if (think && message.type === "think")
    scope.postMessage({ type: "thought", number: message.number, found: think(message.work, message.given) });
}

scope.onmessage = (event) => {
  take(event.data).catch((fault: unknown) => scope.postMessage({ type: "failed", why: String(fault) }));
};
