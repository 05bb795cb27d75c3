/** The pieces of Cosmogenesis: bodies, life, loose things, and all tiles as the server words them. */

import "./colours.css";
import { render, say } from "../../lib/texts.svelte";
import type { Piece, PieceGroup } from "../pieces";
import { bodyName } from "./bodies";
import Drawing from "./PieceDrawing.svelte";
import type { TilePicture } from "./protocol";
import { tileWords } from "./tiles";
import type { BodyView, CosmogenesisComponents, TileView, TokenPrint } from "./view";

export { Drawing };

export type Picture =
  | { kind: "bodies"; bodies: BodyView[] }
  | { kind: "life"; level: number }
  | { kind: "loose"; icon: "asteroids" | "comet" | "monolith" }
  | { kind: "tile"; tile: TileView; art: TilePicture | undefined };

const SIDES: readonly [number, number] = [212, 110];

/** The name of a token: that of its first side, and of the other where that is of another size. */
function sideNames(sides: BodyView[]): string {
  return sides
    .filter((side, index) => index === 0 || side.size !== sides[0]?.size)
    .map(bodyName)
    .join(" / ");
}

/** A token with two sides, and how many of it there are. */
function token({ id, sides, count }: TokenPrint): Piece<Picture> {
  const key = `tokens.${id}.count`;
  const what = sides[0]?.kind === "gas" ? "gas" : "terrestrial";
  return {
    id,
    name: sideNames(sides),
    words: `${say("web-pieces-count", { count })} ${say(`web-cosmogenesis-piece-${what}`)}`,
    keys: [key, `tokens.${id}.reserve`, `tokens.${id}.bag`],
    picture: { kind: "bodies", bodies: sides },
    box: SIDES,
  };
}

function loose(icon: "asteroids" | "comet" | "monolith", words: string, keys: string[]): Piece<Picture> {
  return {
    id: icon,
    name: say(`web-cosmogenesis-piece-${icon}`),
    words,
    keys,
    picture: { kind: "loose", icon },
    box: [100, 100],
  };
}

function looseThings({ asteroids, comets, comet_price, monolith_points }: CosmogenesisComponents): Piece<Picture>[] {
  return [
    loose("asteroids", say("web-cosmogenesis-piece-asteroids-more", { count: asteroids.count }), [
      "tokens.asteroid.reserve",
      "score.asteroid_value",
    ]),
    loose("comet", say("web-cosmogenesis-piece-comet-more", { count: comets.count, price: comet_price }), [
      "tokens.comet.reserve",
      "price.comet",
      "score.comet_value",
    ]),
    loose("monolith", say("web-cosmogenesis-piece-monolith-more", { points: monolith_points }), [
      "tokens.monoliths",
      "score.monolith",
    ]),
  ];
}

function lifeSteps({ life }: CosmogenesisComponents): Piece<Picture>[] {
  return life.map(({ name, points }, step) => ({
    id: name,
    name: say(`cosmogenesis-life-${name}`),
    words: say("web-cosmogenesis-piece-life", { step: step + 1, points }),
    keys: ["score.life"],
    picture: { kind: "life", level: step + 1 },
    box: [100, 100],
  }));
}

function tilePiece(tile: TileView, pictures: readonly TilePicture[]): Piece<Picture> {
  const values = {
    planetary: ["name", "needs", "reward", "points"],
    stellar: ["name", "counts", "points"],
    exotic: ["name", "mark", "icons"],
  }[tile.kind];
  return {
    id: tile.id,
    name: render(tile.name),
    words: tileWords(tile),
    keys: values.map((value) => `${tile.kind}.${tile.id}.${value}`),
    picture: { kind: "tile", tile, art: pictures.find((one) => one.id === tile.id) },
    box: [240, 106],
  };
}

export function groups(components: CosmogenesisComponents): PieceGroup<Picture>[] {
  const ofKind = (kind: TileView["kind"]) =>
    components.tiles.filter((tile) => tile.kind === kind).map((tile) => tilePiece(tile, components.pictures));
  const tokens = (kind: BodyView["kind"]) =>
    components.tokens.filter(({ sides }) => sides[0]?.kind === kind).map(token);
  return [
    { name: say("web-cosmogenesis-pieces-terrestrial"), pieces: tokens("terrestrial") },
    { name: say("web-cosmogenesis-pieces-gas"), pieces: tokens("gas") },
    { name: say("web-cosmogenesis-pieces-loose"), pieces: looseThings(components) },
    { name: say("cosmogenesis-score-life"), pieces: lifeSteps(components) },
    { name: say("cosmogenesis-score-exotic"), pieces: ofKind("exotic") },
    { name: say("cosmogenesis-score-planetary"), pieces: ofKind("planetary") },
    { name: say("cosmogenesis-score-stellar"), pieces: ofKind("stellar") },
  ];
}
