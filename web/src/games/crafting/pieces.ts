/** The pieces of Crafting the Cosmos: stars, life, crystals, cards, nebulae, powers and goals. */

import "./colours.css";
import { say } from "../../lib/texts.svelte";
import type { Piece, PieceGroup } from "../pieces";
import Defs from "./Defs.svelte";
import Drawing from "./PieceDrawing.svelte";
import { capital, SYMBOLS, type CraftingComponents, type HexagonContent, type PrintedNebula } from "./view";

export { Defs, Drawing };

export type Picture =
  | { kind: "star"; star: number }
  | { kind: "life"; stable: boolean }
  | { kind: "icon"; icon: "advanced" | "crystal"; colour: string }
  | { kind: "card"; type: number }
  | { kind: "nebula"; size: number; content: HexagonContent }
  | { kind: "power"; name: string; type: number }
  | { kind: "goal"; goal: string; first: number; second: number };

const SMALL: readonly [number, number] = [100, 100];

function stars({ elements, star_tokens }: CraftingComponents): Piece<Picture>[] {
  const plain = elements.map((element, index): Piece<Picture> => {
    const key = `tokens.${element}`;
    return {
      id: element,
      name: capital(say(`crafting-star-${SYMBOLS[index]}`)),
      words: `${say("web-pieces-count", { count: star_tokens[index] ?? 0 })} ${say("web-crafting-piece-star")}`,
      keys: [key],
      picture: { kind: "star", star: index + 1 },
      box: SMALL,
    };
  });
  const nova: Piece<Picture> = {
    id: "supernova",
    name: capital(say("crafting-supernova")),
    words: say("web-crafting-piece-supernova"),
    keys: ["active.gravity_supernova"],
    picture: { kind: "star", star: 5 },
    box: SMALL,
  };
  return [...plain, nova];
}

function life({ life_tokens, advanced_values }: CraftingComponents): Piece<Picture>[] {
  const seed = (stable: boolean): Piece<Picture> => {
    const id = stable ? "stable" : "proto";
    return {
      id,
      name: capital(say(`crafting-life-${id}`)),
      words: say(`web-crafting-piece-${id}`, { count: life_tokens }),
      keys: ["tokens.life"],
      picture: { kind: "life", stable },
      box: SMALL,
    };
  };
  return [
    seed(false),
    seed(true),
    {
      id: "advanced",
      name: say("web-crafting-piece-advanced"),
      words: say("web-crafting-piece-advanced-more", {
        least: Math.min(...advanced_values),
        most: Math.max(...advanced_values),
      }),
      keys: ["advanced_life.group_1", "advanced_life.group_2"],
      picture: { kind: "icon", icon: "advanced", colour: "#a8f4ff" },
      box: SMALL,
    },
  ];
}

function energies(components: CraftingComponents): Piece<Picture>[] {
  const count = say("web-pieces-count", { count: components.cards_of_each_type });
  const set = say("web-crafting-piece-card", { set: components.set_size, points: components.set_points });
  const cards = components.controls.map((control, type): Piece<Picture> => ({
    id: control,
    name: capital(say(`crafting-control-${control}`)),
    words: `${count} ${set}`,
    keys: ["energy_cards.of_each_type", "energy_cards.set", "energy_cards.set_points"],
    picture: { kind: "card", type },
    box: SMALL,
  }));
  const crystal: Piece<Picture> = {
    id: "crystal",
    name: say("web-crafting-piece-crystal"),
    words: say("web-crafting-piece-crystal-more", {
      track: components.crystal_track,
      points: components.crystal_points.join(" · "),
    }),
    keys: ["crystals.supply", "crystals.track", "crystals.points"],
    picture: { kind: "icon", icon: "crystal", colour: "#a9d4ff" },
    box: SMALL,
  };
  return [...cards, crystal];
}

function nebula({ size, needs, text, points, number }: PrintedNebula): Piece<Picture> {
  const stars_needed = needs.flatMap((count, element) =>
    Array.from({ length: count }, () => ({ element, met: false, joker: false })),
  );
  return {
    id: `${size} ${text} ${points}`,
    name: capital(say("crafting-tile", { size, needs: text, points })),
    words: `${say("web-pieces-count", { count: number })} ${say("web-crafting-piece-nebula", { points })}`,
    keys: [`nebula.size_${size}`],
    picture: {
      kind: "nebula",
      size,
      content: { nebula: { size, needs, points }, completed: false, advanced: 0, values: null, stars_needed },
    },
    box: [152, 156],
  };
}

function powers(components: CraftingComponents, type: number): Piece<Picture>[] {
  const deck = components.powers.filter(({ control }) => control === type);
  return deck.map(({ name, word }) => ({
    id: name,
    name: say(`crafting-power-${word}`),
    words: capital(say(`crafting-power-text-${word}`)),
    keys: [`power.${components.controls[type]}.${name}`, `effect.${name}`],
    picture: { kind: "power", name, type },
    box: [148, 134],
  }));
}

function goals({ goals: names, first_place: first, second_place: second }: CraftingComponents): Piece<Picture>[] {
  return names.map((goal) => ({
    id: goal,
    name: capital(say(`crafting-goal-${goal}`)),
    words: say("web-crafting-piece-goal", { first, second }),
    keys: ["goals.cards", "goals.first", "goals.second"],
    picture: { kind: "goal", goal, first, second },
    box: [148, 96],
  }));
}

export function groups(components: CraftingComponents): PieceGroup<Picture>[] {
  const sizes = [...new Set(components.nebulae.map(({ size }) => size))];
  return [
    { name: say("web-crafting-stars"), pieces: stars(components) },
    { name: say("web-crafting-life"), pieces: life(components) },
    { name: say("web-crafting-pieces-energy"), pieces: energies(components) },
    ...sizes.map((size) => ({
      name: say("web-crafting-pieces-nebulae", { size }),
      pieces: components.nebulae.filter((tile) => tile.size === size).map(nebula),
    })),
    ...components.controls.map((control, type) => ({
      name: say("web-crafting-pieces-powers", { control: say(`crafting-control-${control}`) }),
      pieces: powers(components, type),
    })),
    { name: say("crafting-score-goals"), pieces: goals(components) },
  ];
}
