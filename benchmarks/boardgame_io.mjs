// boardgame.io's server under the load of benchmarks/server.py: run it in a folder with boardgame.io and
// node-persist (npm install boardgame.io node-persist).
// A game of about the size of a table of Mycelia, two players who move by turns, every match on the disk (FlatFile)
// or only in memory. Prints the same figures as JSON. Usage: node boardgame_io.mjs disk|memory TABLES PACE SECONDS OPEN_TABLES

import { fork } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const require = createRequire(`${process.cwd()}/`);
const PORT = 18917;
const ADDRESS = `http://127.0.0.1:${PORT}`;

const game = {
  name: 'rings',
  setup: () => ({
    boards: [0, 1].map(() => Array.from({ length: 20 }, () => 1)),
    decks: [0, 1].map((seat) => Array.from({ length: 12 }, (_, card) => `card-${seat}-${card}`)),
    display: Array.from({ length: 80 }, (_, card) => `hero-${card}`),
    leaves: [0, 0],
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: ({ G, playerID }, field) => {
      const seat = Number(playerID);
      G.boards[seat][field % 20] += 1;
      G.leaves[seat] += 1;
      G.decks[seat].push(G.decks[seat].shift());
    },
  },
};

if (process.argv[2] === 'serve') {
  const { Server, FlatFile } = require('boardgame.io/server');
  const db = process.argv[3] ? { db: new FlatFile({ dir: process.argv[3] }) } : {};
  const server = Server({ games: [game], origins: ['*'], ...db });
  server.run({ port: PORT, callback: () => process.send('ready') });
} else {
  await measure(process.argv[2], ...process.argv.slice(3).map(Number));
}

async function measure(storage, tables, pace, seconds, openTables) {
  const folder = storage === 'disk' ? `${process.cwd()}/matches-${process.pid}` : '';
  const child = fork(fileURLToPath(import.meta.url), ['serve', folder], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  child.once('exit', () => process.exit(1));
  try {
    await new Promise((resolve) => child.once('message', resolve));
    const clubs = await Promise.all(Array.from({ length: tables }, sit));
    const times = [];
    const start = performance.now() + 200;
    await Promise.all(
      clubs.map(async (club, number) => {
        for (let due = start + (number / pace) * 1000; due < start + seconds * 1000; due += (tables / pace) * 1000) {
          await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
          times.push(await move(club));
        }
      }),
    );
    times.sort((a, b) => a - b);
    const at = (share) => Number(times[Math.min(times.length - 1, Math.floor(times.length * share))].toFixed(2));
    const steady = { moves: times.length, p50_ms: at(0.5), p99_ms: at(0.99), most_ms: at(1) };
    let count = 0;
    const begun = performance.now();
    await Promise.all(
      clubs.map(async (club) => {
        for (; performance.now() < begun + seconds * 1000; count += 1) await move(club);
      }),
    );
    const rate = Math.round(count / ((performance.now() - begun) / 1000));
    for (let open = tables; open < openTables; open += 1) {
      const club = await sit();
      for (let number = 0; number < 5; number += 1) await move(club);
    }
    const pages = Number(readFileSync(`/proc/${child.pid}/statm`, 'utf8').split(' ')[1]);
    console.log(
      JSON.stringify({
        steady,
        saturated: { acknowledged_moves_per_second: rate, moves: count },
        open: { tables: openTables, megabytes: Number(((pages * 4096) / 2 ** 20).toFixed(1)) },
      }),
    );
  } finally {
    child.kill();
    if (folder) rmSync(folder, { recursive: true, force: true });
  }
  process.exit(0);
}

async function post(path, body) {
  const answer = await fetch(`${ADDRESS}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return answer.json();
}

/** A match with two connected players. */
async function sit() {
  const { Client } = require('boardgame.io/client');
  const { SocketIO } = require('boardgame.io/multiplayer');
  const { matchID } = await post('/games/rings/create', { numPlayers: 2 });
  const people = [];
  for (const playerID of ['0', '1']) {
    const { playerCredentials } = await post(`/games/rings/${matchID}/join`, { playerID, playerName: playerID });
    const multiplayer = SocketIO({ server: ADDRESS });
    const client = Client({ game, multiplayer, matchID, playerID, credentials: playerCredentials, debug: false });
    await new Promise((resolve) => {
      client.subscribe((state) => state && client.transport.isConnected && resolve());
      client.start();
    });
    people.push(client);
  }
  return { people, number: 0 };
}

/** One move; milliseconds until the other player has it. A move that never arrives ends the measurement. */
function move(club) {
  const mover = club.people[club.number % 2];
  const other = club.people[(club.number + 1) % 2];
  const before = other.getState()._stateID;
  club.number += 1;
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const late = setTimeout(() => reject(new Error(`move ${club.number} of a match did not arrive`)), 20_000);
    const stop = other.subscribe((state) => {
      if (state && state._stateID > before) {
        clearTimeout(late);
        stop();
        resolve(performance.now() - start);
      }
    });
    mover.moves.play(club.number);
  });
}
