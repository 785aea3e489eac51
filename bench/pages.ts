/**
 * Measures pages as a phone on a slow line meets them: `npm run bench -- pages`. For each it prints the
 * elements at the start, how much moves while it loads, and what Lighthouse says, the middle of five
 * runs, beside the bars. Each run has a bare page of as much HTML beside it; a run counts when that
 * page gets 100, so that a busy machine is not taken for a slow page. Everything runs on 127.0.0.1
 * and stops by itself, after about an hour.
 *
 * `--runs=1` looks once; `--only=/,/escaperooms,team` at these addresses, or where a part is no whole
 * address, at all that contain it; `--why` prints what Lighthouse finds wanting also where the bars
 * hold. `CHROMIUM_PATH` names another browser.
 */
import { parseArgs } from 'node:util'
import { chromium, devices, type Browser } from 'playwright'
import { itemAt } from '../domain/present.ts'
import { buildWhenNeeded } from '../scripts/lib/build.ts'
import { findChromium } from '../scripts/lib/chromium.ts'
import { freePort } from '../scripts/lib/ports.ts'
import { bareServer } from './lib/bare_server.ts'
import { sellEvening } from './lib/evening.ts'
import { audit, type Run } from './lib/page_audit.ts'
import { sellGames } from './lib/sell_games.ts'
import { startShop } from './lib/shop.ts'

/** How often a run is tried again when the bare page beside it was slow. */
const PATIENCE = 3
const HTML = { 'content-type': 'text/html; charset=utf-8' }

/** What a page has to reach; a page behind a secret link is not for search engines. */
type Bars = { readonly performance: number; readonly tbt: number; readonly isPrivate?: true }
const STOREFRONT: Bars = { performance: 98, tbt: 150 }
const PLAY: Bars = { performance: 90, tbt: 300 }
const PRIVATE: Bars = { ...PLAY, isPrivate: true }
const MOST_MOVED = 0.01

const OPEN: Readonly<Record<string, Bars>> = {
  '/': STOREFRONT,
  '/escaperooms': STOREFRONT,
  '/escaperooms/het-verdwenen-recept': STOREFRONT,
  '/escaperooms/binky': STOREFRONT,
  '/escaperooms/spellenfabriek': STOREFRONT,
  '/bestellen/binky': STOREFRONT,
  '/bestellen/het-verdwenen-recept': STOREFRONT,
  '/bestellen/bedankt': { ...STOREFRONT, isPrivate: true },
  '/cadeaubon': STOREFRONT,
  '/bestelling': STOREFRONT,
  '/proefraadsel': STOREFRONT,
  '/vragen': STOREFRONT,
  '/contact': STOREFRONT,
  '/herroepingsrecht': STOREFRONT,
  '/privacy-beleid': STOREFRONT,
  '/toegankelijkheid': STOREFRONT,
  '/binky': PLAY,
  '/kunstroof': PLAY,
  '/kleinkunst': PLAY,
}
/** The address of a game in play, and the name of what was bought. */
const GAMES = {
  'het-verdwenen-recept': 'het-verdwenen-recept',
  'eindejaarsspel': 'eindejaarsspel',
  'cuneravanrhenen': 'cunera-van-rhenen',
}

const { values: wishes } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string' },
    why: { type: 'boolean', default: false },
  },
})
const RUNS = Number(wishes.runs)
if (!(Number.isInteger(RUNS) && RUNS > 0)) throw new Error('--runs is a whole number, 1 or more')

