/** The server over HTTP. A problem is thrown as `ApiError`, whose text is for people. */

import type { AddressBody, BrowserBody, NewTable, Problem, QuietBody, Room, Routes } from "../protocol";
import { forgetNumber, knowsCommitment, noteNumber, noteOf, sawCommitment } from "./shuffles";
import { render, say, type Language } from "./texts.svelte";
import { transport } from "./transport.svelte";

type Route = keyof Routes;
/** The parts of an address that are filled in: `{table}` and the like. */
type PlaceIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | PlaceIn<Rest> : never;
type Places<Path extends string> = Record<PlaceIn<Path>, string>;
type Query = Record<string, string | number | null>;

export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
    /** What an open question of the rules is called, where its answer is what is wrong. */
    readonly ruling: string | null = null,
  ) {
    super(message);
  }
}

/** Whether an address leads to nothing: the server has nothing of that name, or nothing can be called so. */
export function isNowhere(problem: unknown): boolean {
  return problem instanceof ApiError && (problem.status === 400 || problem.status === 404);
}

async function fetched(address: string, init?: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await transport.reach(address, init);
  } catch {
    throw new ApiError(0, say("web-no-server"));
  }
  if (!response.ok) throw await problem(response);
  return response;
}

async function problem(response: Response): Promise<ApiError> {
  try {
    const { message } = (await response.json()) as Problem;
    const { ruling } = message.args;
    return new ApiError(response.status, render(message), typeof ruling === "string" ? ruling : null);
  } catch {
    return new ApiError(response.status, say("web-no-server"));
  }
}

/** The address of a route, with its places filled in and what is known of the query. */
export function addressOf<Path extends string>(path: Path, places: Places<Path>, query: Query = {}): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent((places as Record<string, string>)[name] ?? ""),
  );
  const known = Object.entries(query).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]]));
  return known.length > 0 ? `${filled}?${new URLSearchParams(known).toString()}` : filled;
}

type Paths<Method extends string> = Route extends infer One
  ? One extends `${Method} ${infer Path}`
    ? Path
    : never
  : never;
type AnswerOf<Key> = Key extends Route ? Routes[Key]["answer"] : never;
type BodyOf<Key> = Key extends Route ? Routes[Key]["body"] : never;

async function read<Path extends Paths<"GET">>(
  path: Path,
  places: Places<Path>,
  query: Query = {},
): Promise<AnswerOf<`GET ${Path}`>> {
  return (await (await fetched(addressOf(path, places, query))).json()) as AnswerOf<`GET ${Path}`>;
}

async function send<Path extends Paths<"POST">>(
  path: Path,
  places: Places<Path>,
  body: BodyOf<`POST ${Path}`>,
): Promise<AnswerOf<`POST ${Path}`>> {
  const init = {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: body === null ? null : JSON.stringify(body),
  };
  return (await (await fetched(addressOf(path, places), init)).json()) as AnswerOf<`POST ${Path}`>;
}

