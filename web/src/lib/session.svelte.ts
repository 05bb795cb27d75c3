/** One table as this browser follows it: room, positions, chat, and what the reader may do. */

import type { Chat, Choice, Described, Hint, Learn, Presence, Room } from "../protocol";
import { api } from "./api";
import { Coach } from "./coach.svelte";
import { freshness } from "./freshness";
import { painted } from "./painted";
import { playersOf } from "./players";
import { Previews } from "./previews.svelte";
import { Playback } from "./playback.svelte";
import { Reactions, type Kind } from "./reactions.svelte";
import { settings } from "./settings.svelte";
import { Silence } from "./silence.svelte";
import { socket, type Answer, type Heard, type Reply, type Request, type Without } from "./socket.svelte";
import { sawCommitment } from "./shuffles";
import { render, say, type Language } from "./texts.svelte";

/** Something to ask for at this table. */
type TableRequest = Without<Request, "table">;

/** A request that is not answered after so long is said to be on its way. */
const SLOW = 700;

export class Session {
  room = $state.raw<Room | null>(null);
  chat = $state.raw<readonly Chat[]>([]);
  readonly silence: Silence;
  /** What is said by those whom the reader hears. */
  heard = $derived(this.chat.filter((line) => this.silence.hears(line.seat)));
  readonly reactions = new Reactions();
  /** Who follows the table now. */
  presence = $state.raw<Presence | null>(null);
  /** Why the last request was not done, with the clause to open the rules at. */
  notice = $state("");
  clause = $state<string | null>(null);
  /** The position that a choice was sent for and is not answered yet: a second click there does nothing. */
  #acting: { seq: number } | null = null;
  /** When the reader's last choice can be seen to be made; new positions are drawn after that. */
  #seen: Promise<void> = Promise.resolve();
  /** How many requests have been on their way for so long that the reader is told. */
  #slow = $state(0);
  sending = $derived(this.#slow > 0);
  /** Whether the last hint may be thought about for longer. */
  deeper = $state(false);
  /** True while a bot thinks about a hint. */
  pondering = $state(false);
  /** How often another move than those of the lesson's step was tried. */
  strays = $state(0);
  readonly previews = new Previews(async (seq, action) => (await this.#ask({ type: "preview", seq, action })).answer);
  readonly coach = new Coach(async (seq, action) => {
    const { answer } = await this.#ask({ type: "weigh", seq, action });
    return answer?.type === "weighed" && answer.seq === this.playback.shown?.seq ? answer.doubt : null;
  });
  /** Who made the last choice here: the coach speaks when their turn is over. */
  #actor: number | null = null;
  readonly playback = new Playback();
  /** What to add to this device's time for the server's, in seconds. */
  offset = $state(0);
  #version = 0;
  /** The language in which the server draws the position as text; null where a board of our own does. */
  #boardIn: Language | null = null;
  #stop: () => void;

  constructor(readonly table: string) {
    this.silence = new Silence(table);
    this.#stop = socket.follow(
      table,
      () => ({ since: this.#version, ...(this.#boardIn ? { board: this.#boardIn } : {}) }),
      (message) => this.#take(message),
    );
  }

  names = $derived(this.room ? playersOf(this.room.seats).map((player) => player.name) : []);

  close(): void {
    this.#stop();
    this.reactions.close();
  }

  /** Let the server draw the position as text from now on, for a game that has no board here. */
  drawAsText(lang: Language): void {
    if (this.#boardIn === lang) return;
    this.#boardIn = lang;
    socket.refollow(this.table);
  }

  async act(choice: Choice): Promise<void> {
    const position = this.playback.shown;
    if (!position) return;
    if (this.coach.question && this.coach.question.choice.action !== choice.action) this.#thinkAgain();
    if (this.#acting?.seq === position.seq) return;
    const acting = (this.#acting = { seq: position.seq });
    this.previews.hold();
    this.coach.read();
    if (this.coach.on && !(await this.coach.permits(position.seq, choice))) {
      if (this.#acting === acting) this.#acting = null;
      return;
    }
    this.#actor = position.to_move;
    this.#seen = painted();
    const answer = await this.#request({ type: "act", seq: position.seq, action: choice.action });
    if (answer?.type === "refused" && answer.message.id === "lesson-later") this.strays += 1;
    await this.#seen;
    if (this.#acting === acting) this.#acting = null;
  }

  /** Let go of a choice that the coach asked back about. */
  #thinkAgain(): void {
    this.#acting = null;
    this.coach.answer(false);
  }

  /** Walk on in the lesson that is taken here. */
  async learn(walk: Learn["walk"]): Promise<void> {
    const position = this.playback.shown;
    if (position) await this.#request({ type: "learn", seq: position.seq, walk });
  }

  /** The learner comes back to the lit move. */
  comeBack(): void {
    this.strays = 0;
    this.dismiss();
  }

  async undo(): Promise<void> {
    const position = this.playback.shown;
    this.coach.forget();
    if (position) await this.#request({ type: "undo", seq: position.seq });
  }

  /** Ask a bot what it would do here; nothing comes back where it may not say, and the notice tells why. */
  async hint(deep = false): Promise<readonly Hint[]> {
    const position = this.playback.shown;
    if (!position || this.pondering) return [];
    this.pondering = true;
    const answer = await this.#request({ type: "hint", seq: position.seq, deep });
    this.pondering = false;
    if (answer?.type !== "hints" || answer.seq !== this.playback.shown?.seq) return [];
    this.deeper = answer.deeper;
    return answer.hints;
  }

  /** Look at an earlier moment while the game goes on. */
  async lookBack(action: number): Promise<void> {
    try {
      this.playback.earlier =
        action === this.playback.shown?.actions ? null : await api.moment(this.table, action, this.#boardIn);
    } catch (problem) {
      this.#tell((problem as Error).message, null);
    }
  }

  /** Say why something is not allowed now: by its clause, or because it is another's turn. */
  async why(text: string): Promise<void> {
    const position = this.playback.shown;
    if (!position || position.to_move === null) return;
    if (this.room?.seats[position.to_move]?.mine) await this.#request({ type: "why", seq: position.seq, action: text });
    else this.#tell(say("web-not-your-turn", { player: this.names[position.to_move] ?? "" }), null);
  }

  /** Say what something on the board is. */
  async describe(thing: string): Promise<Described | null> {
    const { answer } = await this.#ask({ type: "describe", thing });
    return answer?.type === "described" ? answer : null;
  }

  /** The clause that matters now: that of the refusal shown, else that of the first choice. */
  async clauseNow(): Promise<string | null> {
    const position = this.playback.shown;
    const [first] = position?.choices ?? [];
    if (this.clause !== null || !position || !first) return this.clause;
    const { answer } = await this.#ask({ type: "why", seq: position.seq, action: first.text });
    return answer?.type === "because" ? answer.clause : null;
  }

  /** The reader has read the notice. */
  dismiss(): void {
    this.#tell("", null);
  }

  /** Say something to all; false where it may not have been heard. */
  async say(text: string): Promise<boolean> {
    return (await this.#request({ type: "say", text }))?.type === "ok";
  }

  /** Show all a quick reaction. */
  async react(reaction: Kind): Promise<void> {
    await this.#request({ type: "react", reaction });
  }

  /** Tell the others whether the reader has the table before their eyes; no answer is waited for. */
  attend(attentive: boolean): void {
    void socket.ask({ type: "attend", table: this.table, attentive });
  }

  async proposeEnd(): Promise<void> {
    await this.#request({ type: "propose-end" });
  }

  async proposeBot(seat: number, level: string): Promise<void> {
    await this.#request({ type: "propose-bot", seat, level });
  }

  /** Ask to play on for a bot. */
  async proposeSeat(seat: number): Promise<void> {
    await this.#request({ type: "propose-seat", seat });
  }

  async answer(proposal: number, agree: boolean): Promise<void> {
    await this.#request({ type: "answer", proposal, agree });
  }

  async resign(seat: number): Promise<void> {
    await this.#request({ type: "resign", seat });
  }

  /** Ask about this table; where it had moved on, take the position that the answer brings. */
  async #ask(request: TableRequest): Promise<Reply> {
    const reply = await socket.ask({ ...request, table: this.table });
    if (reply.answer?.type === "stale") this.#take(reply.answer.position);
    return reply;
  }

  /** Ask for something to happen, say so while it takes long, and say why where it does not happen. */
  async #request(request: TableRequest): Promise<Answer | null> {
    const before = this.playback.shown?.actions ?? 0;
    this.#tell("", null);
    const { answer, repeated } = await this.#awaited(request, this.#ask(request));
    if (answer === null) this.#tell(say("web-not-sent"), null);
    else if (answer.type === "refused" || answer.type === "because")
      this.#tell(render(answer.message, this.names), answer.clause);
    else if (answer.type === "fault") this.#tell(render(answer.message, this.names), null);
    else if (answer.type === "stale") {
      // In one's own turn nothing but one's own choice leads on: it had arrived before the connection was lost.
      const arrived = repeated && request.type === "act" && answer.position.actions > before;
      if (!arrived) this.#tell(say("web-stale"), null);
    }
    return answer;
  }

  async #awaited(request: TableRequest, reply: Promise<Reply>): Promise<Reply> {
    if (request.type === "hint") return reply; // a bot that thinks says so itself
    let slow = false;
    const timer = setTimeout(() => {
      slow = true;
      this.#slow += 1;
    }, SLOW);
    const found = await reply;
    clearTimeout(timer);
    if (slow) this.#slow -= 1;
    return found;
  }

  #tell(notice: string, clause: string | null): void {
    this.notice = notice;
    this.clause = clause;
  }

  #take(message: Heard): void {
    if (message.type === "table") {
      this.room = message;
      this.offset = message.now - Date.now() / 1000;
      sawCommitment(message.table, message.commitment);
    } else if (message.type === "presence") this.presence = message;
    else if (message.type === "chat") {
      if (!this.chat.some((line) => line.version === message.version)) this.chat = [...this.chat, message];
    } else if (message.type === "reaction") {
      const own = this.room?.seats[message.seat]?.mine === true;
      if (own || (settings.reactions && this.silence.hears(message.seat)))
        this.reactions.take(message.seat, message.reaction);
    } else if (message.type === "position") {
      this.#version = message.version;
      this.strays = 0;
      this.#tell("", null);
      if (this.coach.question && message.seq !== this.playback.shown?.seq) this.#thinkAgain();
      if (this.#actor !== null && message.to_move !== this.#actor) {
        this.#actor = null;
        this.coach.endTurn();
      }
      void this.#seen.then(() => this.playback.push(message));
      freshness.renewWhen(() => this.playback.shown?.choices.length === 0);
    }
  }
}
