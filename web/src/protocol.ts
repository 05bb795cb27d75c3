/** The messages between browser and server, as src/cosmogony/server/messages.py declares them. */

export type Argument = string | number | Message | Seat;

export interface Seat {
  type: "seat";
  seat: number;
}

export interface Message {
  type: "message";
  id: string;
  args?: Record<string, Argument>;
}

export interface Choice {
  action: number;
  text: string;
  message: Message;
}

export interface ScoreLine {
  label: Message;
  points: number;
}

export interface ScoreColumn {
  seat: number;
  label: Message;
  lines: ScoreLine[];
}

export interface LogLine {
  action: number;
  message: Message;
}

export interface Position {
  type: "position";
  table: string;
  ply: number;
  seq: number;
  seat: number | null;
  actions: number;
  kept: number;
  lines: LogLine[];
  to_move: number | null;
  prompt: Message | null;
  choices: Choice[];
  undo: "free" | "ask" | "no";
  view: unknown;
  winners: number[] | null;
  sheet: ScoreColumn[] | null;
}

export interface SeatInfo {
  kind: "open" | "person" | "bot";
  name: string;
  level: string | null;
  mine: boolean;
  clock: number | null;
  resigned: boolean;
}

export interface Proposal {
  proposal: number;
  kind: "undo" | "end" | "bot";
  by: number;
  seat: number | null;
  asked: number[];
  mine_to_answer: boolean;
}

export interface ClockSettings {
  bank: number;
  increment?: number;
}

export interface Room {
  type: "table";
  table: string;
  ply: number;
  game: string;
  players: number;
  edition: string;
  options: Record<string, string>;
  status: "open" | "playing" | "over";
  ending: "finished" | "agreed" | "abandoned" | null;
  listed: boolean;
  rated: boolean;
  host: boolean;
  clock: ClockSettings | null;
  seats: SeatInfo[];
  proposal: Proposal | null;
  commitment: string;
  secret: string | null;
  rematch: string | null;
  now: number;
  ticking: number | null;
}

export interface Chat {
  type: "chat";
  table: string;
  ply: number;
  seat: number | null;
  name: string;
  text: string;
  at: number;
}

export interface Ok {
  type: "ok";
  ref: number;
  table: string;
  ply: number;
}

export interface Stale {
  type: "stale";
  ref: number;
  table: string;
  position: Position;
}

export interface Refused {
  type: "refused";
  ref: number;
  table: string;
  message: Message;
  clause: string | null;
}

export interface Because {
  type: "because";
  ref: number;
  table: string;
  legal: boolean;
  clause: string;
  message: Message;
}

export interface Fault {
  type: "fault";
  message: Message;
  ref: number;
}

export interface Pong {
  type: "pong";
  ref: number;
}

export type ServerMessage = Ok | Stale | Refused | Because | Fault | Pong | Position | Room | Chat;

export interface Me {
  id: string;
  name: string;
  login: string | null;
}

export interface NewTable {
  game: string;
  players: number;
  bots?: { seat: number; level: string }[];
  options?: Record<string, string>;
  edition?: string | null;
  clock?: ClockSettings | null;
  listed?: boolean;
  rated?: boolean;
}

export interface RulingInfo {
  name: string;
  value: string;
  note: string;
}

export interface GameInfo {
  game: string;
  title: Message;
  tagline: Message;
  min_players: number;
  max_players: number;
  edition: string;
  rulings: RulingInfo[];
  levels: string[];
}

export interface ClauseInfo {
  id: string;
  chapter: string;
  text: string;
}

export interface EditionValue {
  key: string;
  value: unknown;
  sources: string[];
  note: string;
}

export interface EditionInfo {
  label: string;
  hash: string;
  text: string;
  values: EditionValue[];
}

export interface TableLine {
  table: string;
  game: string;
  players: number;
  status: "open" | "playing" | "over";
  names: string[];
  open_seats: number;
  my_turn: boolean;
  moved_at: number;
}

export interface LadderLine {
  name: string;
  bot: boolean;
  rank_points: number;
  mu: number;
  sigma: number;
  games: number;
}

export interface ImportedRecord {
  id: string;
  game: string;
  players: number;
  names: string[];
  actions: number;
  finished: boolean;
  verified_shuffle: boolean;
}

export interface Problem {
  status: number;
  message: Message;
  detail: string;
}
