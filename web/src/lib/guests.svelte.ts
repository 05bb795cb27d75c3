/** Names for guests who have not said theirs: an animal of the night sky, in the reader's language. */

import { say } from "./texts.svelte";

const KEY = "cosmogony.guest";

/** The number that this browser's guest is made of; drawn once, so that they stay who they are. */
function drawn(): number {
  try {
    const known = Number(localStorage.getItem(KEY) ?? NaN);
    if (Number.isSafeInteger(known)) return known;
  } catch {
    // Browsers that keep nothing draw anew each time.
  }
  return draw();
}

function draw(): number {
  const seed = crypto.getRandomValues(new Uint32Array(1))[0] as number;
  try {
    localStorage.setItem(KEY, String(seed));
  } catch {
    // See above.
  }
  return seed;
}

const words = (message: string) => say(message).split(", ");

/** The name that a number stands for. */
export function nameFrom(seed: number): string {
  const [animals, places] = [words("guest-animals"), words("guest-places")];
  const animal = animals[seed % animals.length] ?? "";
  const place = places[Math.floor(seed / animals.length) % places.length] ?? "";
  return say("guest-name", { animal, place });
}

let seed = $state<number | null>(null);

/** What to call somebody who has not said their name. */
export function guestName(): string {
  return nameFrom(seed ?? drawn());
}

/** Be called something else. */
export function renameGuest(): string {
  const before = guestName();
  do seed = draw();
  while (guestName() === before);
  return guestName();
}
