/** The browser answers a click with the next picture: what takes longer to draw waits until that one is on the screen. */

/** A page that is not seen paints nothing; then this is how long to wait, in milliseconds. */
const LONGEST = 100;

/** Resolves once everything that has changed so far has been painted. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, LONGEST);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
