/** Faces: what the portraits of opponents and guests are drawn from. Shape tells them apart, colour only adds to it. */

export type Hair = "bald" | "short" | "waves" | "curls" | "long" | "bun" | "bob" | "fringe";
export type Beard = "none" | "full" | "pointed" | "moustache" | "whiskers";
export type Wear = "none" | "cap" | "turban" | "veil" | "laurel" | "bonnet" | "hood" | "brim";
export type Collar = "plain" | "ruff" | "lace" | "tie" | "robe" | "high";

export interface Face {
  hair: Hair;
  beard: Beard;
  wear: Wear;
  collar: Collar;
  glasses: boolean;
  skin: string;
  locks: string;
  dress: string;
}

const SKIN = ["#f3d3b4", "#e3b68f", "#c98f63", "#9a6643", "#6e4630"] as const;
const LOCKS = ["#2b2019", "#5a3a22", "#8d6236", "#c9a15a", "#b9b6b0", "#e9e6df"] as const;
const DRESS = ["#35507d", "#6a3f5c", "#3f6b5b", "#7a5a33", "#54507f", "#5d6470"] as const;

const of = (list: readonly string[], index: number) => list[index % list.length] as string;

/** Put a face together: shapes first, then the shades of skin, hair and dress by number. */
function face(
  hair: Hair,
  beard: Beard,
  wear: Wear,
  collar: Collar,
  shades: readonly [number, number, number],
  glasses = false,
): Face {
  return {
    hair,
    beard,
    wear,
    collar,
    glasses,
    skin: of(SKIN, shades[0]),
    locks: of(LOCKS, shades[1]),
    dress: of(DRESS, shades[2]),
  };
}

/** The astronomers who play for bots. */
const CHARACTERS: Record<string, Face> = {
  caroline: face("curls", "none", "bonnet", "lace", [0, 2, 0]),
  halley: face("long", "none", "none", "lace", [0, 1, 1]),
  messier: face("curls", "none", "none", "high", [0, 5, 2]),
  mitchell: face("bun", "none", "none", "lace", [1, 0, 3]),
  tempel: face("short", "full", "cap", "plain", [1, 1, 4]),
  encke: face("bald", "whiskers", "none", "high", [0, 4, 5]),

  galileo: face("short", "full", "none", "ruff", [1, 4, 0]),
  aglaonice: face("waves", "none", "laurel", "robe", [1, 0, 1]),
  hevelius: face("long", "moustache", "none", "lace", [0, 2, 2]),
  cunitz: face("fringe", "none", "veil", "ruff", [0, 1, 3]),
  thales: face("waves", "full", "none", "robe", [1, 5, 4]),
  riccioli: face("short", "none", "cap", "robe", [1, 0, 5]),

  kepler: face("short", "pointed", "none", "ruff", [0, 0, 0]),
  somerville: face("curls", "none", "none", "plain", [0, 1, 1]),
  copernicus: face("bob", "none", "none", "high", [1, 0, 2]),
  tycho: face("bald", "moustache", "none", "ruff", [0, 3, 3]),
  huygens: face("long", "none", "none", "plain", [0, 3, 4]),
  cassini: face("curls", "moustache", "none", "lace", [1, 0, 5]),

  hypatia: face("bun", "none", "laurel", "robe", [2, 0, 0]),
  bessel: face("waves", "whiskers", "none", "tie", [0, 2, 1]),
  cannon: face("bob", "none", "none", "tie", [0, 4, 2], true),
  "al-sufi": face("short", "full", "turban", "robe", [2, 0, 3]),
  leavitt: face("bun", "none", "none", "high", [0, 1, 4]),
  aryabhata: face("bald", "none", "turban", "robe", [3, 0, 5]),

  hipparchus: face("waves", "pointed", "laurel", "robe", [1, 1, 0]),
  ptolemy: face("curls", "full", "none", "robe", [2, 1, 1]),
  "ulugh-beg": face("short", "pointed", "turban", "robe", [2, 0, 2]),
  "al-biruni": face("bald", "full", "turban", "plain", [2, 4, 3]),
  "su-song": face("short", "pointed", "hood", "robe", [1, 4, 4]),
  zhenyi: face("bun", "none", "none", "robe", [1, 0, 5]),

  fraunhofer: face("waves", "none", "none", "high", [0, 2, 0]),
  maxwell: face("short", "full", "none", "tie", [0, 1, 1]),
  huggins: face("bun", "none", "bonnet", "high", [0, 4, 2]),
  payne: face("bob", "none", "none", "plain", [0, 1, 3]),
  chandrasekhar: face("short", "none", "none", "tie", [3, 0, 4]),
  schwarzschild: face("fringe", "moustache", "none", "high", [0, 1, 5]),

  herschel: face("curls", "none", "hood", "high", [0, 5, 0]),
  noether: face("bun", "none", "none", "tie", [0, 0, 1], true),
  lemaitre: face("short", "none", "none", "high", [0, 4, 2], true),
  eddington: face("short", "moustache", "none", "tie", [0, 1, 3]),
  hubble: face("short", "none", "brim", "tie", [0, 1, 4]),
  friedmann: face("fringe", "moustache", "none", "tie", [1, 0, 5], true),
};

const HAIRS: readonly Hair[] = ["short", "waves", "long", "bun", "bob", "fringe"];
const COLLARS: readonly Collar[] = ["plain", "high", "robe", "lace", "tie"];

/** A number that belongs to a text: the same one always. */
function numberOf(text: string): number {
  let sum = 7;
  for (const letter of text) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return sum;
}

/** The face of a person, made of their name: the same name always has the same one. */
export function faceOfPerson(name: string): Face {
  const number = numberOf(name);
  const pick = <Part>(list: readonly Part[], step: number) => list[Math.floor(number / step) % list.length] as Part;
  return face(
    pick(HAIRS, 1),
    "none", // a name does not tell who shaves
    "none",
    pick(COLLARS, 6),
    [Math.floor(number / 30), Math.floor(number / 150), Math.floor(number / 900)],
    number % 4 === 1,
  );
}

/** The face of whoever plays for a bot. */
export function faceOfCharacter(character: string): Face {
  return CHARACTERS[character] ?? faceOfPerson(character);
}

export const KNOWN: readonly string[] = Object.keys(CHARACTERS);
