/** Telling people that it is their turn: by the title, by a sound, by the browser. */

import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

/** Two soft notes. */
export function chime(): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  for (const [index, pitch] of [523.25, 783.99].entries()) {
    const start = context.currentTime + index * 0.14;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(0.12, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.5);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + 0.55);
  }
}

/** A notice of the browser, while the page is out of sight. */
export function notifyTurn(title: string, body: string): void {
  if (settings.notify && document.hidden && "Notification" in window && Notification.permission === "granted")
    new Notification(title, { body, tag: "cosmogony-turn" });
}
