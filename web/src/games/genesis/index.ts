import type { BoardModule } from "..";
import { initial, render, say } from "../../lib/texts.svelte";
import Board from "./Board.svelte";
import { COLOUR_NAMES, NUMERALS, readRegions, GLASS, type GenesisView } from "./view";

export { Board };

/** Payments and passing have no place; a switch lies on the neighbour, everything else where its notation says. */
export const placeOf: BoardModule<GenesisView>["placeOf"] = (choice) => {
  const [verb, where] = choice.text.split(" ");
  if (verb === "pay" || verb === "pass") return null;
  return verb === "switch" ? `switch ${where}` : choice.text;
};

export const standings: BoardModule<GenesisView>["standings"] = (view) =>
  view.players.map((player) => ({
    points: player.angel.points,
    holds: player.cubes.map((count, colour) => ({
      icon: "cube",
      letter: initial(`genesis-colour-${COLOUR_NAMES[colour]}`),
      colour: GLASS[colour] ?? "",
      count,
      label: say(`genesis-colour-${COLOUR_NAMES[colour]}`),
    })),
  }));

export const rivals: BoardModule<GenesisView>["rivals"] = (view, names) => [
  {
    name: say("genesis-dark-angel"),
    points: view.dark_angel.points,
    note: view.dark_angel_next ? say("genesis-board-forecast", { forecast: render(view.dark_angel_next, names) }) : "",
  },
];

export const headline: BoardModule<GenesisView>["headline"] = (view) => say("web-genesis-round", { round: Math.min(view.round, 21) });

/** Where God stands, then every region with its angels and works. */
export const describe: NonNullable<BoardModule<GenesisView>["describe"]> = (view, players, edition) => {
  const regions = readRegions(edition);
  const angels = [...view.players.map((player) => player.angel), view.dark_angel];
  const name = (index: number) => players[index]?.name ?? say("genesis-dark-angel");
  const lines = NUMERALS.map((numeral, region) => {
    const place = region === 0 ? say("web-genesis-void") : say("genesis-region-day", { numeral });
    const here = angels.flatMap((angel, index) => (angel.region === region ? [{ index, square: angel.square }] : []));
    const standing = here.sort((a, b) => a.square - b.square).map(({ index, square }) => say("web-genesis-on-sill", { angel: name(index), sill: square + 1 }));
    const done = angels.flatMap((angel, index) => {
      const circle = angel.circles[region - 1] ?? 0;
      return circle > 0 ? [say("web-genesis-work-done", { angel: name(index), points: regions[region]?.points[circle - 1] ?? 0 })] : [];
    });
    return `${place}: ${[...standing, ...done].join("; ") || say("web-genesis-empty")}`;
  });
  return [view.god === 0 ? say("genesis-god-before") : say("genesis-god-at", { time: timeOfDay(view.god), numeral: NUMERALS[view.day] ?? "" }), ...lines];
};

function timeOfDay(step: number): string {
  return say(`genesis-time-${["evening", "morning", "midday"][step % 3]}`);
}
