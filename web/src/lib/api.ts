/** The server over HTTP. A problem is thrown as `ApiError`, whose text is for people. */

import type {
  Analysis,
  ClauseInfo,
  EditionInfo,
  GameInfo,
  ImportedRecord,
  LadderLine,
  Me,
  NewTable,
  Position,
  Problem,
  Room,
  TableLine,
} from "../protocol";
import { render, say, type Language } from "./texts.svelte";

export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

async function answer(path: string, init?: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, init);
  } catch {
    throw new ApiError(0, say("web-no-server"));
  }
  if (!response.ok) throw new ApiError(response.status, await problem(response));
  return response;
}

async function problem(response: Response): Promise<string> {
  try {
    return render(((await response.json()) as Problem).message);
  } catch {
    return say("web-no-server");
  }
}

async function read<T>(path: string): Promise<T> {
  return (await (await answer(path)).json()) as T;
}

async function send<T>(path: string, body: unknown = undefined): Promise<T> {
  const response = await answer(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: body === undefined ? null : JSON.stringify(body),
  });
  return response.status === 204 ? (undefined as T) : ((await response.json()) as T);
}

/** What is known, as the end of an address. */
function query(values: Record<string, number | null>): string {
  const known = Object.entries(values).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]]));
  return new URLSearchParams(known).toString();
}

/** Our share in the seed: 256 random bits. */
export function randomShare(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export const api = {
  me: () => read<Me>("/me"),
  guest: (name: string) => send<Me>("/guest", { name }),
  openAccount: (login: string, password: string) => send<Me>("/account", { login, password }),
  signIn: (login: string, password: string) => send<Me>("/sign-in", { login, password }),
  changePassword: (password: string, new_password: string) => send<Me>("/password", { password, new_password }),
  signOut: () => send<void>("/sign-out"),
  games: () => read<GameInfo[]>("/games"),
  rules: (game: string, lang: Language) => read<ClauseInfo[]>(`/games/${game}/rules?lang=${lang}`),
  edition: (game: string) => read<EditionInfo>(`/games/${game}/edition`),
  /** The tiles whose rules are data, as the game's views show them. */
  tiles: (game: string) => read<unknown[]>(`/games/${game}/tiles`),
  checkEdition: (game: string, text: string) => send<EditionInfo>(`/games/${game}/edition`, { text }),
  ladder: (game: string) => read<LadderLine[]>(`/games/${game}/ladder`),
  tables: () => read<TableLine[]>("/tables"),
  myTables: () => read<TableLine[]>("/my/tables"),
  open: (table: NewTable) => send<Room>("/tables", table),
  see: (table: string) => read<Room>(`/tables/${table}`),
  tableEdition: (table: string) => read<EditionInfo>(`/tables/${table}/edition`),
  tableTiles: (table: string) => read<unknown[]>(`/tables/${table}/tiles`),
  sit: (table: string, seat: number | null, name: string | null = null) =>
    send<Room>(`/tables/${table}/sit`, { random: randomShare(), seat, name }),
  stand: (table: string, seat: number) => send<Room>(`/tables/${table}/stand`, { seat }),
  bot: (table: string, seat: number, level: string | null) => send<Room>(`/tables/${table}/bot`, { seat, level }),
  rematch: (table: string) => send<Room>(`/tables/${table}/rematch`),
  /** An earlier moment of a game that goes on, with the reader's own eyes. */
  moment: (table: string, actions: number) => read<Position>(`/tables/${table}/moment?${query({ actions })}`),
  /** Any moment of an ended game, kept on the server or brought as a record, with a seat's eyes or a spectator's. */
  replay: (kind: "table" | "record", id: string, actions: number | null, seat: number | null) =>
    read<Position>(`/${kind}s/${id}/replay?${query({ actions, seat })}`),
  /** Which decisions of an ended game lost most, as far as they have been weighed. */
  analysis: (kind: "table" | "record", id: string) => read<Analysis>(`/${kind}s/${id}/analysis`),
  record: async (table: string) => (await answer(`/tables/${table}/record`)).text(),
  importRecord: (text: string) => send<ImportedRecord>("/records", { text }),
  seeRecord: (record: string) => read<ImportedRecord>(`/records/${record}`),
};
