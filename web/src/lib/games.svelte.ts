/** What can be played here, as the server lists it: asked for once. */

import type { GameInfo } from "../protocol";
import { api, ApiError } from "./api";
import { inWords, say } from "./texts.svelte";

let known = $state.raw<readonly GameInfo[]>([]);
let asking: Promise<readonly GameInfo[]> | null = null;

/** Ask for the list; a failure is asked about again the next time. */
export function listGames(): Promise<readonly GameInfo[]> {
  asking ??= api.games().then(
    (games) => (known = games),
    (fault: unknown) => {
      asking = null;
      throw fault;
    },
  );
  return asking;
}

/** One game of the list; a game that is not there is refused as the server would. */
export async function findGame(game: string): Promise<GameInfo> {
  const found = (await listGames()).find((one) => one.game === game);
  if (!found) throw new ApiError(404, say("web-no-such-game"));
  return found;
}

/** One game of the list, once it has come. */
export function gameInfo(game: string): GameInfo | null {
  return known.find((one) => one.game === game) ?? null;
}

/** The name of a game in the reader's language; empty until the list has come. */
export function titleOf(game: string): string {
  const info = gameInfo(game);
  return info ? inWords(info.title) : "";
}
