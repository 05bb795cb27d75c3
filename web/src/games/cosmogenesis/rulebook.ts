/** The pictures of the rulebook of Cosmogenesis. */

import "./colours.css";
import type { RulebookModule } from "../rulebook";
import { narrowChart, NARROW_SYSTEM, WIDE_CHART, WIDE_SYSTEM } from "./layout";
import Drawing from "./RulebookDrawing.svelte";
import type { CosmogenesisComponents, CosmogenesisView } from "./view";

export { Drawing };

/** How much room words have above a system. */
const ABOVE = 34;
/** The chart of the example, which two play: three objectives lie in sector I. */
const CHART = narrowChart(3);

export const pictures: RulebookModule<CosmogenesisView, CosmogenesisComponents>["pictures"] = {
  system: {
    box: [WIDE_SYSTEM.width, WIDE_SYSTEM.height + ABOVE],
    narrow: [NARROW_SYSTEM.width, NARROW_SYSTEM.height],
    moment: { example: "game", actions: 88 },
  },
  bodies: { box: [800, 130], narrow: [390, 226] },
  centre: {
    box: [WIDE_CHART.width, WIDE_CHART.height],
    narrow: [CHART.width, CHART.height],
    moment: { example: "game", actions: 2 },
  },
  tiles: { box: [738, 178], narrow: [330, 440] },
  collision: { box: [460, 120] },
  comet: { box: [420, 226] },
  life: { box: [440, 126] },
};
