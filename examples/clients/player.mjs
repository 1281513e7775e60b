// Opens a table, adds bots, and plays at random, without a library:
// node player.mjs http://localhost:8000 bomb-busters      (before Node 22: node --experimental-websocket player.mjs …)
const [server, game] = process.argv.slice(2);

async function post(path, body) {
  const response = await fetch(server + path, { method: 'POST', body: JSON.stringify(body) });
  return response.json();
}

const { token } = await post('/api/bots', {});
const { table } = await post('/api/tables', { game, seats: 2 });
console.log(`Watch it at ${server}/t/${table}`);

const socket = new WebSocket(`${server.replace(/^http/, 'ws')}/ws/${table}`);
const send = (message) => socket.send(JSON.stringify(message));

const handlers = {
  table({ stage, seats }) {
    if (stage !== 'open') return;
    const empty = seats.findIndex((seat) => seat.holder === 'nobody');
    if (!seats.some((seat) => seat.mine)) send({ kind: 'sit', seat: empty, name: 'Jo' });
    else if (empty >= 0) send({ kind: 'seat-bot', seat: empty, level: 'easy' });
    else send({ kind: 'begin' });
  },
  moves({ n, legal, result }) {
    send({ kind: 'seen', n });
    if (result) {
      console.log('It is over:', JSON.stringify(result));
      socket.close();
    } else if (legal.length > 0) {
      const choice = legal[Math.floor(Math.random() * legal.length)];
      send({ kind: 'act', n, actions: [choice.text] });
    }
  },
  refused({ code, key }) {
    if (code !== 'stale') throw new Error(`${code}: ${key}`);
  },
};

socket.addEventListener('open', () => send({ kind: 'hello', secret: token }));
socket.addEventListener('message', ({ data }) => {
  const message = JSON.parse(data);
  handlers[message.kind]?.(message);
});
