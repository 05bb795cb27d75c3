/** The pictures of the rulebook of Crafting the Cosmos. */

import "./colours.css";
import type { RulebookModule } from "../rulebook";
import Defs from "./Defs.svelte";
import Drawing from "./RulebookDrawing.svelte";
import type { CraftingComponents, CraftingView } from "./view";

export { Defs, Drawing };

const START = { example: "turn", actions: 0 };

export const pictures: RulebookModule<CraftingView, CraftingComponents>["pictures"] = {
  galaxy: { box: [560, 540], moment: START },
  stars: { box: [620, 130], narrow: [330, 246] },
  nebula: { box: [400, 176] },
  life: { box: [440, 122] },
  controls: { box: [420, 344], moment: START },
  chamber: { box: [420, 440], moment: START },
  shift: { box: [660, 344], narrow: [330, 720], moment: START },
  complete: { box: [480, 214] },
  advanced: { box: [480, 214] },
  hop: { box: [420, 250] },
  slots: { box: [616, 150], narrow: [312, 290], moment: { example: "power-card", actions: 97 } },
};
