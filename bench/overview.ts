/**
 * `npm run bench` measures how fast the overview page is served, in one run beside a bare Node
 * server that returns the same bytes, and how large the pages are. Absolute numbers depend on the
 * machine; the ratio is what the shop adds. Everything runs on 127.0.0.1 and stops by itself.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { buildWhenNeeded } from '../scripts/lib/build.ts'
import { ROOT } from '../scripts/lib/run.ts'
import { bareServer } from './lib/bare_server.ts'
import { load, median, row, ROUNDS, type Measured } from './lib/measure.ts'
import { startShop } from './lib/shop.ts'

/** Rounds of the bare server and the shop in turn, so that a noisy neighbour disturbs both. */
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

type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>

/** The files that the browser fetches: the entry, the page and what these import. */
function filesOf(manifest: Manifest, entries: string[]): Set<string> {
  const files = new Set<string>()
  const visit = (name: string) => {
    const chunk = manifest[name]
    if (!chunk || files.has(chunk.file)) return
    files.add(chunk.file)
    chunk.css?.forEach((css) => files.add(css))
    chunk.imports?.forEach(visit)
  }
  entries.forEach(visit)
  return files
}

function sizes() {
  const assets = join(ROOT, 'build/public/assets')
  const manifest = JSON.parse(readFileSync(join(assets, '.vite/manifest.json'), 'utf8')) as Manifest
  const pages = {
    'Overview': ['inertia/shop/catalogue/overview_page.tsx'],
    'Order page': ['inertia/shop/checkout/place_order_page.tsx'],
    'Game page (Cunera)': ['inertia/play/puzzles/cunera_van_rhenen_page.tsx'],
    'Hint page': ['inertia/play/hint_pages/hint_page.tsx'],
    'Order page, after an alert': [
      'inertia/shop/checkout/place_order_page.tsx',
      'inertia/ui/notice_dialog.tsx',
    ],
  }
  for (const [title, entries] of Object.entries(pages)) {
    const files = [...filesOf(manifest, ['inertia/app.tsx', ...entries])]
    const zipped = (ending: string) =>
      files
        .filter((file) => file.endsWith(ending))
        .reduce(
          (sum, file) => sum + gzipSync(readFileSync(join(assets, file)), { level: 9 }).length,
          0
        )
    const kB = (bytes: number) => (bytes / 1000).toFixed(1).padStart(6)
    console.log(
      `${title.padEnd(28)} JavaScript ${kB(zipped('.js'))} kB, CSS ${kB(zipped('.css'))} kB gzip`
    )
  }
}

if (!process.env.BENCH_BUILD) await buildWhenNeeded()
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
  /** The request is that of a visitor's browser, so that the visit is counted. */
  await compare('Game, HTML, counted', `${shop.url}/escaperooms/binky`, {
    'accept': 'text/html',
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  })
  sizes()
} finally {
  await shop.stop()
}
