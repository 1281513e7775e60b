// The service worker. The build puts before it `build`: its version, and the files that the page needs where there is no network.
// A page is always asked for first, and what the server tells is never kept, so that no game is ever stale. A new version waits
// until the last page of the old one is closed, so that no open table is reloaded.

const page = '/';
const pictures = ['/icon.svg'];
const live = /^\/(api|ws)\//;

async function furnish() {
  const cache = await caches.open(build.version);
  await cache.addAll([new Request(page, { cache: 'no-cache' }), ...pictures, ...build.files]);
}

async function tidy() {
  const old = (await caches.keys()).filter((version) => version !== build.version);
  await Promise.all(old.map((version) => caches.delete(version)));
  await clients.claim();
}

/** What bears a hash in its name never changes: once it was fetched it is kept. */
async function kept(request) {
  const found = await caches.match(request, { ignoreVary: true });
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await caches.open(build.version).then((cache) => cache.put(request, answer.clone()));
  return answer;
}

/** The server's answer; without a network, what was kept. */
function asked(request, otherwise) {
  return fetch(request).catch(async () => (await caches.match(otherwise, { ignoreVary: true })) ?? Response.error());
}

function answerTo(request) {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || live.test(pathname)) return null;
  if (request.mode === 'navigate') return asked(request, page);
  if (pathname.startsWith('/assets/')) return kept(request);
  return pictures.includes(pathname) ? asked(request, pathname) : null;
}

addEventListener('install', (event) => event.waitUntil(furnish()));
addEventListener('activate', (event) => event.waitUntil(tidy()));
addEventListener('fetch', (event) => {
  const answer = answerTo(event.request);
  if (answer) event.respondWith(answer);
});
