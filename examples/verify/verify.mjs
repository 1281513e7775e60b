// Recomputes every draw of chance in the record of a match, after docs/developers/randomness.md alone: node verify.mjs RECORD.jsonl
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { games } from './games.mjs';

const sha256 = (...parts) => parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest();

/** The 256-bit number of a draw, from the key and the depth of its line. */
function number(key, depth) {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(depth));
  return BigInt(`0x${sha256(key, bytes).toString('hex')}`);
}

/** The action that a number selects; `odds` are pairs of an action and its weight, in the order of the page. */
function pick(odds, number) {
  const total = odds.reduce((sum, [, weight]) => sum + weight, 0n);
  let rest = (number * total) >> 256n;
  return odds.find(([, weight]) => (rest -= weight) < 0n)[0];
}

const [head, ...lines] = readFileSync(process.argv[2], 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));
const fail = (why) => (console.error(why), process.exit(1));
if (sha256(head.secret).toString('hex') !== head.promise) fail('The secret is not the one that was promised.');
const key = sha256(JSON.stringify([head.secret, ...head.player_seeds]));
const game = games[head.game];
if (!game?.knows(head.options)) fail('This script does not know this game, or not with these options: docs/developers/randomness.md says what differs.');

const past = [{ depth: 0, state: game.setup(head) }];
for (const [n, actor, action] of lines.filter(Array.isArray)) {
  const { depth, state } = structuredClone(past[n]);
  const [word, ...facts] = action.split(' ');
  if (word === 'back') past.push(past[Number(facts[0])]);
  else {
    const due = actor === 'chance' ? pick(game.odds(state, word, facts), number(key, depth)) : action;
    if (due !== action) fail(`Line ${n} says '${action}', but the secret gives '${due}'.`);
    game.apply(state, actor, word, facts);
    past.push({ depth: depth + 1, state });
  }
}
const draws = lines.filter((line) => line[1] === 'chance').length;
console.log(`It holds: ${draws} draws of chance in ${past.length - 1} lines of ${head.game}.`);
