import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { choice, fakeServer, FakeSocket, fakeSockets, message, position, room, settle } from "../testing/fakes";
import { Session } from "./session.svelte";
import { socket } from "./socket.svelte";

vi.mock("./settings.svelte", () => ({ travel: () => 0, pace: () => "once", PACES: { once: 0 } }));
vi.mock("./painted", () => ({ painted: () => Promise.resolve() }));

let session: Session;

beforeEach(async () => {
  vi.useFakeTimers();
  fakeSockets();
  session = new Session("t");
  FakeSocket.last.open();
  FakeSocket.last.tell(room());
  FakeSocket.last.tell(position());
  await settle();
});
afterEach(() => {
  session.close();
  FakeSocket.last.cut();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const sentRef = () => FakeSocket.last.of("act").at(-1)?.ref ?? 0;

async function reconnect(): Promise<void> {
  FakeSocket.last.cut();
  vi.advanceTimersByTime(400);
  FakeSocket.last.open();
  await settle();
}

test("the table, its position and its people are shown as they are told", () => {
  FakeSocket.last.tell({
    type: "presence",
    table: "t",
    here: [true, true],
    away_since: [null, null],
    attentive: [false, false],
    spectators: 2,
  });
  expect(session.room?.game).toBe("cups");
  expect(session.playback.shown?.seq).toBe(5);
  expect(session.presence?.spectators).toBe(2);
  expect(session.names).toHaveLength(2);
});

test("a choice names the position that it is for, and is sent once however often it is clicked", async () => {
  void session.act(choice(2));
  void session.act(choice(2));
  expect(FakeSocket.last.of("act")).toEqual([{ type: "act", table: "t", seq: 5, action: 2, ref: sentRef() }]);
  FakeSocket.last.tell({ type: "ok", ref: sentRef(), table: "t", version: 6 });
  FakeSocket.last.tell(position({ seq: 6, version: 6, actions: 4 }));
  await settle();
  void session.act(choice(1));
  expect(FakeSocket.last.of("act").at(-1)).toMatchObject({ seq: 6, action: 1 });
});

test("a refusal is told with its clause until it is dismissed", async () => {
  void session.act(choice(2));
  FakeSocket.last.tell({ type: "refused", ref: sentRef(), table: "t", message: message("why-not"), clause: "CUP-1.2" });
  await settle();
  expect([session.notice, session.clause]).toEqual(["why-not", "CUP-1.2"]);
  expect(await session.clauseNow()).toBe("CUP-1.2");
  session.dismiss();
  expect([session.notice, session.clause]).toEqual(["", null]);
});

test("a choice that takes long is said to be on its way", async () => {
  void session.act(choice(2));
  vi.advanceTimersByTime(600);
  expect(session.sending).toBe(false);
  vi.advanceTimersByTime(200);
  expect(session.sending).toBe(true);
  FakeSocket.last.tell({ type: "ok", ref: sentRef(), table: "t", version: 6 });
  await settle();
  expect(session.sending).toBe(false);
});

test("a choice that arrived before the connection was lost is not called too late", async () => {
  void session.act(choice(2));
  await reconnect();
  expect(FakeSocket.last.of("watch")[0]).toMatchObject({ table: "t", since: 5 });
  const after = position({ seq: 6, version: 6, actions: 4 });
  FakeSocket.last.tell({ type: "stale", ref: sentRef(), table: "t", position: after });
  await settle();
  expect(session.notice).toBe("");
  expect(session.playback.shown?.seq).toBe(6);
});

test("a choice that the table had passed by is told, with the position as it is now", async () => {
  void session.act(choice(2));
  FakeSocket.last.tell({ type: "stale", ref: sentRef(), table: "t", position: position({ seq: 7, actions: 5 }) });
  await settle();
  expect(session.notice).toBe("web-stale");
  expect(session.playback.shown?.seq).toBe(7);
});

test("a choice that never got through is told, and can be made again", async () => {
  void session.act(choice(2));
  FakeSocket.last.cut();
  vi.advanceTimersByTime(1_000);
  expect(session.sending).toBe(true);
  vi.advanceTimersByTime(30_000);
  await settle();
  expect([session.notice, session.sending]).toEqual(["web-not-sent", false]);
  FakeSocket.last.open();
  void session.act(choice(1));
  expect(FakeSocket.last.of("act")).toMatchObject([{ seq: 5, action: 1 }]);
});

test("what is said while the connection is lost is not sent later, and the speaker knows", async () => {
  FakeSocket.last.cut();
  const said = session.say("Good evening!");
  await settle();
  expect(session.notice).toBe("web-not-sent");
  expect(await said).toBe(false);
  vi.advanceTimersByTime(400);
  FakeSocket.last.open();
  expect(FakeSocket.last.of("say")).toEqual([]);
});

test("chat is told once, though it is sent again after a reconnection", () => {
  const line = { type: "chat", table: "t", version: 9, seat: 0, name: "Ada", text: "Hi", at: 0 } as const;
  FakeSocket.last.tell(line);
  FakeSocket.last.tell(line);
  expect(session.chat).toHaveLength(1);
});

test("a choice that the coach asks back about is made only when the reader says so", async () => {
  const doubt = { grave: true, why: [message("why")], better: message("b"), after: message("a"), action: 1, lost: 3 };
  session.coach.on = true;
  for (const anyway of [false, true]) {
    const made = session.act(choice(2));
    const { ref } = FakeSocket.last.of("weigh").at(-1) ?? { ref: 0 };
    FakeSocket.last.tell({ type: "weighed", ref: ref ?? 0, table: "t", seq: 5, action: 2, doubt });
    await settle();
    expect(session.coach.question?.choice).toEqual(choice(2));
    expect(FakeSocket.last.of("act")).toEqual([]);
    session.coach.answer(anyway);
    await settle();
    if (!anyway) await made;
  }
  expect(FakeSocket.last.of("act")).toMatchObject([{ seq: 5, action: 2 }]);
});

test("hints are those of the position shown, and one is asked for at a time", async () => {
  const hint = {
    action: 1,
    text: "",
    message: message("m"),
    clause: "",
    share: 1,
    scores: [],
    reasons: [],
    plan: null,
  };
  const asked = session.hint();
  expect(session.pondering).toBe(true);
  expect(await session.hint()).toEqual([]);
  const ref = FakeSocket.last.of("hint")[0]?.ref ?? 0;
  FakeSocket.last.tell({ type: "hints", ref, table: "t", seq: 5, hints: [hint], deeper: true });
  expect(await asked).toEqual([hint]);
  expect(session.pondering).toBe(false);

  const late = session.hint();
  FakeSocket.last.tell(position({ seq: 8, version: 8 }));
  await settle();
  FakeSocket.last.tell({
    type: "hints",
    ref: FakeSocket.last.of("hint")[1]?.ref ?? 0,
    table: "t",
    seq: 5,
    hints: [hint],
    deeper: false,
  });
  expect(await late).toEqual([]);
});

test("why not is asked in one's own turn; else whose turn it is says it all", async () => {
  void session.why("move 3");
  expect(FakeSocket.last.of("why")).toMatchObject([{ seq: 5, action: "move 3" }]);
  FakeSocket.last.tell(position({ seq: 6, version: 6, to_move: 1 }));
  await settle();
  await session.why("move 4");
  expect(FakeSocket.last.of("why")).toHaveLength(1);
  expect(session.notice).toBe("web-not-your-turn");
});

test("an earlier moment is shown until the reader comes back to now", async () => {
  fakeServer({ "/api/tables/t/moment?actions=1": position({ actions: 1, choices: [] }) });
  await session.lookBack(1);
  expect(session.playback.earlier?.actions).toBe(1);
  expect(session.playback.settled).toBe(false);
  await session.lookBack(3);
  expect(session.playback.earlier).toBeNull();
  fakeServer({});
  await session.lookBack(2);
  expect(session.notice).toBe("web-no-server");
});

test("every request of the menu is a message of its own", () => {
  void session.proposeEnd();
  void session.proposeBot(1, "random");
  void session.proposeSeat(1);
  void session.answer(8, true);
  void session.resign(0);
  void session.undo();
  const sent = FakeSocket.last.sent.filter((one) => one.type !== "watch").map(({ ref: _, ...rest }) => rest);
  expect(sent).toEqual([
    { type: "ping" },
    { type: "propose-end", table: "t" },
    { type: "propose-bot", table: "t", seat: 1, level: "random" },
    { type: "propose-seat", table: "t", seat: 1 },
    { type: "answer", table: "t", proposal: 8, agree: true },
    { type: "resign", table: "t", seat: 0 },
    { type: "undo", table: "t", seq: 5 },
  ]);
});

test("a game without a board of its own is asked for as text, in the language that is spoken", () => {
  session.drawAsText("de");
  expect(FakeSocket.last.of("watch").at(-1)).toEqual({ type: "watch", table: "t", since: 5, board: "de" });
  session.drawAsText("de");
  expect(FakeSocket.last.of("watch")).toHaveLength(2);
  session.drawAsText("it");
  expect(FakeSocket.last.of("watch").at(-1)).toMatchObject({ board: "it" });
});

test("one socket serves all tables", () => {
  const another = new Session("u");
  expect(FakeSocket.made).toHaveLength(1);
  expect(FakeSocket.last.of("watch").map(({ table }) => table)).toEqual(["t", "u"]);
  another.close();
  expect(socket.status).toBe("open");
});
