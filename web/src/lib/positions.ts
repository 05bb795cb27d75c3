/** Positions as they are told on a socket: each leaves out what is as in the one before it. */

import type { NextPosition, Position } from "../protocol";

/** The whole position: a part that is left out, of its view too, is that of the one told before. */
export function completed(before: Position, next: NextPosition): Position {
  const view = { ...(before.view as Record<string, unknown>), ...next.view };
  return { ...before, ...next, type: "position", view };
}
