/** What the page and the worker that stands for a server say to each other. */

export type ToHouse =
  | { type: "open"; /** Where the files lie. */ files: string }
  | { type: "request"; number: number; method: string; address: string; body: string }
  | { type: "enter"; line: number }
  | { type: "take"; line: number; data: string }
  | { type: "leave"; line: number };

export type FromHouse =
  | { type: "ready" }
  | { type: "failed"; why: string }
  | { type: "answer"; number: number; status: number; kind: string; body: string }
  | { type: "told"; line: number; data: string };

export type ToThinker =
  { type: "open"; files: string } | { type: "think"; number: number; work: string; given: string };

export type FromThinker = { type: "thought"; number: number; found: string } | { type: "failed"; why: string };
