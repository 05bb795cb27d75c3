/** A table at which nobody waits: for pages that show a position with choices, without anybody at the other end. */

import type { Room, SeatInfo } from "../protocol";

export interface Still {
  table: string;
  game: string;
  names: readonly string[];
  /** The seat of the reader. */
  mine: number | null;
  /** Whether there is nothing more to choose. */
  over?: boolean;
}

export function stillRoom({ table, game, names, mine, over = false }: Still): Room {
  const seats = names.map((name, seat): SeatInfo => ({
    kind: "person",
    name,
    level: null,
    character: null,
    mine: seat === mine,
    clock: null,
    resigned: false,
    kept: false,
    kept_for_me: false,
  }));
  return {
    type: "table",
    table,
    version: 0,
    game,
    players: names.length,
    edition: "",
    options: {},
    status: over ? "over" : "playing",
    ending: null,
    listed: false,
    rated: false,
    hints: false,
    host: false,
    clock: null,
    seats,
    proposal: null,
    commitment: "",
    secret: null,
    rematch: null,
    now: 0,
    ticking: null,
    away_after: 0,
    lesson: null,
  };
}
