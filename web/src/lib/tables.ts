/** Opening tables: what the quick start and the form share. */

import type { GameInfo } from "../protocol";
import { api } from "./api";
import { self } from "./me.svelte";
import { go } from "./routes";
import { say } from "./texts.svelte";

/** Who sits on a seat of a new table. */
export type Sitter = { kind: "me" } | { kind: "here"; name: string } | { kind: "link" } | { kind: "bot"; level: string };

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

/** How long a game of three usually takes, as counted in decisions; for a game not counted yet, an hour. */
export function minutes(game: string): number {
  return { genesis: 20, cosmogenesis: 40, crafting: 60 }[game] ?? 60;
}

/** Sit down against bots at once. */
export async function quickStart(game: GameInfo): Promise<void> {
  const level = usualLevel(game.levels);
  const players = usualPlayers(game);
  const sitters: Sitter[] = Array.from({ length: players }, (_, seat) => (seat === 0 ? { kind: "me" } : { kind: "bot", level }));
  await openTable(game.game, sitters, { rated: false });
}

/** Open a table, seat those who are here, and go there. */
export async function openTable(
  game: string,
  sitters: readonly Sitter[],
  more: { listed?: boolean; rated?: boolean; hints?: boolean; clock?: { bank: number; increment: number } | null; options?: Record<string, string>; edition?: string | null },
): Promise<void> {
  await self.need(say("web-guest-name"));
  const bots = sitters.flatMap((sitter, seat) => (sitter.kind === "bot" ? [{ seat, level: sitter.level }] : []));
  const { table } = await api.open({ game, players: sitters.length, bots, ...more });
  for (const [seat, sitter] of sitters.entries()) {
    if (sitter.kind === "me") await api.sit(table, seat);
    if (sitter.kind === "here") await api.sit(table, seat, sitter.name || say("player", { number: seat + 1 }));
  }
  go(`/table/${table}`);
}

/** The table that a link or a pasted id names. */
export function tableOf(link: string): string | null {
  return link.trim().match(/([a-z2-7]{16})\/?$/)?.[1] ?? null;
}
