/** The pieces of Crafting the Cosmos: stars, life, crystals, cards, nebulae, powers and goals. */

import type { EditionValues } from "..";
import { say } from "../../lib/texts.svelte";
import type { Piece, PieceGroup } from "../pieces";
import Defs from "./Defs.svelte";
import Drawing from "./PieceDrawing.svelte";
import { capital, CONTROLS, GOALS, powerWord, printed, printedList, readNebula, SYMBOLS, type NebulaView } from "./view";

export { Defs, Drawing };

export type Picture =
  | { kind: "star"; star: number }
  | { kind: "life"; stable: boolean }
  | { kind: "icon"; icon: "advanced" | "crystal"; colour: string }
  | { kind: "card"; type: number }
  | { kind: "nebula"; nebula: NebulaView }
  | { kind: "power"; name: string; type: number }
  | { kind: "goal"; goal: (typeof GOALS)[number]; first: number; second: number };

const SMALL: readonly [number, number] = [100, 100];
const ELEMENTS = ["hydrogen", "helium", "oxygen", "carbon"] as const;

function stars(edition: EditionValues): Piece<Picture>[] {
  const plain = SYMBOLS.map((symbol, element): Piece<Picture> => {
    const key = `tokens.${ELEMENTS[element]}`;
    const words = `${say("web-pieces-count", { count: printed(edition, key) })} ${say("web-crafting-piece-star")}`;
    return { id: symbol, name: capital(say(`crafting-star-${symbol}`)), words, keys: [key], picture: { kind: "star", star: element + 1 }, box: SMALL };
  });
  const nova: Piece<Picture> = { id: "supernova", name: capital(say("crafting-supernova")), words: say("web-crafting-piece-supernova"), keys: ["active.gravity_supernova"], picture: { kind: "star", star: 5 }, box: SMALL };
  return [...plain, nova];
}

function life(edition: EditionValues): Piece<Picture>[] {
  const seed = (stable: boolean): Piece<Picture> => {
    const id = stable ? "stable" : "proto";
    return { id, name: capital(say(`crafting-life-${id}`)), words: say(`web-crafting-piece-${id}`, { count: printed(edition, "tokens.life") }), keys: ["tokens.life"], picture: { kind: "life", stable }, box: SMALL };
  };
  const values = [...printedList(edition, "advanced_life.group_1"), ...printedList(edition, "advanced_life.group_2")];
  return [
    seed(false),
    seed(true),
    {
      id: "advanced",
      name: say("web-crafting-piece-advanced"),
      words: say("web-crafting-piece-advanced-more", { least: Math.min(...values), most: Math.max(...values) }),
      keys: ["advanced_life.group_1", "advanced_life.group_2"],
      picture: { kind: "icon", icon: "advanced", colour: "#a8f4ff" },
      box: SMALL,
    },
  ];
}

function energies(edition: EditionValues): Piece<Picture>[] {
  const cards = CONTROLS.map((control, type): Piece<Picture> => ({
    id: control,
    name: capital(say(`crafting-control-${control}`)),
    words: `${say("web-pieces-count", { count: printed(edition, "energy_cards.of_each_type") })} ${say("web-crafting-piece-card", { set: printed(edition, "energy_cards.set"), points: printed(edition, "energy_cards.set_points") })}`,
    keys: ["energy_cards.of_each_type", "energy_cards.set", "energy_cards.set_points"],
    picture: { kind: "card", type },
    box: SMALL,
  }));
  const crystal: Piece<Picture> = {
    id: "crystal",
    name: say("web-crafting-piece-crystal"),
    words: say("web-crafting-piece-crystal-more", { track: printed(edition, "crystals.track"), points: printedList(edition, "crystals.points").join(" · ") }),
    keys: ["crystals.supply", "crystals.track", "crystals.points"],
    picture: { kind: "icon", icon: "crystal", colour: "#a9d4ff" },
    box: SMALL,
  };
  return [...cards, crystal];
}

/** The tiles of a size; those that are alike are one piece. */
function nebulae(edition: EditionValues, size: number): Piece<Picture>[] {
  const key = `nebula.size_${size}`;
  const texts = (edition[key] as string[] | undefined) ?? [];
  return [...new Set(texts)].map((text) => {
    const nebula = readNebula(text, size);
    const [needs = ""] = text.split(":");
    const count = texts.filter((other) => other === text).length;
    return {
      id: text,
      name: capital(say("crafting-tile", { size, needs, points: nebula.points ?? 0 })),
      words: `${say("web-pieces-count", { count })} ${say("web-crafting-piece-nebula", { points: nebula.points ?? 0 })}`,
      keys: [key],
      picture: { kind: "nebula", nebula },
      box: [152, 156],
    };
  });
}

function powers(edition: EditionValues, type: number): Piece<Picture>[] {
  const prefix = `power.${CONTROLS[type]}.`;
  const names = Object.keys(edition).filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
  return names.map((name) => ({
    id: name,
    name: say(`crafting-power-${powerWord(name)}`),
    words: capital(say(`crafting-power-text-${powerWord(name)}`)),
    keys: [prefix + name, `effect.${name}`],
    picture: { kind: "power", name, type },
    box: [148, 134],
  }));
}

function goals(edition: EditionValues): Piece<Picture>[] {
  const [first, second] = [printed(edition, "goals.first"), printed(edition, "goals.second")];
  return GOALS.map((goal) => ({
    id: goal,
    name: capital(say(`crafting-goal-${goal}`)),
    words: say("web-crafting-piece-goal", { first, second }),
    keys: ["goals.cards", "goals.first", "goals.second"],
    picture: { kind: "goal", goal, first, second },
    box: [148, 96],
  }));
}

export function groups(edition: EditionValues): PieceGroup<Picture>[] {
  return [
    { name: say("web-crafting-stars"), pieces: stars(edition) },
    { name: say("web-crafting-life"), pieces: life(edition) },
    { name: say("web-crafting-pieces-energy"), pieces: energies(edition) },
    ...[1, 2, 3].map((size) => ({ name: say("web-crafting-pieces-nebulae", { size }), pieces: nebulae(edition, size) })),
    ...CONTROLS.map((control, type) => ({ name: say("web-crafting-pieces-powers", { control: say(`crafting-control-${control}`) }), pieces: powers(edition, type) })),
    { name: say("crafting-score-goals"), pieces: goals(edition) },
  ];
}
