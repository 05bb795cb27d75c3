/** What lies on the board of Crafting the Cosmos, in words. */

import { say } from "../../lib/texts.svelte";
import { elementOf, isSupernova, SYMBOLS, type NebulaView } from "./view";

/** Stars by element: "2 hydrogen, 1 helium". */
export const starsText = (counts: readonly number[]): string =>
  counts.flatMap((count, element) => (count ? [say(`crafting-need-${SYMBOLS[element]}`, { count })] : [])).join(", ") ||
  "–";

/** A nebula by its size, what it needs and what it scores; of a hidden one only the size. */
export function nebulaText(nebula: NebulaView): string {
  if (!nebula.needs) return say("web-crafting-pieces-nebulae", { size: nebula.size });
  return say("crafting-tile", { size: nebula.size, needs: starsText(nebula.needs), points: nebula.points ?? 0 });
}

/** What stands on a corner. */
export function starText(star: number): string {
  if (star === 0) return say("crafting-no-star");
  return isSupernova(star) ? say("crafting-supernova") : say(`crafting-star-${SYMBOLS[elementOf(star)]}`);
}

/** What lies on a side. */
export function lifeText(life: number): string {
  return say(life === 2 ? "crafting-life-stable" : life === 1 ? "crafting-life-proto" : "crafting-no-life");
}
