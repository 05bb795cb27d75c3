// A boardgame.io server with in-memory storage and a game of about the size of Genesis:
// four players in turn gather cubes, move and work; the state goes to every player after every move.
const { Server } = require("boardgame.io/server");

const SEATS = 4;
const ACTIONS = 110;

const genesisLike = {
  name: "genesis-like",
  setup: (_, setupData) => ({
    actions: setupData?.actions ?? ACTIONS,
    round: 1,
    stock: [40, 40, 40],
    players: Array.from({ length: SEATS }, (_, seat) => ({
      region: 0,
      square: seat,
      cubes: [1, 1, 1],
      circles: [0, 0, 0, 0, 0, 0],
      points: 0,
    })),
    dark: { region: 0, square: 6, circles: [0, 0, 0, 0, 0, 0], points: 0 },
    told: "",
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    gather: ({ G, playerID }, colour) => {
      const player = G.players[Number(playerID)];
      if (G.stock[colour] > 0) {
        G.stock[colour] -= 1;
        player.cubes[colour] += 1;
      }
      G.told = `seat ${playerID} gathers ${colour}`;
    },
    move: ({ G, playerID }) => {
      const player = G.players[Number(playerID)];
      player.region = (player.region + 1) % 8;
      player.square = G.players.filter((other) => other.region === player.region).length;
      G.told = `seat ${playerID} moves to ${player.region}`;
    },
    work: ({ G, playerID }) => {
      const player = G.players[Number(playerID)];
      player.circles[player.region % 6] += 1;
      player.points += 3;
      G.told = `seat ${playerID} works`;
    },
  },
  endIf: ({ G, ctx }) => (ctx.turn > G.actions ? { over: true } : undefined),
};

const server = Server({ games: [genesisLike], origins: ["http://127.0.0.1"] });
server.run(Number(process.argv[2]), () => console.log("open"));
