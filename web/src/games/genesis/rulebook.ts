/** The pictures of the rulebook of Genesis. */

import type { RulebookModule } from "../rulebook";
import { ROWS, WINDOW } from "./layout";
import Drawing from "./RulebookDrawing.svelte";
import type { GenesisComponents, GenesisView } from "./view";

export { Drawing };

const EXAMPLE = "three-angels";

export const pictures: RulebookModule<GenesisView, GenesisComponents>["pictures"] = {
  board: {
    box: [WINDOW.width, WINDOW.height],
    narrow: [ROWS.width, ROWS.height],
    moment: { example: EXAMPLE, actions: 33 },
  },
  day: { box: [390, 184], moment: { example: EXAMPLE, actions: 37 } },
  essence: { box: [390, 124] },
  setup: { box: [390, 162], moment: { example: EXAMPLE, actions: 0 } },
  switch: { box: [480, 142] },
  exchange: { box: [390, 168] },
};
