/** Who sits at the table, as the boards and the rail show them. */

import type { SeatInfo } from "../protocol";
import { faceOfCharacter, faceOfPerson, type Face } from "./faces";
import { has, say } from "./texts.svelte";

export const SIGILS = ["circle", "diamond", "triangle", "star", "hexagon", "square"] as const;
export type Sigil = (typeof SIGILS)[number];

export interface Player {
  seat: number;
  name: string;
  sigil: Sigil;
  /** A CSS colour. */
  colour: string;
  mine: boolean;
  bot: boolean;
  face: Face;
  /** How strongly a bot plays, in words; empty for people. */
  strength: string;
}

/** The sigil of a seat, drawn on every piece it owns. */
export function sigilOf(seat: number): Sigil {
  return SIGILS[seat % SIGILS.length] as Sigil;
}

/** The colour of a seat. */
export function colourOf(seat: number): string {
  return `var(--player-${seat % SIGILS.length})`;
}

/** The players of a table, by seat. */
export function playersOf(seats: readonly SeatInfo[]): Player[] {
  return seats.map((info, seat) => ({
    seat,
    name: seatName(info, seat),
    sigil: sigilOf(seat),
    colour: colourOf(seat),
    mine: info.mine,
    bot: info.kind === "bot",
    face: info.character ? faceOfCharacter(info.character) : faceOfPerson(seatName(info, seat)),
    strength: info.kind === "bot" ? strengthOf(info.level ?? "") : "",
  }));
}

/** What to call whoever sits on a seat. */
export function seatName(info: Pick<SeatInfo, "name" | "character">, seat: number): string {
  if (info.character) return say(`character-${info.character}`);
  return info.name || say("player", { number: seat + 1 });
}

/** How strongly a level plays, in words. */
export function strengthOf(level: string): string {
  return say(has(`strength-${level}`) ? `strength-${level}` : "strength-other");
}

/** The same in a word, and what it does: “gentle” and “plays for fun”. */
export function temperOf(level: string): { word: string; more: string } {
  const [word = "", more = ""] = strengthOf(level).split(": ");
  return { word, more };
}

/** A bot's level for people: its message where there is one, else its own name. */
export function levelName(level: string): string {
  return has(`level-${level}`) ? say(`level-${level}`) : level;
}
