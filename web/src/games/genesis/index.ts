import { initial, render, say } from "../../lib/texts.svelte";
import Board from "./Board.svelte";
import type { PrintedRegion } from "./protocol";
import { COLOUR_NAMES, GLASS, NUMERALS, type GenesisBoard } from "./view";
import { essence } from "./words";

export { Board };

/** Payments and passing have no place; a switch lies on the neighbour, everything else where its notation says. */
export const placeOf: GenesisBoard["placeOf"] = (choice) => {
  const [verb, where] = choice.text.split(" ");
  if (verb === "pay" || verb === "pass") return null;
  return verb === "switch" ? `switch ${where}` : choice.text;
};

export const standings: GenesisBoard["standings"] = (view) =>
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

export const rivals: GenesisBoard["rivals"] = (view, names) => [
  {
    name: say("genesis-dark-angel"),
    points: view.dark_angel.points,
    note: view.dark_angel_next
      ? say("genesis-board-forecast", { forecast: render(view.dark_angel_next.message, names) })
      : "",
  },
];

export const headline: GenesisBoard["headline"] = (view, components) =>
  say("web-genesis-round", { round: Math.min(view.round, components.rounds), rounds: components.rounds });

/** What the dark angel gains at the players' cost is heard. */
export const sounds: GenesisBoard["sounds"] = {
  "genesis-event-dark-switched": "dark",
  "genesis-event-dark-worked": "dark",
  "genesis-event-over-dark": "dark",
};

/** Where God stands, what the stock has, then every region with its angels and works. */
export const describe: NonNullable<GenesisBoard["describe"]> = (view, players, components) => {
  const angels = [...view.players.map((player) => player.angel), view.dark_angel];
  const name = (index: number) => players[index]?.name ?? say("genesis-dark-angel");
  const lines = NUMERALS.map((numeral, region) => {
    const place = region === 0 ? say("web-genesis-void") : say("genesis-region-day", { numeral });
    const printed = components.regions[region];
    const terms = printed ? termsOf(printed, view.regions[region]?.next_circle ?? 0) : [];
    const here = angels.flatMap((angel, index) => (angel.region === region ? [{ index, square: angel.square }] : []));
    const standing = here
      .sort((a, b) => a.square - b.square)
      .map(({ index, square }) => say("web-genesis-on-sill", { angel: name(index), sill: square + 1 }));
    const done = angels.flatMap((angel, index) => {
      const circle = angel.circles[region - 1] ?? 0;
      return circle > 0
        ? [
            say("web-genesis-work-done", {
              angel: name(index),
              points: components.regions[region]?.points[circle - 1] ?? 0,
            }),
          ]
        : [];
    });
    return `${place}: ${[...(here.length > 0 ? standing : [say("web-genesis-empty")]), ...done, ...terms].join("; ")}`;
  });
  return [render(view.god_at), stockLine(view.stock), ...lines];
};

/** How many cubes of each colour nobody holds; of what has run out, none. */
function stockLine(stock: readonly number[]): string {
  const left = COLOUR_NAMES.map((colour, index) => `${say(`genesis-colour-${colour}`)} ${stock[index] ?? 0}`);
  return say("genesis-board-stock", { stock: left.join(", ") });
}

/** What a region costs and pays: its work and bonus, what its sills yield, what resting there scores. */
function termsOf({ cost, bonus, points, squares, rest }: PrintedRegion, next: number): string[] {
  const works = cost && bonus ? [say("web-genesis-terms", { cost: essence(cost), bonus: essence(bonus) })] : [];
  const left = cost && next > 0 ? [say("web-genesis-next-points", { points: points[next - 1] ?? 0 })] : [];
  const yields = squares.map((options, square) =>
    say("web-genesis-yields", {
      sill: square + 1,
      essence: options.map(essence).join(` ${say("web-genesis-or")} `),
    }),
  );
  const rests = rest.map((points, square) => say("web-genesis-rests", { sill: square + 1, points }));
  return [...works, ...left, ...yields, ...rests];
}
