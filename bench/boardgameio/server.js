// boardgame.io's own server with a game of one move, for bench/load.py: node server.js PORT (stale|default)
// Everybody may grab at any time; a grab takes an item that is free. All is kept in memory.
const { Server } = require("boardgame.io/server");
const { ActivePlayers } = require("boardgame.io/core");

const [port, mode] = [Number(process.argv[2]), process.argv[3]];
// So many items lie in the middle at once; a grab of an older one comes too late.
const ITEMS = 16;

const grab = ({ G, playerID }, item) => {
  if (G.taken[item] !== undefined) return "INVALID_MOVE";
  G.taken[item] = playerID;
  delete G.taken[item - ITEMS];
};

const game = {
  name: "grab",
  disableUndo: true,
  setup: () => ({ taken: {} }),
  turn: { activePlayers: ActivePlayers.ALL },
  moves: { grab: { move: grab, ignoreStaleStateID: mode === "stale" } },
};

const quiet = () => {};
console.error = quiet;
Server({ games: [game], origins: [/.*/] }).run({ port, callback: () => console.log("ready") });
