/** The browser answers a click with the next picture: what takes longer to draw waits until that one is on the screen. */

/** A page that is not seen paints nothing, and a key may stay down; then this is how long to wait, in milliseconds. */
const LONGEST = 150;

/** Resolves once everything that has changed so far has been painted, and the key that changed it is up again. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, LONGEST);
    afterPaint(() => (pressed ? addEventListener("keyup", () => afterPaint(resolve), { once: true }) : resolve()));
  });
}

let pressed = false;

function afterPaint(then: () => void): void {
  requestAnimationFrame(() => setTimeout(then));
}

/** Notes whether a key is down: letting it go belongs to the same answer as pressing it. */
export function watchKeys(): void {
  addEventListener("keydown", () => (pressed = true), { capture: true });
  addEventListener("keyup", () => (pressed = false), { capture: true });
  addEventListener("blur", () => (pressed = false));
}
