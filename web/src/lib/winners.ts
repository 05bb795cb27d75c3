import { say } from "./texts.svelte";

/** Who won, in a sentence. */
export function winnersText(winners: readonly number[], names: readonly string[], lang: string): string {
  const won = winners.map((seat) => names[seat] ?? "");
  if (won.length === 0) return say("winner-nobody");
  if (won.length === 1) return say("winner-one", { player: won[0] ?? "" });
  return say("winner-shared", { players: new Intl.ListFormat(lang, { type: "conjunction" }).format(won) });
}
