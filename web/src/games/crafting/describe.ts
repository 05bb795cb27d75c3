/** The position in words, for those who cannot see the board: the common board, then every galaxy in notation. */

import type { Player } from "../../lib/players";
import type { EditionValues } from "..";
import { say } from "../../lib/texts.svelte";
import { CONTROLS, elementOf, GOALS, isSupernova, powerWord, printed, scoresInRound, SYMBOLS, type CraftingView, type NebulaView, type PlayerView } from "./view";

export function describe(view: CraftingView, players: readonly Player[], edition: EditionValues): string[] {
  return [
    say("crafting-board-round", { round: view.round, crystals: view.crystals_left }),
    ...goalLines(view, players, edition),
    ...CONTROLS.map((control, index) => `${say(`crafting-control-${control}`)}: ${tokensOn(view, index, players)}`),
    say("crafting-board-display", { cards: cards(view.display), deck: view.deck }),
    say("crafting-board-supply", { stars: stars(view.stars_left), life: view.life_left }),
    ...view.players.flatMap((player, seat) => galaxyLines(view, player, players[seat]?.name ?? "")),
  ];
}

function goalLines(view: CraftingView, players: readonly Player[], edition: EditionValues): string[] {
  const track = printed(edition, "goals.track");
  return view.goals.map((goal) => {
    const name = say(`crafting-goal-${GOALS[goal.goal]}`);
    if (goal.space >= track) return say("crafting-board-goal-past", { goal: name }).trim();
    const amounts = goal.amounts.map((amount, seat) => `${players[seat]?.name ?? ""} ${amount}`).join(", ");
    return say("crafting-board-goal", { round: scoresInRound(view, goal, track), goal: name, amounts }).trim();
  });
}

/** Whose energy tokens are on a control. */
function tokensOn(view: CraftingView, control: number, players: readonly Player[]): string {
  const owners = view.players.flatMap((player, seat) => (player.control === control ? [players[seat]?.name ?? ""] : []));
  const dark = Array.from({ length: view.dark[control] ?? 0 }, () => say("web-crafting-dark"));
  return [...owners, ...dark].join(", ") || "–";
}

const cards = (counts: readonly number[]) => counts.flatMap((count, type) => (count ? [`${count} ${say(`crafting-control-${CONTROLS[type]}`)}`] : [])).join(", ") || "–";
const stars = (counts: readonly number[]) => counts.map((count, element) => `${count} ${SYMBOLS[element]}`).join(", ");

/** A galaxy: stars and life by their spaces in notation, nebulae by their hexagons, the chamber, powers and hand. */
function galaxyLines(view: CraftingView, player: PlayerView, name: string): string[] {
  const onStars = player.stars.flatMap((star, space) => (star ? [`s${space + 1} ${isSupernova(star) ? "*" : ""}${SYMBOLS[elementOf(star)]}`] : []));
  const onLife = player.life.flatMap((life, space) => (life ? [`l${space + 1} ${say(life > 1 ? "crafting-life-stable" : "crafting-life-proto")}`] : []));
  const nebulae = player.hexagons.flatMap((hexagon, index) => (hexagon.nebula ? [`${view.galaxy.hexagons[index]?.name} ${nebulaText(hexagon.nebula)}${hexagon.completed ? " ✓" : ""}`] : []));
  const powers = player.powers.flatMap((power) => (power ? [say(`crafting-power-${powerWord(power)}`)] : []));
  return [
    `${say("crafting-board-galaxy-of", { player: name })}: ${[...onStars, ...onLife, ...nebulae].join("; ") || "–"}`,
    say("crafting-board-chamber", { position: player.crystal, ready: player.crystals_ready, scored: player.discharges }),
    ...(player.hand ? [say("crafting-board-hand", { cards: cards(player.hand) })] : []),
    ...(powers.length > 0 ? [`${say("web-crafting-powers")}: ${powers.join(", ")}`] : []),
  ];
}

function nebulaText(nebula: NebulaView): string {
  const needs = (nebula.needs ?? []).flatMap((count, element) => (count ? [`${count}${SYMBOLS[element]}`] : [])).join(" ");
  return say("crafting-tile", { size: nebula.size, needs, points: nebula.points ?? "?" });
}
