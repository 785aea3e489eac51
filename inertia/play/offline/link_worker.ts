import type { KeptLink, WorkerScope } from './worker_types'

/**
 * The service worker of one play link. It keeps the page of that link, its files and its sealed
 * steps, and gives them when there is no line. It is built apart from the pages and imports
 * nothing, because the server sends it as one script with `KEPT` above it.
 */
declare const KEPT: KeptLink

const worker = self as unknown as WorkerScope
/** A line that takes longer than this counts as none when there is a page to show instead. */
const PATIENCE_MS = 5000
const SHELL = { 'x-onderweg': '1' }
/** Their addresses hold a fingerprint, or a mark that belongs to one content. */
const LASTING = /^\/(assets|img|geluid|tekeningen)\//

worker.addEventListener('install', (event) => {
  event.waitUntil(keepAll().then(() => worker.skipWaiting()))
})
worker.addEventListener('activate', (event) => {
  event.waitUntil(dropFormer().then(() => worker.clients.claim()))
})
worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== worker.location.origin) return
  if (request.mode === 'navigate') {
    if (pathname === KEPT.address) event.respondWith(page(request))
  } else if (LASTING.test(pathname)) event.respondWith(file(request))
})

const bucket = () => caches.open(KEPT.bucket)
/** Pages vary by headers of our protocol; the shell is one and the same. */
const kept = async (address: string) =>
  (await bucket()).match(address, { ignoreVary: true }) as Promise<Response | undefined>

/** Keeps everything that the game needs, or fails: the next try goes on with what is missing. */
async function keepAll() {
  const place = await bucket()
  const shell = await fetch(KEPT.address, { headers: SHELL, cache: 'no-store' })
  if (!shell.ok) throw new Error(`The page of the link answered ${shell.status}`)
  await place.put(KEPT.address, shell)
  await place.add(new Request(KEPT.steps, { cache: 'no-store' }))
  const keep = async (address: string) => {
    if (!(await kept(address))) await place.add(address)
  }
  await Promise.all(KEPT.files.map(keep))
}

const DRAWING = /^\/tekeningen\//

/** Drops the files of an earlier edition. Drawings stay, because a step in play may need them. */
async function dropFormer() {
  const place = await bucket()
  for (const { url } of await place.keys()) {
    const { pathname, search } = new URL(url)
    const isFile = LASTING.test(pathname) && !DRAWING.test(pathname)
    if (isFile && !KEPT.files.includes(pathname + search)) await place.delete(url)
  }
}

/** The page from the server, and the shell when no answer comes. An answer of any kind is shown. */
async function page(request: Request): Promise<Response> {
  const coming = fetch(request)
  const shell = await kept(KEPT.address)
  if (!shell) return coming
  const late = new Promise<Response>((resolve) => setTimeout(() => resolve(shell), PATIENCE_MS))
  return Promise.race([coming.catch(() => shell), late])
}

async function file(request: Request): Promise<Response> {
  const found = await kept(request.url)
  if (!found) return fetch(request)
  const range = request.headers.get('range')
  return range === null ? found : part(found, range)
}

/** The part of a file that an audio player asks for; Safari plays no answer of another kind. */
async function part(whole: Response, range: string): Promise<Response> {
  const body = await whole.blob()
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? []
  const start = from === '' ? Math.max(0, body.size - Number(to)) : Number(from)
  const end = from === '' || to === '' ? body.size - 1 : Math.min(Number(to), body.size - 1)
  if (start > end) return new Response(null, { status: 416 })
  return new Response(body.slice(start, end + 1), {
    status: 206,
    headers: {
      'content-type': whole.headers.get('content-type') ?? '',
      'content-range': `bytes ${start}-${end}/${body.size}`,
      'content-length': String(end + 1 - start),
      'accept-ranges': 'bytes',
    },
  })
}
