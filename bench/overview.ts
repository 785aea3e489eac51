/**
 * `npm run bench` measures how fast the overview page is served, in one run beside a bare Node
 * server that returns the same bytes, and how large the pages are. Absolute numbers depend on the
 * machine; the ratio is what the shop adds. Everything runs on 127.0.0.1 and stops by itself.
 */
import { join } from 'node:path'
import { buildWhenNeeded } from '../scripts/lib/build.ts'
import { pageWeights } from '../scripts/lib/page_weight.ts'
import { ROOT } from '../scripts/lib/run.ts'
import { bareServer } from './lib/bare_server.ts'
import { judge } from './lib/bars.ts'
import { load, median, row, ROUNDS, type Measured } from './lib/measure.ts'
import { startShop } from './lib/shop.ts'
import { captured } from '#domain/present'

/** The share of a bare server's requests that the overview keeps, in percent. */
const LEAST_OF_BARE = 85

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
  const share = (100 * shop.perSecond) / reference.perSecond
  console.log(
    `${title.padEnd(24)} ${row(shop)}   bare ${row(reference)}   ratio ${share.toFixed(0)} %   (${body.length} bytes)`
  )
  return share
}

function sizes() {
  const kB = (bytes: number) => (bytes / 1000).toFixed(1).padStart(6)
  for (const [page, { scripts, script, style }] of pageWeights(join(ROOT, 'build/public/assets')))
    if (!/admin/.test(page))
      console.log(
        `${page.padEnd(44)} JavaScript ${kB(script)} kB in ${scripts} files, CSS ${kB(style)} kB gzip`
      )
}

if (!process.env.BENCH_BUILD) await buildWhenNeeded()
const shop = await startShop()
try {
  const page = captured(
    /data-page="app"[^>]*>(.*?)<\/script>/s,
    await (await fetch(`${shop.url}/escaperooms`)).text()
  )
  const { version } = JSON.parse(page) as { version: string }
  const share = await compare('Overview, HTML', `${shop.url}/escaperooms`, { accept: 'text/html' })
  judge('the overview is of a bare server', share, '%', { least: LEAST_OF_BARE })
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
