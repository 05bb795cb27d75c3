import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ServerMessage } from "../protocol";
import { FakeSocket, fakeSockets, next, position, settle } from "../testing/fakes";
import { TableSocket, type Heard, type Reply } from "./socket.svelte";

beforeEach(() => {
  vi.useFakeTimers();
  fakeSockets();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function followed(): { socket: TableSocket; heard: Heard[]; stop: () => void } {
  const socket = new TableSocket();
  const heard: Heard[] = [];
  const stop = socket.follow(
    "t",
    () => ({ since: heard.length }),
    (message) => heard.push(message),
  );
  FakeSocket.last.open();
  return { socket, heard, stop };
}

/** What became of a request. */
function watched(promise: Promise<Reply>): { reply: Reply | null } {
  const seen: { reply: Reply | null } = { reply: null };
  void promise.then((reply) => (seen.reply = reply));
  return seen;
}

const act = { type: "act", table: "t", seq: 5, action: 7 } as const;
const ok = (ref: number): ServerMessage => ({ type: "ok", ref, table: "t", version: 6 });

test("a table is followed at our own address, and its messages go to who follows it", () => {
  const { socket, heard } = followed();
  expect(FakeSocket.last.address).toBe("ws://table.test/api/socket");
  expect(socket.status).toBe("open");
  expect(FakeSocket.last.of("watch")).toEqual([{ type: "watch", table: "t", since: 0 }]);
  FakeSocket.last.tell(position());
  FakeSocket.last.tell(position({ table: "another" }));
  expect(heard.map((message) => message.type)).toEqual(["position"]);
});

test("a position that leaves out what has not changed is handed on whole, until the connection is lost", () => {
  const { heard } = followed();
  FakeSocket.last.tell(position({ view: { round: 1, cups: 2 } }));
  FakeSocket.last.tell(next({ view: { round: 2 } }));
  expect(heard.at(-1)).toEqual(position({ ...next(), type: "position", view: { round: 2, cups: 2 } }));
  const fresh = position({ version: 7, view: { round: 3, cups: 3 } });
  FakeSocket.last.tell({ type: "stale", ref: 9, table: "t", position: fresh });
  FakeSocket.last.tell(next({ version: 8 }));
  expect(heard.at(-1)).toEqual({ ...fresh, ...next({ version: 8 }), type: "position" });

  const told = heard.length;
  FakeSocket.last.cut();
  vi.advanceTimersByTime(400);
  FakeSocket.last.open();
  FakeSocket.last.tell(next());
  expect(heard).toHaveLength(told);
});

test("an answer finds its request by its number", async () => {
  const { socket } = followed();
  const [first, second] = [watched(socket.ask(act)), watched(socket.ask({ ...act, action: 8 }))];
  const [one, two] = FakeSocket.last.of("act");
  FakeSocket.last.tell(ok(two?.ref ?? 0));
  await settle();
  expect(first.reply).toBeNull();
  expect(second.reply).toEqual({ answer: ok(two?.ref ?? 0), repeated: false });
  FakeSocket.last.tell(ok(one?.ref ?? 0));
  await settle();
  expect(first.reply?.answer?.type).toBe("ok");
});

test("what was lost in flight is sent again with the same number, after the table is followed again", async () => {
  const { socket, heard } = followed();
  FakeSocket.last.tell(position());
  const asked = watched(socket.ask(act));
  const [sent] = FakeSocket.last.of("act");
  FakeSocket.last.cut();
  expect(socket.status).toBe("lost");
  vi.advanceTimersByTime(400);
  FakeSocket.last.open();
  expect(FakeSocket.made).toHaveLength(2);
  expect(FakeSocket.last.sent).toEqual([{ type: "watch", table: "t", since: heard.length }, sent, { type: "ping" }]);
  FakeSocket.last.tell(ok(sent?.ref ?? 0));
  await settle();
  expect(asked.reply).toEqual({ answer: ok(sent?.ref ?? 0), repeated: true });
});

test("what was answered is not sent again", async () => {
  const { socket } = followed();
  void socket.ask(act);
  FakeSocket.last.tell(ok(FakeSocket.last.of("act")[0]?.ref ?? 0));
  await settle();
  FakeSocket.last.cut();
  vi.advanceTimersByTime(400);
  FakeSocket.last.open();
  expect(FakeSocket.last.of("act")).toEqual([]);
});

test("what cannot be repeated safely is told to be lost", async () => {
  const { socket } = followed();
  const said = watched(socket.ask({ type: "say", table: "t", text: "Hello" }));
  FakeSocket.last.cut();
  await settle();
  expect(said.reply).toEqual({ answer: null, repeated: false });
  const late = watched(socket.ask({ type: "say", table: "t", text: "Hello?" }));
  await settle();
  expect(late.reply?.answer).toBeNull();
});

test("a choice made while the connection is lost is sent once it is back, or given up after half a minute", async () => {
  const { socket } = followed();
  FakeSocket.last.cut();
  const soon = watched(socket.ask(act));
  vi.advanceTimersByTime(400);
  FakeSocket.last.open();
  expect(FakeSocket.last.of("act")).toHaveLength(1);
  FakeSocket.last.tell(ok(FakeSocket.last.of("act")[0]?.ref ?? 0));
  await settle();
  expect(soon.reply).toEqual({ answer: ok(FakeSocket.last.of("act")[0]?.ref ?? 0), repeated: false });

  FakeSocket.last.cut();
  const never = watched(socket.ask(act));
  vi.advanceTimersByTime(29_000);
  await settle();
  expect(never.reply).toBeNull();
  vi.advanceTimersByTime(2_000);
  await settle();
  expect(never.reply?.answer).toBeNull();
  FakeSocket.last.open();
  expect(FakeSocket.last.of("act")).toEqual([]);
});

test("a connection on which nothing is answered counts as lost, though a hint may take its time", () => {
  const { socket } = followed();
  FakeSocket.last.tell(ok(0));
  void socket.ask({ type: "hint", table: "t", seq: 5 });
  vi.advanceTimersByTime(20_000);
  expect(socket.status).toBe("open");
  void socket.ask(act);
  vi.advanceTimersByTime(9_000);
  expect(socket.status).toBe("open");
  vi.advanceTimersByTime(1_100);
  expect(socket.status).toBe("lost");
});

test("a dead connection that closes late does not disturb the new one", () => {
  const { socket } = followed();
  const dead = FakeSocket.last;
  vi.advanceTimersByTime(10_000);
  expect(dead.closed).toBe(true);
  vi.advanceTimersByTime(400);
  FakeSocket.last.open();
  dead.cut();
  expect(socket.status).toBe("open");
});

test("it tries less and less often, and keeps the connection awake", () => {
  vi.spyOn(Math, "random").mockReturnValue(1);
  followed();
  FakeSocket.last.tell(ok(0));
  vi.advanceTimersByTime(25_000);
  expect(FakeSocket.last.of("ping")).toHaveLength(2);
  const waits = [400, 800, 1600, 3200, 6400, 8000, 8000];
  for (const wait of waits) {
    const before = FakeSocket.made.length;
    FakeSocket.last.cut();
    vi.advanceTimersByTime(wait - 1);
    expect(FakeSocket.made).toHaveLength(before);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.made).toHaveLength(before + 1);
  }
  vi.restoreAllMocks();
});

test("what the server could not read is told to who waits", async () => {
  const { socket } = followed();
  const asked = watched(socket.ask(act));
  FakeSocket.last.tell({ type: "fault", ref: 0, message: { type: "message", id: "door-slow-down", args: {} } });
  await settle();
  expect(asked.reply?.answer?.type).toBe("fault");
});

test("after the last table is left nothing is opened again", () => {
  const { socket, stop } = followed();
  stop();
  expect(FakeSocket.last.of("unwatch")).toHaveLength(1);
  FakeSocket.last.cut();
  expect(socket.status).toBe("closed");
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.made).toHaveLength(1);
});

