/** What lies beside a system: the hand, objectives, exotic objects, the tile put back, as plates in a row or one below the other. */

import { PLATE, type Box } from "./layout";
import type { CosmogenesisView, PlayerView, TileView } from "./view";

/** A plate; without a tile it is one that the reader does not know, or the place for a new one. */
export interface Card {
  key: string;
  group: "hand" | "stellar" | "exotic" | "returned" | "gain";
  tile: TileView | null;
}

const GAP = 8;
/** How wide a plate with a sentence is at least and at most, and others: below that nobody could read them. */
const READ = 236;
const BROADEST = 1.28;
const NARROW = { hand: 112, exotic: 124, gain: 84 } as const;
/** What turns the page of a row takes at its end. */
export const TURN = 56;

/** Whether a plate has a sentence. */
const isRead = ({ group, tile }: Card) => group !== "exotic" && tile !== null;
const leastWidth = (card: Card) =>
  isRead(card) ? READ : card.group === "exotic" || card.group === "gain" ? NARROW[card.group] : NARROW.hand;
const rowWidth = (cards: readonly Card[]) => cards.reduce((sum, card) => sum + leastWidth(card) + GAP, -GAP);

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

/** The names of the places that lie on a plate. */
export function placesOf({ group, tile }: Card): string[] {
  if (group === "gain") return ["gain"];
  if (!tile) return [];
  return group === "exotic" ? tile.icons.map((icon) => `use ${tile.id} ${icon.word}`) : [`hand ${tile.id}`];
}

/** Plates in rows of which one is shown at a time: as many in each as can be read. */
export function rowsOf(cards: readonly Card[], width: number): Card[][] {
  if (rowWidth(cards) <= width) return [[...cards]];
  const rows: Card[][] = [[]];
  for (const card of cards) {
    if (rowWidth([...(rows.at(-1) ?? []), card]) > width - TURN) rows.push([]);
    rows.at(-1)?.push(card);
  }
  return rows;
}

/** One row: few plates are broader. */
export function rowBoxes(cards: readonly Card[], width: number, height: number): Box[] {
  const gaps = GAP * Math.max(0, cards.length - 1);
  const broad = Math.max(1, Math.min(BROADEST, (width - gaps) / Math.max(1, rowWidth(cards) - gaps)));
  let x = 0;
  return cards.map((card) => {
    const box = { x, y: 0, w: leastWidth(card) * broad, h: height };
    x += box.w + GAP;
    return box;
  });
}

/** How high a plate without a sentence is on a phone, and the name of a group above its first plate. */
const SMALL = 100;
const LABEL = 24;

/** For a phone: plates that are read have the whole width, others lie side by side; each group begins below its name. */
export function columnBoxes(cards: readonly Card[], width: number): Box[] {
  const half = (width - GAP) / 2;
  let [x, y, below] = [0, 0, 0];
  return cards.map((card, index) => {
    const begins = index > 0 && card.group !== cards[index - 1]?.group;
    const [w, h] = isRead(card) ? [width, PLATE] : [half, SMALL];
    if (begins || x + w > width) [x, y] = [0, below + (begins ? LABEL : 0)];
    const box = { x, y, w, h };
    below = Math.max(below, y + h + GAP);
    x += w + GAP;
    return box;
  });
}
