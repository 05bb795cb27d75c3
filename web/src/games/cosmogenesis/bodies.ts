/** How bodies look: their sizes on the page and the hues of the gas giants. */

import { render, say } from "../../lib/texts.svelte";
import type { BodyView, ElementView } from "./view";

const TERRESTRIAL = [0, 14, 19, 24, 29];
const GIANT = [0, 32, 37];

/** The radius of a body as a planet. */
export function radius(body: BodyView): number {
  if (body.kind === "asteroid") return 10;
  return (body.kind === "gas" ? GIANT : TERRESTRIAL)[body.size] ?? 29;
}

/** Cloud, band and belt of each colour. */
export const GAS: Readonly<Record<string, readonly [string, string, string]>> = {
  red: ["#cf6a58", "#a8453c", "#e8a08c"],
  green: ["#6cae72", "#468a55", "#a5d3a0"],
  blue: ["#5d86d8", "#3f63b4", "#9dbcf0"],
  yellow: ["#d9b662", "#b48c3c", "#efdca0"],
  violet: ["#9a6fcb", "#744aa8", "#c3a4e6"],
};

/** A body in words. */
export function bodyName(body: BodyView): string {
  const life = body.life
    ? `, ${say(`cosmogenesis-life-${["", "bacterium", "jellyfish", "fish", "lizard", "intelligent"][body.life]}`)}`
    : "";
  if (body.kind === "asteroid") return say("cosmogenesis-body-asteroid");
  if (body.kind === "gas") {
    return say(body.ringed ? "cosmogenesis-body-gas-ringed" : "cosmogenesis-body-gas", {
      size: body.size,
      colour: say(`cosmogenesis-colour-${body.colour}`),
    });
  }
  return say(body.wet ? "cosmogenesis-body-wet" : "cosmogenesis-body-terrestrial", { size: body.size }) + life;
}

/** An element of the central board in words. */
export function elementName(element: ElementView): string {
  if (element.body) return bodyName(element.body);
  if (element.tile) return render(element.tile.name);
  return element.comets
    ? say("cosmogenesis-board-comet")
    : say("cosmogenesis-board-asteroids", { count: element.asteroids });
}
