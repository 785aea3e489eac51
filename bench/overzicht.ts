/**
 * `npm run bench`: how fast the overview page is served and orders are taken, in one run beside a bare
 * Node server that returns the same bytes. Absolute numbers say something of the machine, the ratio
 * says something of us. Everything runs on 127.0.0.1 and stops by itself.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import autocannon from 'autocannon'
import { buildWhenNeeded } from '../scripts/lib/build.ts'
import { freePort } from '../scripts/lib/ports.ts'
import { ROOT, runNode } from '../scripts/lib/run.ts'

const SECONDS = Number(process.env.BENCH_SECONDS || 6)
const ROUNDS = Number(process.env.BENCH_ROUNDS || 3)
const CONNECTIONS = 20

type Measured = { perSecond: number; p99: number; errors: number }

async function load(url: string, options: Partial<autocannon.Options> = {}): Promise<Measured> {
  const result = await autocannon({ url, connections: CONNECTIONS, duration: SECONDS, ...options })
  return {
    perSecond: result.requests.average,
    p99: result.latency.p99,
    errors: result.errors + result.non2xx + result.timeouts,
  }
}

/** The same bytes and headers from nothing but Node, in a process of its own. */
async function bareServer(headers: Record<string, string>, body: Buffer) {
  const port = await freePort(0, '127.0.0.1')
  const child = spawn(process.execPath, [join(ROOT, 'bench/overzicht.ts'), 'bare', String(port)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  child.stdin.end(JSON.stringify({ headers, body: body.toString('base64') }))
  await once(child.stdout, 'data')
  return { url: `http://127.0.0.1:${port}/escaperooms`, stop: () => stop(child) }
}

async function serveBare(port: number) {
  const chunks: Buffer[] = []
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer)
  const { headers, body } = JSON.parse(Buffer.concat(chunks).toString()) as {
    headers: Record<string, string>
    body: string
  }
  const bytes = Buffer.from(body, 'base64')
  createServer((_, response) => {
    response.writeHead(200, headers)
    response.end(bytes)
  }).listen(port, '127.0.0.1', () => console.log('ready'))
}

async function stop(child: ChildProcess) {
  if (child.exitCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}

/** The shop as it runs in production: built, on SQLite, the worker elsewhere. */
async function startShop() {
  const storage = mkdtempSync(join(tmpdir(), 'winkel-bench-'))
  const port = await freePort(0, '127.0.0.1')
  const simulatorPort = await freePort(0, '127.0.0.1')
  const env: Record<string, string> = {
    NODE_ENV: 'production',
    STORAGE_DIR: storage,
    PORT: String(port),
    HOST: '127.0.0.1',
    APP_URL: `http://127.0.0.1:${port}`,
    MOLLIE_API_URL: `http://127.0.0.1:${simulatorPort}`,
    SMTP_HOST: '127.0.0.1',
    WORKER: 'off',
    TRUST_PROXY: 'true',
    LOG_LEVEL: 'error',
  }
  if ((await runNode([join(ROOT, 'build/ace.js'), 'opzetten'], { env })) !== 0)
    throw new Error('No database')
  const simulator = spawn(process.execPath, ['--import=@poppinss/ts-exec', 'simulator/main.ts'], {
    cwd: ROOT,
    env: { ...process.env, SIMULATOR_PORT: String(simulatorPort) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(simulator.stdout, 'data')
  const shop = spawn(process.execPath, [join(ROOT, 'build/bin/server.js')], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = env.APP_URL!
  while (!(await fetch(`${url}/gezond`).catch(() => null)))
    await new Promise((resolve) => setTimeout(resolve, 100))
  return {
    url,
    stop: async () => {
      await stop(shop)
      await stop(simulator)
      rmSync(storage, { recursive: true, force: true })
    },
  }
}

/** Rounds of bare and shop in turn, so that a noisy neighbour disturbs both. */
async function compare(title: string, url: string, headers: Record<string, string>) {
  const answer = await fetch(url, { headers: { ...headers, 'accept-encoding': 'identity' } })
  const body = Buffer.from(await answer.arrayBuffer())
  const kept = Object.fromEntries(
    [...answer.headers].filter(([name]) => !['connection', 'keep-alive', 'date'].includes(name))
  )
  const bare = await bareServer(kept, body)

  const ours: Measured[] = []
  const theirs: Measured[] = []
  for (let round = 0; round < ROUNDS; round++) {
    theirs.push(await load(bare.url, { headers }))
    ours.push(await load(url, { headers }))
  }
  await bare.stop()
  const [shop, reference] = [median(ours), median(theirs)]
  console.log(
    `${title.padEnd(24)} ${row(shop)}   bare ${row(reference)}   ratio ${((100 * shop.perSecond) / reference.perSecond).toFixed(0)} %   (${body.length} bytes)`
  )
}

function median(rounds: Measured[]): Measured {
  return rounds.toSorted((a, b) => a.perSecond - b.perSecond)[Math.floor(rounds.length / 2)]!
}

function row({ perSecond, p99, errors }: Measured) {
  return `${perSecond.toFixed(0).padStart(6)}/s  p99 ${String(p99).padStart(4)} ms${errors ? `  ${errors} ERRORS` : ''}`
}

/** Orders of the posted game, each from another address, as a busy evening would bring them. */
async function orders(url: string) {
  const html = await (await fetch(`${url}/bestellen/binky`)).text()
  const token = /csrf-token" content="([^"]+)"/.exec(html)![1]!
  let nr = 0
  const measured = await load(`${url}/api/binky/bestellen`, {
    connections: 10,
    method: 'POST',
    requests: [
      {
        method: 'POST',
        setupRequest: (request) => {
          nr++
          return {
            ...request,
            headers: {
              'content-type': 'application/json',
              'x-csrf-token': token,
              'x-forwarded-for': `10.${(nr >> 16) & 255}.${(nr >> 8) & 255}.${nr & 255}`,
            },
            body: JSON.stringify({
              naam: 'Noor de Vries',
              email: `klant${nr}@example.nl`,
              adres: 'Dorpsstraat 12',
              postcode: '3911 AB',
              plaats: 'Rhenen',
            }),
          }
        },
      },
    ],
  })
  console.log(
    `${'Orders'.padEnd(24)} ${row(measured)}   (payment page from the simulator included)`
  )
}

/** What the browser fetches for the overview page: entry, its page and what these import. */
function sizes() {
  const manifest = JSON.parse(
    readFileSync(join(ROOT, 'build/public/assets/.vite/manifest.json'), 'utf8')
  ) as Record<string, { file: string; css?: string[]; imports?: string[] }>
  const files = new Set<string>()
  const visit = (name: string) => {
    const chunk = manifest[name]
    if (!chunk || files.has(chunk.file)) return
    files.add(chunk.file)
    chunk.css?.forEach((css) => files.add(css))
    chunk.imports?.forEach(visit)
  }
  visit('inertia/app.tsx')
  visit('inertia/pages/winkel/overzicht.tsx')
  const zipped = (ending: string) =>
    [...files]
      .filter((file) => file.endsWith(ending))
      .reduce(
        (sum, file) =>
          sum +
          gzipSync(readFileSync(join(ROOT, 'build/public/assets', file)), { level: 9 }).length,
        0
      )
  console.log(`JavaScript of the overview  ${(zipped('.js') / 1000).toFixed(1)} kB gzip`)
  console.log(`CSS of the overview         ${(zipped('.css') / 1000).toFixed(1)} kB gzip`)
}

if (process.argv[2] === 'bare') {
  await serveBare(Number(process.argv[3]))
} else {
  await buildWhenNeeded()
  const shop = await startShop()
  try {
    const page = /data-page="app"[^>]*>(.*?)<\/script>/s.exec(
      await (await fetch(`${shop.url}/escaperooms`)).text()
    )![1]!
    const { version } = JSON.parse(page) as { version: string }
    await compare('Overview, HTML', `${shop.url}/escaperooms`, { accept: 'text/html' })
    await compare('Overview, Inertia JSON', `${shop.url}/escaperooms`, {
      'x-inertia': 'true',
      'x-requested-with': 'XMLHttpRequest',
      'x-inertia-version': version,
    })
    await orders(shop.url)
    sizes()
  } finally {
    await shop.stop()
  }
}
