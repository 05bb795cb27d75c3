/** Cubes in words. */

import { say } from "../../lib/texts.svelte";
import { COLOUR_NAMES, type Amounts } from "./view";

/** As many cubes of each colour as there are. */
export function essence(amounts: Amounts): string {
  const colours = COLOUR_NAMES.filter((_, colour) => amounts[colour]);
  return say(
    `genesis-essence-${colours.join("-") || "none"}`,
    Object.fromEntries(COLOUR_NAMES.map((name, colour) => [name, amounts[colour] ?? 0])),
  );
}
