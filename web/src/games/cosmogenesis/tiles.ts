/** Tiles in words: what they need, pay and score. */

import { render, say } from "../../lib/texts.svelte";
import type { TileView } from "./protocol";

export function tileWords(tile: TileView): string {
  const rule = tile.rule.map((line) => render(line)).join(", ");
  if (tile.kind === "planetary")
    return say("cosmogenesis-details-planetary", {
      needs: rule,
      reward: tile.reward ? render(tile.reward) : "",
      points: tile.points,
    });
  return tile.kind === "exotic" ? say("web-cosmogenesis-piece-exotic", { icons: rule, points: tile.points }) : rule;
}

/** The same with its name before it and the reader's progress after it, for those who cannot see it. */
export const tileLine = (tile: TileView): string =>
  `${render(tile.name)} (${tileWords(tile)})${tile.progress ? `, ${render(tile.progress)}` : ""}`;
