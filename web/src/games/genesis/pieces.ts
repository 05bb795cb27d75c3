/** The pieces of Genesis: essence, angels, and what each day prints. */

import { say } from "../../lib/texts.svelte";
import type { Piece, PieceGroup } from "../pieces";
import Drawing from "./PieceDrawing.svelte";
import { COLOUR_NAMES, NUMERALS, type GenesisComponents, type PrintedRegion } from "./view";
import { essence } from "./words";

export { Drawing };

export type Picture =
  { kind: "cube"; colour: number } | { kind: "angel"; dark: boolean } | { kind: "region"; region: number };

function regionWords({ cost, bonus, points, rest }: PrintedRegion): string {
  if (rest.length > 0) return say("web-genesis-piece-rest", { points: rest.join(" · ") });
  if (!cost || !bonus) return say("web-genesis-piece-void");
  return say("web-genesis-piece-day", { cost: essence(cost), points: points.join(" · "), bonus: essence(bonus) });
}

function region(printed: PrintedRegion, index: number): Piece<Picture> {
  const numeral = NUMERALS[index] ?? "";
  const at = index === 0 ? "void" : `day.${numeral}`;
  return {
    id: at,
    name: index === 0 ? say("web-genesis-void") : say("genesis-score-day", { numeral }),
    words: regionWords(printed),
    keys: ["squares", "cost", "points", "bonus", "rest"].map((value) => `${at}.${value}`),
    picture: { kind: "region", region: index },
    box: [268, 150],
  };
}

export function groups(components: GenesisComponents): PieceGroup<Picture>[] {
  const cubes = COLOUR_NAMES.map((name, colour): Piece<Picture> => ({
    id: name,
    name: say(`genesis-colour-${name}`),
    words: say("web-genesis-piece-cube", {
      count: components.per_player,
      exchange: components.exchange,
    }),
    keys: ["essence.per_player", "essence.exchange"],
    picture: { kind: "cube", colour },
    box: [100, 100],
  }));
  const angel = (dark: boolean): Piece<Picture> => ({
    id: dark ? "dark" : "angel",
    name: say(dark ? "genesis-dark-angel" : "web-genesis-piece-angel"),
    words: say(dark ? "web-genesis-piece-dark-more" : "web-genesis-piece-angel-more"),
    keys: dark
      ? ["after_work", "first_round", "rests", "wins_ties"].map((name) => `rulings.dark_angel_${name}`)
      : ["players.maximum"],
    picture: { kind: "angel", dark },
    box: [100, 100],
  });
  return [
    { name: say("web-genesis-pieces-essence"), pieces: cubes },
    { name: say("web-genesis-pieces-angels"), pieces: [angel(false), angel(true)] },
    { name: say("web-genesis-pieces-days"), pieces: components.regions.map(region) },
  ];
}