if (!process.env.BENCH_BUILD) await buildWhenNeeded()
const port = await freePort(0, '127.0.0.1')
const browser = await chromium.launch({
  executablePath: (await findChromium()) ?? undefined,
  args: [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-gpu'],
})
const shop = await startShop()
try {
  const pages = { ...OPEN, ...(await privatePages()) }
  const addresses = chosen(Object.keys(pages))
  if (addresses.length === 0) throw new Error(`No page is called ${wishes.only}`)
  console.log(
    'page | elements | moves | performance, accessibility, practices, SEO | FCP, LCP, TBT in ms | CLS | runs'
  )
  const failed: string[] = []
  for (const address of addresses) {
    const bars = pages[address]
    if (bars && !(await measure(address, bars))) failed.push(shown(address))
  }
  console.log(failed.length === 0 ? 'All bars hold.' : `Bars fail at: ${failed.join(' ')}`)
  if (failed.length > 0) process.exitCode = 1
} finally {
  await shop.stop()
  await browser.close()
}

/**
 * The addresses of a game of each kind that somebody bought, of one of these orders and where its
 * buyer came back from paying, and of a team of a running evening.
 */
async function privatePages(): Promise<Record<string, Bars>> {
  const bought = Object.entries(GAMES).flatMap(([game, itemName], index) =>
    sellGames(shop.database, itemName, index, 1).map((sold) => ({ game, ...sold }))
  )
  const games = bought.map(({ game, link }) => `/spelen/${link}/${game}`)
  const order = `/bestelling/${itemAt(bought, 0).order}`
  const thanks = `/bestellen/bedankt?bestelling=${itemAt(bought, 0).order}`
  const { customer, tokens } = await sellEvening(shop.databaseUrl, 3)
  const team = `/spelen/${customer}/spellenfabriek?api_token=${tokens[0]}`
  return Object.fromEntries([...games, order, thanks, team].map((address) => [address, PRIVATE]))
}

function chosen(addresses: readonly string[]): readonly string[] {
  if (wishes.only === undefined) return addresses
  const parts = wishes.only.split(',')
  return addresses.filter((address) =>
    parts.some((part) => (addresses.includes(part) ? address === part : address.includes(part)))
  )
}

/** Secrets of links are of no use to the reader. */
function shown(address: string): string {
  return address.replace(/[\w-]{22,}/, '…')
}

/** Prints a page beside its bars, and tells whether they hold. */
async function measure(address: string, bars: Bars): Promise<boolean> {
  const url = shop.url + address
  const { elements, moves } = await looked(browser, url)
  const { runs, uncounted } = await auditedRuns(url)
  const seen = runs.length > 0 ? runs : uncounted
  const of = (value: (run: Run) => number) => middle(seen.map(value))
  const scores = [0, 1, 2, 3].map((index) => of((run) => run.scores[index] ?? 0))
  const [fcp, lcp, tbt] = [of((run) => run.fcp), of((run) => run.lcp), of((run) => run.tbt)]
  const cls = of((run) => run.cls)
  console.log(
    [
      shown(address),
      elements,
      moves.toFixed(4),
      scores.join(' '),
      [fcp, lcp, tbt].map(Math.round).join(' '),
      cls.toFixed(4),
      runs.map(({ scores: [performance] }) => performance).join(' ') || 'none counts',
    ].join(' | ')
  )
  const below = belowBars(bars, { scores, tbt, moved: Math.max(moves, cls) })
  if (runs.length < RUNS) below.push(`${runs.length} of ${RUNS} runs count: the machine is busy`)
  console.log(below.length === 0 ? '  bars hold' : `  BARS FAIL: ${below.join('; ')}`)
  if (below.length > 0 || wishes.why)
    for (const words of new Set(seen.flatMap(({ wanting }) => wanting))) console.log(`    ${words}`)
  return below.length === 0
}

function belowBars(
  bars: Bars,
  { scores, tbt, moved }: { scores: readonly number[]; tbt: number; moved: number }
): string[] {
  const [performance = 0, accessibility = 0, practices = 0, seo = 0] = scores
  const least = (what: string, found: number, bar: number) =>
    found >= bar ? [] : [`${what} ${found}, at least ${bar}`]
  return [
    ...least('performance', performance, bars.performance),
    ...least('accessibility', accessibility, 100),
    ...least('best practices', practices, 100),
    ...(bars.isPrivate ? [] : least('SEO', seo, 100)),
    ...(moved < MOST_MOVED ? [] : [`moves ${moved.toFixed(4)}, below ${MOST_MOVED}`]),
    ...(tbt < bars.tbt ? [] : [`blocks ${Math.round(tbt)} ms, below ${bars.tbt}`]),
  ]
}

/** Runs beside a bare page each: those that count, and those in which the machine was too busy. */
async function auditedRuns(url: string) {
  const bare = await bareServer(HTML, await asBare(url))
  const runs: Run[] = []
  const uncounted: Run[] = []
  for (let tries = 0; runs.length < RUNS && tries < RUNS * PATIENCE; tries++) {
    const reference = await audit(bare.url, port)
    const run = await audit(url, port)
    ;(reference.scores[0] === 100 ? runs : uncounted).push(run)
  }
  await bare.stop()
  return { runs, uncounted }
}

/** How many elements a page has once it is quiet, and how much moved until then. */
async function looked(from: Browser, url: string) {
  const context = await from.newContext(devices['iPhone 13'])
  const page = await context.newPage()
  await page.goto(url, { waitUntil: 'networkidle' })
  const seen = await page.evaluate(
    () =>
      new Promise<{ elements: number; moves: number }>((resolve) => {
        let moves = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) moves += (entry as { value?: number }).value ?? 0
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve({ elements: document.querySelectorAll('*').length, moves }), 300)
      })
  )
  await context.close()
  return seen
}

function middle(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

/** A page with as much HTML as another, of nothing but text. */
async function asBare(url: string): Promise<Buffer> {
  const { length } = await (await fetch(url, { headers: { accept: 'text/html' } })).text()
  const head =
    '<!doctype html><html lang="nl"><meta name="viewport" content="width=device-width"><title>Kaal</title><p>'
  return Buffer.from(head + 'Niets dan woorden. '.repeat(Math.ceil(length / 19)))
}
