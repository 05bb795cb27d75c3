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
