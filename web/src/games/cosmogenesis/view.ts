/** What games/cosmogenesis/view.py sends, and how its printed values and its notation read. */

import type {
  BodyView,
  Choice,
  CosmogenesisPlayerView as PlayerView,
  CosmogenesisSpaceView as SpaceView,
  CosmogenesisView,
  ElementView,
  OrbitView,
  TileView,
} from "../../protocol";
import type { EditionValues } from "..";

export type { BodyView, CosmogenesisView, ElementView, OrbitView, PlayerView, SpaceView, TileView };

export const SECTORS = ["I", "II", "III", "IV"] as const;
export const ROUNDS = 6;
export const LIFE_NAMES = ["bacterium", "jellyfish", "fish", "lizard", "intelligent"] as const;
const MOON_LETTERS = ["a", "b", "c"] as const;

/** Where the choices of each verb lie; those that are not here stand in the Now bar only. */
const PLACES: Record<string, (words: string[]) => string> = {
  keep: ([tile]) => `hand ${tile}`,
  take: ([space]) => `take ${space}`,
  planet: () => "planet",
  moon: ([orbit]) => `moons ${orbit}`,
  collide: ([body]) => `body ${body}`,
  strike: ([body]) => `body ${body}`,
  life: ([body]) => `body ${body}`,
  evolve: ([body]) => `body ${body}`,
  belt: () => "belt",
  comet: () => "belt",
  gain: () => "gain",
  discard: () => "reserve",
  expand: () => "expand",
  reveal: ([tile]) => `hand ${tile}`,
  use: ([exotic, icon]) => `use ${exotic} ${icon}`,
};

/** The place of a choice by its notation. */
export function placeOf(choice: Choice): string | null {
  const [verb = "", ...rest] = choice.text.split(" ");
  return PLACES[verb]?.(rest) ?? null;
}

/** The part of the board that holds a place: what a phone shows when there is something to choose. */
export function partOf(place: string): "centre" | "mine" {
  return place.startsWith("take") || place === "reserve" ? "centre" : "mine";
}

/** A body in notation: 2 for the planet of orbit 2, 2b for its second moon. */
export function bodyText(orbit: number, slot: number): string {
  return `${orbit + 1}${slot === 0 ? "" : (MOON_LETTERS[slot - 1] ?? "")}`;
}

/** The place of a moon: moons of an orbit that are alike are one choice, and the first of them is named. */
export function moonPlace(moons: readonly BodyView[], orbit: number, index: number): string {
  const same = (moon: BodyView) => JSON.stringify(moon) === JSON.stringify(moons[index]);
  return `body ${bodyText(orbit, moons.findIndex(same) + 1)}`;
}

/** The spaces of a sector that a number of players uses, by their number in notation. */
export function spaceNumbers(edition: EditionValues, sector: number, players: number, count: number): number[] {
  const marks = edition[`sector.${SECTORS[sector]}.marks`];
  if (!Array.isArray(marks)) return Array.from({ length: count }, (_, space) => space + 1);
  return marks.flatMap((mark: string, space) => (Number.parseInt(mark, 10) <= players ? [space + 1] : []));
}

/** The place of a space: elements of a sector that are alike are one choice, and the first of them is named. */
export function spacePlace(spaces: readonly SpaceView[], numbers: readonly number[], sector: number, index: number): string {
  const here = spaces[index];
  const same = (other: SpaceView) =>
    other.monolith === here?.monolith && other.element !== null && JSON.stringify(other.element) === JSON.stringify(here?.element);
  const first = here?.element ? spaces.findIndex(same) : index;
  return `take ${SECTORS[sector]}.${numbers[first] ?? first + 1}`;
}

export const EFFECTS = ["asteroids", "comet", "action", "evolve", "life"] as const;
export type Effect = (typeof EFFECTS)[number];

export interface Icon {
  effect: Effect;
  amount: number;
  /** Its word in notation: one that repeats is numbered. */
  word: string;
}

/** The rewards or icons that an edition prints, such as ["2 asteroids", "comet"]. */
export function readIcons(printed: unknown): Icon[] {
  const seen = new Map<string, number>();
  return (Array.isArray(printed) ? printed : []).flatMap((text: string) => {
    const [, amount, name] = /^(?:(\d) )?(\w+)$/.exec(text) ?? [];
    const effect = EFFECTS.find((known) => known === (name === "asteroid" ? "asteroids" : name));
    if (!effect) return [];
    const before = (seen.get(effect) ?? 0) + 1;
    seen.set(effect, before);
    return [{ effect, amount: Number(amount ?? 1), word: before > 1 ? `${effect}${before}` : effect }];
  });
}

/** A body as it looks after what lies on it was chosen: larger, with rings, or with water. */
export function previewed(body: BodyView, choices: readonly Choice[]): BodyView {
  const [choice] = choices;
  if (choices.length !== 1 || !choice) return body;
  const size = choice.message.args?.["size"];
  if (choice.text.startsWith("collide") && typeof size === "number") return { ...body, kind: "terrestrial", size };
  if (choice.text.startsWith("strike")) return body.kind === "gas" ? { ...body, ringed: true } : { ...body, wet: true };
  return body;
}

/** The element that the current player has taken and is about to use. */
export function takenElement(view: CosmogenesisView): ElementView | null {
  return view.sectors.flat().find((space) => space.taken)?.element ?? null;
}

/** How many turns of the round a player has had. */
export function turnsTaken(player: PlayerView): number {
  return player.sectors_done.filter(Boolean).length;
}
