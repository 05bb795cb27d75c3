import type { EditionValues } from "../games";
import type { EditionInfo } from "../protocol";

/** The printed values by dotted key, as boards read them. */
export function editionValues(info: EditionInfo): EditionValues {
  return Object.fromEntries(info.values.map((value) => [value.key, value.value]));
}
