/**
 * Measures pages as a phone on a slow line meets them: `node bench/pages.ts`. For each it prints the
 * elements at the start, how much moves while it loads, and what Lighthouse says, the middle of five
 * runs. Each run has a bare page of as much HTML beside it; a run counts when that page gets 100, so
 * that a busy machine is not taken for a slow page. Everything runs on 127.0.0.1 and stops by itself.
 *
 * `ONLY=/escaperooms` measures one address, `RUNS=1` once, `CHROMIUM_PATH` names another browser.
 */
import lighthouse from 'lighthouse'
import { chromium, devices } from 'playwright'
import { buildWhenNeeded } from '../scripts/lib/build.ts'
import { freePort } from '../scripts/lib/ports.ts'
import { bareServer } from './lib/bare_server.ts'
import { sellEvening } from './lib/evening.ts'
import { sellGames } from './lib/sell_games.ts'
import { startShop } from './lib/shop.ts'

const RUNS = Number(process.env.RUNS ?? 5)
/** How often a run is tried again when the bare page beside it was slow. */
const PATIENCE = 3
const HTML = { 'content-type': 'text/html; charset=utf-8' }

const OPEN = [
  ...['/', '/escaperooms', '/escaperooms/het-verdwenen-recept', '/bestellen/binky'],
  ...['/vragen', '/contact', '/binky'],
]
/** The address of a game in play, and the name of what was bought. */
const GAMES = {
  'het-verdwenen-recept': 'het-verdwenen-recept',
  'eindejaarsspel': 'eindejaarsspel',
  'cuneravanrhenen': 'cunera-van-rhenen',
}

type Run = {
  readonly scores: readonly number[]
  readonly fcp: number
  readonly lcp: number
  readonly tbt: number
  readonly cls: number
}

if (!process.env.BENCH_BUILD) await buildWhenNeeded()
const port = await freePort(0, '127.0.0.1')
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH,
  args: [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-gpu'],
})
const shop = await startShop()
try {
  const addresses = [...OPEN, ...(await privateAddresses())]
  console.log(
    'page | elements | moves | performance, accessibility, practices, SEO | FCP, LCP, TBT in ms | CLS | runs'
  )
  for (const address of addresses.filter((one) => one.includes(process.env.ONLY ?? '')))
    await measure(address)
} finally {
  await shop.stop()
  await browser.close()
}

/** The addresses of a game of each kind that somebody bought, and of a team of a running evening. */
async function privateAddresses(): Promise<string[]> {
  const games = Object.entries(GAMES).map(([game, itemName], index) => {
    const [link] = sellGames(shop.database, itemName, index, 1)
    return `/spelen/${link}/${game}`
  })
  const { tokens } = await sellEvening(shop.databaseUrl, 3)
  return [...games, `/spellenfabriek/team?api_token=${tokens[0]}`]
}

async function measure(address: string) {
  const url = shop.url + address
  const { elements, moves } = await looked(url)
  const bare = await bareServer(HTML, await asBare(url))
  const runs: Run[] = []
  for (let tries = 0; runs.length < RUNS && tries < RUNS * PATIENCE; tries++) {
    const reference = await audit(bare.url)
    const run = await audit(url)
    if (reference.scores[0] === 100) runs.push(run)
  }
  await bare.stop()
  const of = (value: (run: Run) => number) => middle(runs.map(value))
  const scores = [0, 1, 2, 3].map((index) => of((run) => run.scores[index] ?? 0))
  const times = [of(({ fcp }) => fcp), of(({ lcp }) => lcp), of(({ tbt }) => tbt)].map(Math.round)
  console.log(
    [
      address.replace(/[\w-]{22}/, '…'),
      elements,
      moves.toFixed(4),
      scores.join(' '),
      times.join(' '),
      of(({ cls }) => cls).toFixed(4),
      runs.map(({ scores: [performance] }) => performance).join(' '),
    ].join(' | ')
  )
}

/** How many elements a page has once it is quiet, and how much moved until then. */
async function looked(url: string) {
  const context = await browser.newContext(devices['iPhone 13'])
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

async function audit(url: string): Promise<Run> {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'silent' })
  if (!result) throw new Error(`Lighthouse says nothing about ${url}`)
  const { categories, audits } = result.lhr
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN
  return {
    scores: ['performance', 'accessibility', 'best-practices', 'seo'].map(score),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
  }
}
