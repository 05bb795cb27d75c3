/** The position in words, for those who cannot see the board: the centre, then every system. */

import type { Player } from "../../lib/players";
import { say } from "../../lib/texts.svelte";
import { bodyName, elementName } from "./bodies";
import { tileLine } from "./tiles";
import type { ElementView } from "./protocol";
import { SECTORS, type CosmogenesisComponents, type CosmogenesisView, type OrbitView, type PlayerView } from "./view";

export function describe(
  view: CosmogenesisView,
  players: readonly Player[],
  components: CosmogenesisComponents,
): string[] {
  const name = (seat: number) => players[seat]?.name ?? "";
  return [
    say("cosmogenesis-board-head", {
      round: view.round,
      player: name(view.monolith),
      bag: view.bag,
      small: view.reserve.terrestrial_1_2,
      three: view.reserve.terrestrial_3,
      four: view.reserve.terrestrial_4,
      asteroids: view.reserve.asteroids,
      comets: view.reserve.comets,
    }),
    say("web-cosmogenesis-prices", {
      comet: components.comet_price,
      life: components.life_price,
      expansion: components.expansion_price,
      discard: components.discard_pays,
    }),
    ...SECTORS.map((sector, index) => `${say("web-cosmogenesis-sector", { sector })}: ${sectorText(view, index)}`),
    ...view.players.flatMap((system, seat) => [
      systemHead(system, name(seat)),
      ...system.orbits.map(orbitText),
      ...beside(system),
    ]),
  ];
}

/** What lies in a sector, by the numbers that notation gives its spaces. */
function sectorText(view: CosmogenesisView, sector: number): string {
  const spaces = view.sectors[sector] ?? [];
  return (
    spaces.flatMap((space) => (space.element ? [`${space.number} ${inWords(space.element)}`] : [])).join("; ") || "–"
  );
}

/** An element, a tile with all it says. */
const inWords = (element: ElementView) => (element.tile ? tileLine(element.tile) : elementName(element));

function systemHead(system: PlayerView, player: string): string {
  const sectors = SECTORS.filter((_, sector) => system.sectors_done[sector]).join(" ") || "–";
  const head = say("cosmogenesis-board-player", {
    player,
    points: system.points,
    asteroids: system.asteroids,
    comets: system.comets,
    sectors,
  });
  // On a board of letters, columns stand apart; read out, that would be nothing.
  return `${head.replace(/ {2,}/g, "; ")}. ${say("web-cosmogenesis-belt-scores", { points: system.belt })}.`;
}

/** An orbit with its bodies and objectives. */
export function orbitText(orbit: OrbitView | undefined, index: number): string {
  const bodies = orbit ? [orbit.planet, ...orbit.moons].flatMap((body) => (body ? [bodyName(body)] : [])) : [];
  const tiles = orbit?.objectives.map(tileLine) ?? [];
  return say("web-cosmogenesis-orbit", { orbit: index + 1, bodies: [...bodies, ...tiles].join("; ") || "–" });
}

function beside(system: PlayerView): string[] {
  return [
    ...system.exotics.map((tile) =>
      say("cosmogenesis-board-object", { text: tileLine(tile), counters: tile.counters }),
    ),
    ...system.stellar.map((tile) => say("cosmogenesis-board-stellar", { text: tileLine(tile), points: tile.points })),
    ...system.hand.map((tile) => say("cosmogenesis-board-hand", { text: tileLine(tile) })),
    ...(system.secret_tiles ? [say("cosmogenesis-board-secret", { count: system.secret_tiles })] : []),
  ];
}
