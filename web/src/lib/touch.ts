/** Whether this page was touched yet, by a key, a mouse or a finger: before that nothing is heard. */

let touched = false;

export const wasTouched = (): boolean => touched;

/** Wait for the first touch. */
export function awaitTouch(): void {
  for (const kind of ["pointerdown", "keydown"])
    addEventListener(kind, () => (touched = true), { once: true, capture: true });
}
