// boardgame.io as it comes, everything in memory: `node server.js PORT`.
const { Server } = require("boardgame.io/server");
const { PlayerView } = require("boardgame.io/core");

// Tic-tac-toe that clears itself when it is full, so that a match never ends.
const ticTacToe = {
  name: "tic-tac-toe",
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: ({ G, playerID }, wanted) => {
      if (!G.cells.includes(null)) G.cells = Array(9).fill(null);
      const cell = G.cells[wanted % 9] === null ? wanted % 9 : G.cells.indexOf(null);
      G.cells[cell] = playerID;
    },
  },
};

// A board of about 2 kB, a hidden deck and hidden hands: as much as a table game tells of itself.
const tableGame = {
  name: "table",
  playerView: PlayerView.STRIP_SECRETS,
  setup: () => ({
    board: Array.from({ length: 40 }, (_, id) => ({ id, kind: `tile${id % 7}`, owner: null, n: id })),
    discard: [],
    secret: { deck: Array.from({ length: 52 }, (_, card) => card) },
    players: { 0: { hand: [1, 2, 3, 4, 5] }, 1: { hand: [6, 7, 8, 9, 10] } },
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: ({ G, playerID }, wanted) => {
      const tile = G.board[wanted % 40];
      tile.owner = playerID;
      tile.n += 1;
      const { hand } = G.players[playerID];
      G.secret.deck.unshift(hand.shift());
      hand.push(G.secret.deck.pop());
      G.discard = hand.slice(0, 2);
    },
  },
};

Server({ games: [ticTacToe, tableGame], origins: [/./] }).run(Number(process.argv[2]), () => console.log("up"));
