/** Opening tables: what the quick start and the form share. */

import type { GameInfo } from "../protocol";
import { api } from "./api";
import { fitting } from "./fit";
import { guestName } from "./guests.svelte";
import { self } from "./me.svelte";
import { go } from "./routes";
import { say } from "./texts.svelte";

/** Who sits on a seat of a new table. */
export type Sitter =
  { kind: "me" } | { kind: "here"; name: string } | { kind: "link" } | { kind: "bot"; level: string };

const LEVEL_KEY = "cosmogony.level";

/** The level last chosen, else the second gentlest. */
export function usualLevel(levels: readonly string[]): string {
  const last = localStorage.getItem(LEVEL_KEY);
  return levels.find((level) => level === last) ?? levels[1] ?? levels[0] ?? "";
}

export function keepLevel(level: string): void {
  localStorage.setItem(LEVEL_KEY, level);
}

/** The number of players of a quick game. */
export function usualPlayers(game: Pick<GameInfo, "min_players" | "max_players">): number {
  return Math.min(game.max_players, Math.max(game.min_players, 3));
}

/** How long a quick game takes, to the nearest five minutes. */
export function minutes(game: Pick<GameInfo, "min_players" | "max_players" | "minutes_per_player">): number {
  return Math.max(5, Math.round((game.minutes_per_player * usualPlayers(game)) / 5) * 5);
}

/** Sit down at once, against opponents that fit how the player did before. */
export async function quickStart(game: GameInfo): Promise<void> {
  await self.need(guestName());
  const { level } = fitting(game.game, game.levels, await api.myTables());
  const players = usualPlayers(game);
  const sitters: Sitter[] = Array.from({ length: players }, (_, seat) =>
    seat === 0 ? { kind: "me" } : { kind: "bot", level },
  );
  await openTable(game.game, sitters, { rated: false });
}

/** Take a lesson from its beginning. */
export async function startLesson(game: string, lesson: string): Promise<void> {
  await self.need(guestName());
  const { table } = await api.openLesson(game, lesson);
  go(`/table/${table}`);
}

/** Sit down against the gentlest bots, as few of them as the game allows. */
export async function gentleStart(game: GameInfo): Promise<void> {
  const level = game.levels[0] ?? "";
  const sitters: Sitter[] = Array.from({ length: game.min_players }, (_, seat) =>
    seat === 0 ? { kind: "me" } : { kind: "bot", level },
  );
  await openTable(game.game, sitters, { rated: false });
}

/** Open a table, seat those who are here, and go there. */
export async function openTable(
  game: string,
  sitters: readonly Sitter[],
  more: {
    listed?: boolean;
    rated?: boolean;
    hints?: boolean;
    clock?: { bank: number; increment: number } | null;
    options?: Record<string, string>;
    edition?: string | null;
  },
): Promise<void> {
  await self.need(guestName());
  const bots = sitters.flatMap((sitter, seat) => (sitter.kind === "bot" ? [{ seat, level: sitter.level }] : []));
  const { table } = await api.open({ game, players: sitters.length, bots, ...more });
  for (const [seat, sitter] of sitters.entries()) {
    if (sitter.kind === "me") await api.sit(table, seat);
    if (sitter.kind === "here") await api.sit(table, seat, sitter.name || say("player", { number: seat + 1 }));
  }
  go(`/table/${table}`);
}

/** Play on from a moment of an ended game: on one's own seat, else on that of whoever decides then. */
export async function playOn(
  kind: "table" | "record",
  id: string,
  actions: number,
  seat: number | null,
): Promise<void> {
  await self.need(guestName());
  const { table } = await api.playOn(kind, id, actions, seat);
  go(`/table/${table}`);
}

/** The table that a link or a pasted id names. */
export function tableOf(link: string): string | null {
  return link.trim().match(/([a-z2-7]{16})\/?$/)?.[1] ?? null;
}
