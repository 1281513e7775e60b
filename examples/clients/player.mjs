// Opens a table, sits down among bots, and plays by lot, with nothing but what Node brings:
// node player.mjs http://localhost:8000 bomb-busters      (before Node 22: node --experimental-websocket player.mjs …)
const [server, game] = process.argv.slice(2);

async function posted(path, body) {
  const answer = await fetch(server + path, { method: 'POST', body: JSON.stringify(body) });
  return answer.json();
}

const { token } = await posted('/api/bots', {});
const { table } = await posted('/api/tables', { game, seats: 2 });
console.log(`Watch it at ${server}/t/${table}`);

const socket = new WebSocket(`${server.replace(/^http/, 'ws')}/ws/${table}`);
const say = (message) => socket.send(JSON.stringify(message));

const heard = {
  table({ stage, seats }) {
    if (stage !== 'open') return;
    const empty = seats.findIndex((seat) => seat.holder === 'nobody');
    if (!seats.some((seat) => seat.mine)) say({ kind: 'sit', seat: empty, name: 'Jo' });
    else if (empty >= 0) say({ kind: 'seat-bot', seat: empty, level: 'easy' });
    else say({ kind: 'begin' });
  },
  moves({ n, legal, result }) {
    say({ kind: 'seen', n });
    if (result) {
      console.log('It is over:', JSON.stringify(result));
      socket.close();
    } else if (legal.length > 0) {
      const choice = legal[Math.floor(Math.random() * legal.length)];
      say({ kind: 'act', n, actions: [choice.text] });
    }
  },
  refused({ code, key }) {
    if (code !== 'stale') throw new Error(`${code}: ${key}`);
  },
};

socket.addEventListener('open', () => say({ kind: 'hello', secret: token }));
socket.addEventListener('message', ({ data }) => {
  const message = JSON.parse(data);
  heard[message.kind]?.(message);
});
