import type { ScoreColumn } from "../protocol";
import { render, say } from "./texts.svelte";

/** The scorer who is no player and has won, where all players lose. */
export function winningRival(winners: readonly number[], sheet: readonly ScoreColumn[]): ScoreColumn | null {
  const rivals = winners.length === 0 ? sheet.filter((column) => column.seat < 0) : [];
  return rivals.sort((a, b) => totalOf(b) - totalOf(a))[0] ?? null;
}

/** What a column of the score sheet adds up to, or its first lines. */
export function totalOf(column: ScoreColumn, lines = column.lines.length): number {
  return column.lines.slice(0, lines).reduce((sum, line) => sum + line.points, 0);
}

/** Who won, in a sentence. */
export function winnersText(
  winners: readonly number[],
  sheet: readonly ScoreColumn[],
  names: readonly string[],
  lang: string,
): string {
  const rival = winningRival(winners, sheet);
  if (rival) return say("winner-rival", { rival: render(rival.label), points: totalOf(rival) });
  const won = winners.map((seat) => names[seat] ?? "");
  if (won.length === 0) return say("winner-nobody");
  if (won.length === 1) return say("winner-one", { player: won[0] ?? "" });
  return say("winner-shared", { players: new Intl.ListFormat(lang, { type: "conjunction" }).format(won) });
}
