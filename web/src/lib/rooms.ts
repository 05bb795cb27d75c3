/** The shapes of a screen: each has a frame of its own, and in it a board takes the drawing that can be read there. */

export interface Size {
  width: number;
  height: number;
}

/**
 * - `wide`: a desk; the Now bar lies below the board, everything else in the rail.
 * - `low`: a laptop, a tablet on its side; the Now bar stands below the rail, so that the board has the whole height.
 * - `upright`: a tablet; the board over the full width, Now bar and rail side by side below it.
 * - `phone`: one thing below the other, with tabs.
 * - `sideways`: a phone on its side, a page enlarged to twice its size; everything but the board in one column.
 */
export type Shape = "wide" | "low" | "upright" | "phone" | "sideways";

/** The height below which a screen that is broader than high has no room for a bar below the board. */
const LOW = 880;
/** The same where much stands there. */
const LOW_CROWDED = 1080;
/** The height below which it has no room for a head either. */
const FLAT = 500;
/** The width below which nothing fits beside anything. */
const SLIM = 700;

/** The shape of a screen; `crowded` where much stands below the board. */
export function shapeOf({ width, height }: Size, crowded = false): Shape {
  if (height < FLAT && width > height * 1.2) return "sideways";
  if (width < SLIM) return "phone";
  if (width <= height) return "upright";
  return height < (crowded ? LOW_CROWDED : LOW) ? "low" : "wide";
}

/** The size below which nobody reads, in CSS pixels. */
export const LEAST = 11;

/** A drawing: its size, and that of its smallest letters, in units of its own. */
export interface Sheet extends Size {
  letters: number;
}

/** How large a drawing becomes where all of it is in sight. */
export function scaleIn(sheet: Size, room: Size): number {
  return Math.min(room.width / sheet.width, room.height / sheet.height);
}

/** The first drawing that can be read while all of it is in sight; where there is none, the last, which scrolls. */
export function sheetFor<S extends Sheet>(sheets: readonly [S, ...S[]], room: Size): S {
  const read = sheets.find((sheet) => scaleIn(sheet, room) * sheet.letters >= LEAST - 0.05);
  return read ?? sheets[sheets.length - 1] ?? sheets[0];
}
