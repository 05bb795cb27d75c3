// Scripted players: TABLES tables of four sockets each, every seat on a socket of its own, against one server.
// usage: node players.mjs cosmogony|boardgame.io URL[,URL...] TABLES SECONDS THINK_MS
// With several URLs (of servers on one database) the seats of every table are spread over all of them.
// Prints one line of JSON: actions, seconds, and the times from sending an action to seeing the new position.
import WebSocket from "ws";
import { io } from "socket.io-client";
import { randomBytes } from "node:crypto";

const [kind, urlsText, tablesText, secondsText, thinkText] = process.argv.slice(2);
const TABLES = Number(tablesText);
const SECONDS = Number(secondsText);
const THINK = Number(thinkText);
const SEATS = 4;
const urls = urlsText.split(",");
const url = urls[0];

let counting = false;
let stopped = false;
let actions = 0;
let faults = 0;
let bytes = 0;
const latencies = [];
const openings = [];

const pause = (ms) => new Promise((done) => setTimeout(done, ms));
const thinkTime = () => (THINK ? THINK * (0.5 + Math.random()) : 0);

function noted(sentAt) {
  if (!counting) return;
  actions += 1;
  latencies.push(performance.now() - sentAt);
}

// Let a table that has ended be followed by the next one, and note how long people wait for it.
async function nextGame(open) {
  const began = performance.now();
  const opened = await open();
  if (counting) openings.push(performance.now() - began);
  return opened;
}