test("a new cookie opens the socket anew, and who waits for that is told", async () => {
  const { socket } = followed();
  let done = false;
  void socket.reopen().then(() => (done = true));
  await settle();
  expect(done).toBe(false);
  vi.advanceTimersByTime(0);
  FakeSocket.last.open();
  await settle();
  expect(done).toBe(true);
  expect(FakeSocket.made).toHaveLength(2);
});

test("those whose connection was cut come back at moments of their own, and none later than before", () => {
  const delays: number[] = [];
  for (const dice of [0, 0.5, 1]) {
    vi.spyOn(Math, "random").mockReturnValue(dice);
    followed();
    const cut = FakeSocket.last;
    cut.cut();
    const began = Date.now();
    while (FakeSocket.last === cut) vi.advanceTimersByTime(1);
    delays.push(Date.now() - began);
  }
  vi.restoreAllMocks();
  expect(delays).toEqual([200, 300, 400]);
});

test("the server is asked at once which client it has", () => {
  followed();
  expect(FakeSocket.last.of("ping")).toHaveLength(1);
});

test("whoever is shown the door is told why, and does not come back until they are somebody else", async () => {
  const { socket } = followed();
  const asked = watched(socket.ask(act));
  FakeSocket.last.tell({ type: "dismissed", message: { type: "message", id: "door-banned-for-good", args: {} } });
  FakeSocket.last.cut();
  await settle();
  expect(asked.reply?.answer).toBeNull();
  expect(socket.status).toBe("closed");
  expect(socket.dismissal?.id).toBe("door-banned-for-good");
  vi.advanceTimersByTime(60_000);
  socket.follow(
    "u",
    () => ({}),
    () => {},
  );
  expect(FakeSocket.made).toHaveLength(1);
  void socket.reopen();
  expect(FakeSocket.made).toHaveLength(2);
  expect(socket.dismissal).toBeNull();
});
