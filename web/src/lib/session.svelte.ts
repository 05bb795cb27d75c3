/** One table as this browser follows it: room, positions, chat, and what the reader may do. */

import type { Chat, Choice, Hint, Presence, Room, ServerMessage } from "../protocol";
import { api } from "./api";
import { painted } from "./painted";
import { playersOf } from "./players";
import { Previews } from "./previews.svelte";
import { socket, type Wish } from "./socket.svelte";
import { Stage } from "./stage.svelte";
import { render, say } from "./texts.svelte";

export class Session {
  room = $state.raw<Room | null>(null);
  chat = $state.raw<readonly Chat[]>([]);
  /** Who follows the table now. */
  presence = $state.raw<Presence | null>(null);
  /** Why the last wish was not done, with the clause to open the rules at. */
  notice = $state("");
  clause = $state<string | null>(null);
  /** The position that a choice was sent for and is not answered yet: a second click there does nothing. */
  #acting: number | null = null;
  /** When the reader's last choice can be seen to be made; new positions are drawn after that. */
  #seen: Promise<void> = Promise.resolve();
  /** True while a bot thinks about a hint. */
  pondering = $state(false);
  readonly previews = new Previews((seq, action) => this.#ask({ type: "preview", seq, action }));
  readonly stage = new Stage();
  #ply = 0;
  #stop: () => void;

  constructor(readonly table: string) {
    this.#stop = socket.follow(
      table,
      () => this.#ply,
      (message) => this.#take(message),
    );
  }

  names = $derived(this.room ? playersOf(this.room.seats).map((player) => player.name) : []);

  close(): void {
    this.#stop();
  }

  async act(choice: Choice): Promise<void> {
    const position = this.stage.shown;
    if (!position || this.#acting === position.seq) return;
    this.#acting = position.seq;
    this.#seen = painted();
    this.previews.hold();
    await this.#wish({ type: "act", seq: position.seq, action: choice.action });
    await this.#seen;
    if (this.#acting === position.seq) this.#acting = null;
  }

  async undo(): Promise<void> {
    const position = this.stage.shown;
    if (position) await this.#wish({ type: "undo", seq: position.seq });
  }

  /** Ask a bot what it would do here; nothing comes back where it may not say, and the notice tells why. */
  async hint(): Promise<readonly Hint[]> {
    const position = this.stage.shown;
    if (!position || this.pondering) return [];
    this.pondering = true;
    const answer = await this.#wish({ type: "hint", seq: position.seq });
    this.pondering = false;
    return answer?.type === "hints" && answer.seq === this.stage.shown?.seq ? answer.hints : [];
  }

  /** Look at an earlier moment while the game goes on. */
  async lookBack(action: number): Promise<void> {
    try {
      this.stage.looking = action === this.stage.shown?.actions ? null : await api.moment(this.table, action);
    } catch (problem) {
      this.#tell((problem as Error).message, null);
    }
  }

  /** Say why something is not allowed now: by its clause, or because it is another's turn. */
  async why(text: string): Promise<void> {
    const position = this.stage.shown;
    if (!position || position.to_move === null) return;
    if (this.room?.seats[position.to_move]?.mine) await this.#wish({ type: "why", seq: position.seq, action: text });
    else this.#tell(say("web-not-your-turn", { player: this.names[position.to_move] ?? "" }), null);
  }

  /** The clause that matters now: that of the refusal shown, else that of the first choice. */
  async clauseNow(): Promise<string | null> {
    const position = this.stage.shown;
    const [first] = position?.choices ?? [];
    if (this.clause !== null || !position || !first) return this.clause;
    const answer = await this.#ask({ type: "why", seq: position.seq, action: first.text });
    return answer?.type === "because" ? answer.clause : null;
  }

  /** The reader has read the notice. */
  dismiss(): void {
    this.#tell("", null);
  }

  async say(text: string): Promise<void> {
    await this.#wish({ type: "say", text });
  }

  async proposeEnd(): Promise<void> {
    await this.#wish({ type: "propose-end" });
  }

  async proposeBot(seat: number, level: string): Promise<void> {
    await this.#wish({ type: "propose-bot", seat, level });
  }

  /** Ask to play on for a bot. */
  async proposeSeat(seat: number): Promise<void> {
    await this.#wish({ type: "propose-seat", seat });
  }

  async answer(proposal: number, agree: boolean): Promise<void> {
    await this.#wish({ type: "answer", proposal, agree });
  }

  async resign(seat: number): Promise<void> {
    await this.#wish({ type: "resign", seat });
  }

  /** Ask about this table; where it had moved on, take the position that the answer brings. */
  async #ask(wish: Wish): Promise<ServerMessage | null> {
    const answer = await socket.ask({ ...wish, table: this.table });
    if (answer?.type === "stale") this.#take(answer.position);
    return answer;
  }

  /** Wish for something to happen, and say so where it does not. */
  async #wish(wish: Wish): Promise<ServerMessage | null> {
    this.#tell("", null);
    const answer = await this.#ask(wish);
    if (answer === null) this.#tell(say("web-connection-lost"), null);
    else if (answer.type === "refused") this.#tell(render(answer.message, this.names), answer.clause);
    else if (answer.type === "because") this.#tell(render(answer.message, this.names), answer.clause);
    else if (answer.type === "fault") this.#tell(render(answer.message, this.names), null);
    else if (answer.type === "stale") this.#tell(say("web-stale"), null);
    return answer;
  }

  #tell(notice: string, clause: string | null): void {
    this.notice = notice;
    this.clause = clause;
  }

  #take(message: ServerMessage): void {
    if (message.type === "table") this.room = message;
    else if (message.type === "presence") this.presence = message;
    else if (message.type === "chat") {
      if (!this.chat.some((line) => line.ply === message.ply)) this.chat = [...this.chat, message];
    } else if (message.type === "position") {
      this.#ply = message.ply;
      this.#tell("", null);
      void this.#seen.then(() => this.stage.push(message));
    }
  }
}