let turn = 0;
async function post(path, body, cookie) {
  const headers = { "content-type": "application/json", ...(cookie ? { cookie } : {}) };
  const answer = await fetch(urls[(turn++) % urls.length] + path, { method: "POST", headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return { body: await answer.json(), cookie: answer.headers.get("set-cookie")?.split(";")[0] };
}

// At both servers a table is opened by one request and four more sit down, when it begins and whenever a game has ended.
async function openTable(cookies) {
  const opened = await post("/api/tables", { game: "genesis", players: SEATS, rated: false }, cookies[0]);
  for (const cookie of cookies) {
    await post(`/api/tables/${opened.body.table}/sit`, { random: randomBytes(32).toString("hex") }, cookie);
  }
  return opened.body.table;
}

async function cosmogonyTable(number) {
  const cookies = [];
  for (let seat = 0; seat < SEATS; seat++) cookies.push((await post("/api/guest", { name: `P${number}-${seat}` })).cookie);
  const near = (seat) => urls[(number + seat) % urls.length].replace("http", "ws");
  const sockets = cookies.map((cookie, seat) => new WebSocket(near(seat) + "/api/socket", { headers: { cookie } }));
  await Promise.all(sockets.map((socket) => new Promise((done, fail) => socket.on("open", done).on("error", fail))));
  let table = await openTable(cookies);
  const watchAll = () => sockets.forEach((socket) => socket.send(JSON.stringify({ type: "watch", table })));
  let moving = false;
  sockets.forEach((socket) => {
    let sentAt = 0;
    let before = null;
    socket.on("message", async (data) => {
      bytes += data.length;
      let told = JSON.parse(data);
      // As the client does: what a position leaves out is as in the one before it on this socket.
      if (told.type === "next") told = { ...before, ...told, type: "position", view: { ...before.view, ...told.view } };
      if (told.type === "position") before = told;
      if (told.type === "refused" || told.type === "fault" || told.type === "stale") faults += 1;
      if (told.type !== "position" || told.table !== table) return;
      if (sentAt) noted(sentAt);
      sentAt = 0;
      if (told.winners !== null && !moving) {
        moving = true;
        sockets.forEach((other) => other.send(JSON.stringify({ type: "unwatch", table })));
        table = await nextGame(() => openTable(cookies));
        moving = false;
        watchAll();
      } else if (told.choices.length && !stopped) {
        if (THINK) await pause(thinkTime());
        const choice = told.choices[(told.seq * 7) % told.choices.length];
        sentAt = performance.now();
        socket.send(JSON.stringify({ type: "act", table, seq: told.seq, action: choice.action }));
      }
    });
  });
  return watchAll;
}

const PEER_MOVES = [["gather", 0], ["gather", 1], ["move"], ["work"], ["gather", 2]];
// Games of Genesis by these scripted players take 102 to 117 actions, 110 on average.
const peerLength = () => 102 + Math.floor(Math.random() * 16);

async function openMatch(number) {
  const path = "/games/genesis-like";
  const opened = await post(`${path}/create`, { numPlayers: SEATS, setupData: { actions: peerLength() } });
  const credentials = [];
  for (let seat = 0; seat < SEATS; seat++) {
    const sitting = { playerID: String(seat), playerName: `P${number}-${seat}` };
    const sat = await post(`${path}/${opened.body.matchID}/join`, sitting);
    credentials.push(sat.body.playerCredentials);
  }
  return { match: opened.body.matchID, credentials };
}

async function peerTable(number) {
  const sockets = Array.from({ length: SEATS }, () =>
    io(`${url}/genesis-like`, { transports: ["websocket"], reconnection: false, forceNew: true }),
  );
  await Promise.all(sockets.map((socket) => new Promise((done, fail) => socket.on("connect", done).on("connect_error", fail))));
  let { match, credentials } = await openMatch(number);
  const syncAll = () =>
    sockets.forEach((socket, seat) => socket.emit("sync", match, String(seat), credentials[seat], SEATS));
  let moving = false;
  sockets.forEach((socket, seat) => {
    let sentAt = 0;
    socket.io.engine.on("packet", (packet) => (bytes += packet.data?.length ?? 0));
    const position = async (id, state) => {
      if (id !== match) return;
      if (sentAt) noted(sentAt);
      sentAt = 0;
      if (state.ctx.gameover) {
        if (moving) return;
        moving = true;
        ({ match, credentials } = await nextGame(() => openMatch(number)));
        moving = false;
        syncAll();
      } else if (state.ctx.currentPlayer === String(seat) && !stopped) {
        if (THINK) await pause(thinkTime());
        const [type, ...args] = PEER_MOVES[state._stateID % PEER_MOVES.length];
        sentAt = performance.now();
        const payload = { type, args, playerID: String(seat), credentials: credentials[seat] };
        socket.emit("update", { type: "MAKE_MOVE", payload }, state._stateID, match, String(seat));
      }
    };
    socket.on("sync", (id, info) => position(id, info.state));
    socket.on("update", (id, state) => position(id, state));
  });
  return syncAll;
}

function percentile(sorted, share) {
  return sorted.length ? sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] : null;
}

const seatTable = kind === "cosmogony" ? cosmogonyTable : peerTable;
const starters = [];
for (let first = 0; first < TABLES; first += 10) {
  const batch = Array.from({ length: Math.min(10, TABLES - first) }, (_, index) => seatTable(first + index));
  starters.push(...(await Promise.all(batch)));
}
process.stderr.write("seated\n");
for (const start of starters) start();
await pause(2000);
counting = true;
const began = performance.now();
const bytesBefore = bytes;
await pause(SECONDS * 1000);
counting = false;
const seconds = (performance.now() - began) / 1000;
stopped = true;
for (const times of [latencies, openings]) times.sort((a, b) => a - b);
const report = {
  kind, tables: TABLES, sockets: TABLES * SEATS, think_ms: THINK, seconds, actions, faults,
  actions_per_second: actions / seconds,
  p50_ms: percentile(latencies, 0.5), p99_ms: percentile(latencies, 0.99), max_ms: latencies.at(-1) ?? null,
  games: openings.length, opening_p50_ms: percentile(openings, 0.5),
  bytes_per_action: actions ? (bytes - bytesBefore) / actions : null,
};
console.log(JSON.stringify(report));
process.exit(0);
