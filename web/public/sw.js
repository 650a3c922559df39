/* The service worker: the door and the rules can be read offline. Tables never pass through here: games need the server.
 *
 * - /assets/ have names that change with what is in them: what was kept is used at once.
 * - Pages come from the network, so a new version is there as soon as there is one; offline the last one is shown.
 * - Of /api only the list of the games and their rules are kept, again for those who are offline.
 */
const PAGE = 'page-1'
const ASSETS = 'assets-1'
const READING = 'reading-1'
const MOST_ASSETS = 160
const BASICS = ['/offline.html', '/icon.svg']
const READ = /^\/api\/games(\/[\w-]+\/rules)?$/
// Addresses of the server that are no pages of the client.
const NOT_OURS = /^\/(api|print|metrics|healthz)(\/|$)/

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(PAGE).then((cache) => cache.addAll(BASICS)))
  self.skipWaiting()
})

self.addEventListener('activate', (event) => {
  event.waitUntil(tidy().then(() => self.clients.claim()))
})

async function tidy() {
  const known = [PAGE, ASSETS, READING]
  for (const name of await caches.keys()) if (!known.includes(name)) await caches.delete(name)
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin) return
  if (url.pathname.startsWith('/assets/')) event.respondWith(asset(request))
  else if (READ.test(url.pathname)) event.respondWith(fresh(request, READING, request))
  else if (NOT_OURS.test(url.pathname)) return
  else if (request.mode === 'navigate') event.respondWith(page(request))
  else if (/^\/[\w-]+\.(svg|png|webmanifest)$/.test(url.pathname)) event.respondWith(fresh(request, PAGE, request))
})

async function asset(request) {
  const found = await caches.match(request, { cacheName: ASSETS, ignoreVary: true })
  if (found) return found
  const answer = await fetch(request)
  if (answer.ok) {
    const cache = await caches.open(ASSETS)
    await cache.put(request, answer.clone())
    await forget(cache)
  }
  return answer
}

/** From the network, and kept under `key`; offline what was kept. */
async function fresh(request, name, key) {
  const cache = await caches.open(name)
  try {
    const answer = await fetch(request)
    if (answer.ok) await cache.put(key, answer.clone())
    return answer
  } catch (error) {
    const found = await cache.match(key, { ignoreVary: true })
    if (found) return found
    throw error
  }
}

/** Every address of the client is one and the same page. */
async function page(request) {
  try {
    return await fresh(request, PAGE, '/')
  } catch {
    return caches.match('/offline.html')
  }
}

/** The oldest go first: those of versions that are no more. */
async function forget(cache) {
  const keys = await cache.keys()
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST_ASSETS)).map((key) => cache.delete(key)))
}

/** The client says what it is made of, so that it is here when there is no network. */
self.addEventListener('message', (event) => {
  if (event.data?.keep) event.waitUntil(keep(event.data.keep))
})

async function keep(paths) {
  const assets = await caches.open(ASSETS)
  for (const path of paths) {
    const { pathname } = new URL(path, location.origin)
    if (pathname.startsWith('/assets/')) {
      // Put anew, they are the latest, and the last to be forgotten.
      const found = (await assets.match(path, { ignoreVary: true })) ?? (await fetch(path).catch(() => null))
      if (!found?.ok) continue
      await assets.delete(path, { ignoreVary: true })
      await assets.put(path, found)
    } else {
      await fresh(new Request(path), pathname === '/' ? PAGE : READING, path).catch(() => null)
    }
  }
  await forget(assets)
}
