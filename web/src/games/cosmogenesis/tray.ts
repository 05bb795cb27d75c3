/** What lies beside a system: the hand, objectives, exotic objects, the tile put back, as plates in a row or in columns. */

import type { Box } from "./layout";
import type { CosmogenesisView, PlayerView, TileView } from "./view";

/** A plate; without a tile it is one that the reader does not know, or the place for a new one. */
export interface Card {
  key: string;
  group: "hand" | "stellar" | "exotic" | "returned" | "gain";
  tile: TileView | null;
}

const WEIGHT = { hand: 1.3, stellar: 1.15, exotic: 1, returned: 1.1, gain: 0.7 } as const;
const GAP = 8;

/** The plates of a player in their order; `gaining` keeps a place for what is about to be added. */
export function trayCards(view: CosmogenesisView, system: PlayerView, own: boolean, gaining: boolean): Card[] {
  const cards = (group: Card["group"], tiles: readonly TileView[]): Card[] =>
    tiles.map((tile) => ({ key: `${group} ${tile.id}`, group, tile }));
  return [
    ...(gaining ? [{ key: "gain", group: "gain" as const, tile: null }] : []),
    ...cards("hand", own ? view.offered : []),
    ...cards("hand", system.hand),
    ...Array.from({ length: system.secret_tiles }, (_, index) => ({
      key: `secret ${index}`,
      group: "hand" as const,
      tile: null,
    })),
    ...cards("stellar", system.stellar),
    ...cards("exotic", system.exotics),
    ...cards("returned", system.returned ? [system.returned] : []),
  ];
}

/** One row: plates shrink together when there are many. */
export function rowBoxes(cards: readonly Card[], width: number, height: number): Box[] {
  const weights = cards.map((card) => (card.tile || card.group === "gain" ? WEIGHT[card.group] : 0.7));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const unit = Math.min(160, (width - GAP * Math.max(0, cards.length - 1)) / Math.max(1, total));
  let x = 0;
  return weights.map((weight) => {
    const box = { x, y: 0, w: weight * unit, h: height };
    x += box.w + GAP;
    return box;
  });
}

/** Two columns, for a phone; a row in which a group begins stands lower, below the group's name. */
export function columnBoxes(cards: readonly Card[], width: number, height: number): Box[] {
  const w = (width - GAP) / 2;
  const begins = (index: number) => index < cards.length && cards[index]?.group !== cards[index - 1]?.group;
  let y = -height - GAP;
  return cards.map((_, index) => {
    const column = index % 2;
    if (column === 0) y += height + GAP + (index > 0 && (begins(index) || begins(index + 1)) ? 24 : 0);
    return { x: column * (w + GAP), y, w, h: height };
  });
}
