/** The pictures on objectives: found by the tile's name, and how wide their parts are. */

import { getContext, setContext } from "svelte";
import type { CosmogenesisComponents, Part, TilePicture } from "./protocol";

const KEY = Symbol("pictures");
const NONE: TilePicture = { id: "", parts: [], ladder: [] };

/** Give the pictures of an edition to all tiles below. */
export function providePictures(components: () => CosmogenesisComponents): void {
  setContext(KEY, components);
}

/** Return what finds the picture of a tile by its name; an empty one where there is none. */
export function usePictures(): (id: string) => TilePicture {
  const components = getContext<(() => CosmogenesisComponents) | undefined>(KEY);
  return (id) => components?.().pictures.find((one) => one.id === id) ?? NONE;
}

/** How wide a part is in a row of some height: a size stands beside its body. */
export function partWidth(part: Part, height: number): number {
  if (part.what === "colours" || part.what === "colour") return 2.1 * height;
  const sized = part.size > 0 ? 0.2 : 0;
  if (part.what === "planet" || part.what === "body") return ((part.ringed ? 1.15 : 0.9) + sized) * height;
  if (part.what === "moon") return (0.7 + sized) * height;
  return (part.what === "comet" || part.what === "exotic" || part.what === "orbit" ? 0.8 : 0.75) * height;
}

/** How wide a picture of some height is. */
export function pictureWidth(parts: readonly Part[], height: number): number {
  return parts.reduce((sum, part) => sum + partWidth(part, height), 0);
}
