/** The pieces of Cosmogenesis: bodies, life, loose things, and all tiles as the server words them. */

import "./colours.css";
import type { EditionValues } from "..";
import { render, say } from "../../lib/texts.svelte";
import type { Piece, PieceGroup } from "../pieces";
import { bodyName, GAS } from "./bodies";
import Drawing from "./PieceDrawing.svelte";
import { LIFE_NAMES, type BodyView, type TileView } from "./view";

export { Drawing };

export type Picture =
  | { kind: "bodies"; bodies: BodyView[] }
  | { kind: "life"; level: number }
  | { kind: "loose"; icon: "asteroids" | "comet" | "monolith" }
  | { kind: "tile"; tile: TileView };

const BARE: BodyView = { kind: "terrestrial", size: 1, wet: false, ringed: false, colour: "", life: 0 };
const TERRESTRIAL: [token: string, sides: BodyView[]][] = [
  ["terrestrial_1_2", [{ ...BARE, size: 1 }, { ...BARE, size: 2 }]],
  ["terrestrial_3", [{ ...BARE, size: 3 }, { ...BARE, size: 3, wet: true }]],
  ["terrestrial_4", [{ ...BARE, size: 4 }, { ...BARE, size: 4, wet: true }]],
];
const SIDES: readonly [number, number] = [212, 110];

/** The name of a token: that of its first side, and of the other where that is of another size. */
function sideNames(sides: BodyView[]): string {
  return sides.filter((side, index) => index === 0 || side.size !== sides[0]?.size).map(bodyName).join(" / ");
}

/** A token with two sides, and how many of it there are. */
function token(id: string, bodies: BodyView[], what: string, edition: EditionValues): Piece<Picture> {
  const key = `tokens.${id}.count`;
  return {
    id,
    name: sideNames(bodies),
    words: `${say("web-pieces-count", { count: Number(edition[key]) })} ${say(`web-cosmogenesis-piece-${what}`)}`,
    keys: [key, `tokens.${id}.reserve`, `tokens.${id}.bag`],
    picture: { kind: "bodies", bodies },
    box: SIDES,
  };
}

function giants(edition: EditionValues): Piece<Picture>[] {
  return [1, 2].flatMap((size) =>
    Object.keys(GAS).map((colour) => {
      const plain: BodyView = { ...BARE, kind: "gas", size, colour };
      return token(`gas_giant_${size}.${colour}`, [plain, { ...plain, ringed: true }], "gas", edition);
    }),
  );
}

function loose(icon: "asteroids" | "comet" | "monolith", words: string, keys: string[]): Piece<Picture> {
  return { id: icon, name: say(`web-cosmogenesis-piece-${icon}`), words, keys, picture: { kind: "loose", icon }, box: [100, 100] };
}

function looseThings(edition: EditionValues): Piece<Picture>[] {
  const number = (key: string) => Number(edition[key]);
  return [
    loose("asteroids", say("web-cosmogenesis-piece-asteroids-more", { count: number("tokens.asteroid.reserve") }), ["tokens.asteroid.reserve", "score.asteroid_value"]),
    loose("comet", say("web-cosmogenesis-piece-comet-more", { count: number("tokens.comet.reserve"), price: number("price.comet") }), ["tokens.comet.reserve", "price.comet", "score.comet_value"]),
    loose("monolith", say("web-cosmogenesis-piece-monolith-more", { points: number("score.monolith") }), ["tokens.monoliths", "score.monolith"]),
  ];
}

function lifeSteps(edition: EditionValues): Piece<Picture>[] {
  const points = edition["score.life"] as number[];
  return LIFE_NAMES.map((name, step) => ({
    id: name,
    name: say(`cosmogenesis-life-${name}`),
    words: say("web-cosmogenesis-piece-life", { step: step + 1, points: points[step] ?? 0 }),
    keys: ["score.life"],
    picture: { kind: "life", level: step + 1 },
    box: [100, 100],
  }));
}

function tileWords(tile: TileView): string {
  const rule = tile.rule.map((line) => render(line)).join(", ");
  if (tile.kind === "planetary") return say("cosmogenesis-details-planetary", { needs: rule, reward: tile.reward ? render(tile.reward) : "", points: tile.points });
  return tile.kind === "exotic" ? say("web-cosmogenesis-piece-exotic", { icons: rule, points: tile.points }) : rule;
}

function tilePiece(tile: TileView): Piece<Picture> {
  const values = { planetary: ["name", "needs", "reward", "points"], stellar: ["name", "counts", "points"], exotic: ["name", "mark", "icons"] }[tile.kind];
  return {
    id: tile.id,
    name: render(tile.name),
    words: tileWords(tile),
    keys: values.map((value) => `${tile.kind}.${tile.id}.${value}`),
    picture: { kind: "tile", tile },
    box: [176, 124],
  };
}

export function groups(edition: EditionValues, tiles: readonly unknown[]): PieceGroup<Picture>[] {
  const printed = tiles as TileView[];
  const ofKind = (kind: TileView["kind"]) => printed.filter((tile) => tile.kind === kind).map(tilePiece);
  return [
    { name: say("web-cosmogenesis-pieces-terrestrial"), pieces: TERRESTRIAL.map(([id, sides]) => token(id, sides, "terrestrial", edition)) },
    { name: say("web-cosmogenesis-pieces-gas"), pieces: giants(edition) },
    { name: say("web-cosmogenesis-pieces-loose"), pieces: looseThings(edition) },
    { name: say("cosmogenesis-score-life"), pieces: lifeSteps(edition) },
    { name: say("cosmogenesis-score-exotic"), pieces: ofKind("exotic") },
    { name: say("cosmogenesis-score-planetary"), pieces: ofKind("planetary") },
    { name: say("cosmogenesis-score-stellar"), pieces: ofKind("stellar") },
  ];
}
