/** The position in words, for those who cannot see the board: the common board, then every galaxy. */

import type { Player } from "../../lib/players";
import { render, say } from "../../lib/texts.svelte";
import type { Message } from "../../protocol";
import {
  CONTROLS,
  powerWord,
  SYMBOLS,
  type CraftingComponents,
  type CraftingView,
  type HexagonContent,
  type PlayerView,
} from "./view";
import { lifeText, nebulaText, starsText, starText } from "./words";

export function describe(view: CraftingView, players: readonly Player[], components: CraftingComponents): string[] {
  const reader = Math.max(
    0,
    players.findIndex((player) => player.mine),
  );
  return [
    say("crafting-board-round", { round: view.round, crystals: view.crystals_left }),
    `${say("crafting-score-goals")}: ${say("web-crafting-goal-points", { first: components.first_place, second: components.second_place })}`,
    ...goalLines(view, players, components),
    ...CONTROLS.map(
      (control, index) =>
        `${say(`crafting-control-${control}`)}: ${tokensOn(view, index, players)}; ${pays(view, components, index, reader)}`,
    ),
    say("crafting-board-display", { cards: cards(view.display), deck: view.deck }),
    say("crafting-board-supply", { stars: starsText(view.stars_left), life: view.life_left }),
    ...heldLines(view),
    ...view.players.flatMap((player, seat) => galaxyLines(components, player, players[seat]?.name ?? "")),
  ];
}

function goalLines(view: CraftingView, players: readonly Player[], components: CraftingComponents): string[] {
  return view.goals.map((goal) => {
    const name = say(`crafting-goal-${components.goals[goal.goal]}`);
    if (goal.scored) return say("crafting-board-goal-past", { goal: name }).trim();
    const amounts = goal.amounts.map((amount, seat) => `${players[seat]?.name ?? ""} ${amount}`).join(", ");
    return `${say("web-crafting-goal-when", { round: goal.scored_in })}: ${name} (${amounts})`;
  });
}

/** What a control brings: to whose token is there, and to the reader as things stand. */
function pays(view: CraftingView, components: CraftingComponents, control: number, seat: number): string {
  const [first, second] = components.active[control] ?? [];
  const gift = say(`crafting-what-gift-${CONTROLS[control]}`, {
    first: first?.number ?? 0,
    second: second?.number ?? 0,
  });
  return say("web-crafting-brings", { gift, count: view.players[seat]?.passive[control] ?? 0 });
}

/** Whose energy tokens are on a control. */
function tokensOn(view: CraftingView, control: number, players: readonly Player[]): string {
  const owners = view.players.flatMap((player, seat) =>
    player.control === control ? [players[seat]?.name ?? ""] : [],
  );
  const dark = Array.from({ length: view.dark[control] ?? 0 }, () => say("web-crafting-dark"));
  return [...owners, ...dark].join(", ") || "–";
}

const cards = (counts: readonly number[]) =>
  counts
    .flatMap((count, type) => (count ? [`${count} ${say(`crafting-control-${CONTROLS[type]}`)}`] : []))
    .join(", ") || "–";

/** What the next discharge would score. */
function nextDischarge({ crystal_points: points }: CraftingComponents, { discharges }: PlayerView): string {
  const next = points[Math.min(discharges, points.length - 1)];
  return next === undefined ? "" : `; ${say("web-crafting-next-discharge", { points: next })}`;
}

/** What whoever builds has to place and to use. */
function heldLines({ held }: CraftingView): string[] {
  const { stars, life, supernovae, dna, gravitons, nebulae } = held;
  const beside = [...stars, life].some((count) => count > 0);
  return [
    ...(beside ? [say("crafting-board-beside", { stars: starsText(stars), life })] : []),
    ...nebulae.map((nebula) => say("crafting-board-held-tile", { tile: nebulaText(nebula) })),
    ...(supernovae + dna + gravitons > 0 ? [say("crafting-board-sliders", { supernovae, dna, gravitons })] : []),
  ];
}

/** How far a nebula has come: completed, or the stars that it still lacks. */
function lacking({ completed, stars_needed: needs }: HexagonContent): string {
  if (completed) return `, ${say("web-crafting-nebula-completed")}`;
  const missing = SYMBOLS.map((_, element) => needs.filter((need) => !need.met && need.element === element).length);
  return missing.some((count) => count > 0) ? `, ${say("web-crafting-lacks", { stars: starsText(missing) })}` : "";
}

/** A galaxy: stars and life by their spaces, nebulae by their hexagons, the chamber, powers and hand. */
function galaxyLines(components: CraftingComponents, player: PlayerView, name: string): string[] {
  const { galaxy } = components;
  const at = (place: Message | undefined, what: string) => `${place ? render(place) : ""}: ${what}`;
  const onStars = player.stars.flatMap((star, space) => (star ? [at(galaxy.stars[space]?.name, starText(star))] : []));
  const onLife = player.life.flatMap((life, space) => (life ? [at(galaxy.life[space]?.name, lifeText(life))] : []));
  const nebulae = player.hexagons.flatMap((content, index) =>
    content.nebula ? [at(galaxy.hexagons[index]?.words, nebulaText(content.nebula) + lacking(content))] : [],
  );
  const powers = player.powers.map((power, slot) =>
    power
      ? `${say(`crafting-power-${powerWord(power)}`)} (${say(`crafting-power-text-${powerWord(power)}`)})`
      : say("crafting-board-slot-free", { slot: slot + 1, cards: components.slot_costs[slot] ?? 0 }),
  );
  return [
    `${say("web-crafting-galaxy-points", { player: name, points: player.total })}: ${[...onStars, ...onLife, ...nebulae].join("; ") || "–"}`,
    say("crafting-board-chamber", {
      position: player.crystal,
      ready: player.crystals_ready,
      scored: player.discharges,
    }) + nextDischarge(components, player),
    ...(player.hand ? [say("crafting-board-hand", { cards: cards(player.hand) })] : []),
    ...(powers.length > 0 ? [`${say("web-crafting-powers")}: ${powers.join(", ")}`] : []),
  ];
}