/** Our share in the seed: 256 random bits. */
export function randomShare(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Sit down: our number goes out after the commitment was seen, and both are kept. */
async function sit(table: string, seat: number | null, name: string | null = null): Promise<Room> {
  if (!knowsCommitment(table)) await api.see(table);
  const random = randomShare();
  const room = await send("/api/tables/{table}/sit", { table }, { random, seat, name });
  const known = noteOf(table)?.numbers ?? {};
  const taken = seat ?? room.seats.findIndex((one, index) => one.mine && known[index] === undefined);
  noteNumber(table, taken, random);
  return room;
}

/** Note what the server committed itself to, the first time that it says so. */
function noted(room: Room): Room {
  sawCommitment(room.table, room.commitment);
  return room;
}

export const api = {
  me: () => read("/api/me", {}),
  guest: (name: string) => send("/api/guest", {}, { name }),
  openAccount: (login: string, password: string) => send("/api/account", {}, { login, password }),
  signIn: (login: string, password: string) => send("/api/sign-in", {}, { login, password }),
  changePassword: (password: string, new_password: string) => send("/api/password", {}, { password, new_password }),
  signOut: () => send("/api/sign-out", {}, null),
  /** How one is told that it is one's turn, and how one could be. */
  nudges: () => read("/api/nudges", {}),
  addBrowser: (browser: BrowserBody) => send("/api/nudges/browser", {}, browser),
  stopBrowser: (endpoint: string) => send("/api/nudges/browser/stop", {}, { endpoint }),
  setAddress: (address: AddressBody) => send("/api/nudges/address", {}, address),
  stopMail: () => send("/api/nudges/address/stop", {}, null),
  setQuiet: (quiet: QuietBody) => send("/api/nudges/quiet", {}, quiet),
  games: () => read("/api/games", {}),
  rules: (game: string, lang: Language) => read("/api/games/{game}/rules", { game }, { lang }),
  /** A recorded example of a rulebook, from one action to another, with the position before. */
  example: (game: string, example: string, first: number, last: number, lang: Language) =>
    read("/api/games/{game}/examples/{example}", { game, example }, { first, last, lang }),
  puzzles: () => read("/api/puzzles", {}),
  puzzleToday: () => read("/api/puzzles/today", {}),
  /** A position to solve; drawn as text where a language is named. */
  puzzle: (game: string, puzzle: string, board: Language | null) =>
    read("/api/games/{game}/puzzles/{puzzle}", { game, puzzle }, { board }),
  /** Whether a choice is the solution, and what it lacks where it is not. */
  tryPuzzle: (game: string, puzzle: string, action: number) =>
    read("/api/games/{game}/puzzles/{puzzle}/choices/{action}", { game, puzzle, action: String(action) }),
  solvePuzzle: (game: string, puzzle: string, board: Language | null) =>
    read("/api/games/{game}/puzzles/{puzzle}/solution", { game, puzzle }, { board }),
  /** What something on the board of a puzzle is. */
  describeInPuzzle: (game: string, puzzle: string, thing: string, solved: boolean) =>
    read("/api/games/{game}/puzzles/{puzzle}/thing", { game, puzzle }, { thing, solved: Number(solved) }),
  edition: (game: string) => read("/api/games/{game}/edition", { game }),
  checkEdition: (game: string, text: string) => send("/api/games/{game}/edition", { game }, { text }),
  /** The printed things as the game's board draws them. */
  components: (game: string) => read("/api/games/{game}/components", { game }),
  ladder: (game: string) => read("/api/games/{game}/ladder", { game }),
  tables: () => read("/api/tables", {}),
  myTables: () => read("/api/my/tables", {}),
  /** Open a table at which a lesson is taken. */
  openLesson: async (game: string, lesson: string) =>
    noted(await send("/api/games/{game}/lessons/{lesson}", { game, lesson }, null)),
  open: async (table: NewTable) => noted(await send("/api/tables", {}, table)),
  see: async (table: string) => noted(await read("/api/tables/{table}", { table })),
  /** An ended game as text. */
  record: async (table: string) => (await fetched(addressOf("/api/tables/{table}/record", { table }))).text(),
  tableEdition: (table: string) => read("/api/tables/{table}/edition", { table }),
  tableComponents: (table: string) => read("/api/tables/{table}/components", { table }),
  sit,
  stand: async (table: string, seat: number) => {
    const room = await send("/api/tables/{table}/stand", { table }, { seat });
    forgetNumber(table, seat);
    return room;
  },
  bot: (table: string, seat: number, level: string | null) =>
    send("/api/tables/{table}/bot", { table }, { seat, level }),
  /** Tell whoever runs the server about a table, or about who holds a seat there. */
  report: (table: string, seat: number | null, text: string) => send("/api/reports", {}, { table, seat, text }),
  rematch: (table: string) => send("/api/tables/{table}/rematch", { table }, null),
  /** An earlier moment of a game that goes on, from the reader's own seat; drawn as text where a language is named. */
  moment: (table: string, actions: number, board: Language | null) =>
    read("/api/tables/{table}/moment", { table }, { actions, board }),
  /** Any moment of an ended game, as a seat or a spectator saw it. */
  replayTable: (table: string, actions: number | null, seat: number | null, board: Language | null) =>
    read("/api/tables/{table}/replay", { table }, { actions, seat, board }),
  replayRecord: (record: string, actions: number | null, seat: number | null, board: Language | null) =>
    read("/api/records/{record}/replay", { record }, { actions, seat, board }),
  /** What something on the board of an ended game was, at any moment. */
  describeInTable: (table: string, thing: string, actions: number, seat: number | null) =>
    read("/api/tables/{table}/replay/thing", { table }, { thing, actions, seat }),
  describeInRecord: (record: string, thing: string, actions: number, seat: number | null) =>
    read("/api/records/{record}/replay/thing", { record }, { thing, actions, seat }),
  /** Which decisions of an ended game lost most, as far as they have been weighed. */
  analyseTable: (table: string) => read("/api/tables/{table}/analysis", { table }),
  analyseRecord: (record: string) => read("/api/records/{record}/analysis", { record }),
  /** What one decision of an ended game cost, counted from 1, after ten seconds of thought. */
  reconsider: (kind: "table" | "record", id: string, ply: number) =>
    kind === "table"
      ? read("/api/tables/{table}/analysis/{ply}", { table: id, ply: String(ply) })
      : read("/api/records/{record}/analysis/{ply}", { record: id, ply: String(ply) }),
  /** How likely everybody was to win an ended game, as far as it has been judged. */
  chances: (kind: "table" | "record", id: string) =>
    kind === "table"
      ? read("/api/tables/{table}/chances", { table: id })
      : read("/api/records/{record}/chances", { record: id }),
  /** How an ended game went, and where it turned. */
  story: (kind: "table" | "record", id: string) =>
    kind === "table"
      ? read("/api/tables/{table}/story", { table: id })
      : read("/api/records/{record}/story", { record: id }),
  /** Go on from a moment of an ended game at a table of its own, against bots. */
  playOn: async (kind: "table" | "record", id: string, actions: number, seat: number | null) =>
    noted(
      kind === "table"
        ? await send("/api/tables/{table}/play-on", { table: id }, { actions, seat })
        : await send("/api/records/{record}/play-on", { record: id }, { actions, seat }),
    ),
  importRecord: (text: string) => send("/api/records", {}, { text }),
  /** An imported record as it came. */
  importedRecord: async (record: string) =>
    (await fetched(addressOf("/api/records/{record}/record", { record }))).text(),
  seeRecord: (record: string) => read("/api/records/{record}", { record }),
  recordComponents: (record: string) => read("/api/records/{record}/components", { record }),
};
