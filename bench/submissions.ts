/**
 * `npm run bench` measures the submits of two hundred games that are played at once. The first
 * round takes as many per second as possible; the second keeps a pace that two hundred hurried
 * families would not reach, one submit per game each two seconds. Each round measures beside it a
 * bare Node server that answers the same bytes, and a bare single-row insert on a database file of
 * the same kind. Everything runs on 127.0.0.1 and stops by itself.
 */
// @ts-expect-error -- the package brings no types; Lucid talks to it everywhere else
import Database from 'better-sqlite3'
import { buildWhenNeeded } from '../scripts/lib/build.ts'
import { bareServer } from './lib/bare_server.ts'
import { faults, judge } from './lib/bars.ts'
import {
  load,
  median,
  percentile,
  processorTime,
  row,
  ROUNDS,
  SECONDS,
  times,
  type Measured,
} from './lib/measure.ts'
import { middle, pace, refusedIn, type Paced } from './lib/pace.ts'
import { sellGames } from './lib/sell_games.ts'
import { startShop } from './lib/shop.ts'
import { captured } from '#domain/present'

const GAME = 'het-verdwenen-recept'
const GAMES = 200
/** Each game submits once in two seconds. */
const PACE = GAMES / 2
/** The lowest rate of submits, in percent of bare inserts. */
const LEAST_OF_INSERTS = 25
const CALL = `/api/${GAME}/submit`
const ROOMS = [
  'feestzaal',
  'spoelkeuken',
  'bar',
  'eetzaal',
  'gang',
  'keuken',
  'receptie',
  'kantoor',
]
/** Hints may be opened in any order, so every submit writes something new. */
const NAMES = ROOMS.flatMap((room) => [`${room}_hint1`, `${room}_hint2`, room])
/** Each game submits all of them once in a round. */
const AMOUNT = GAMES * NAMES.length

/**
 * Inserts one row per commit, each on the disk before the next: the least that a stored submit
 * costs.
 */
function bareInserts(file: string): number {
  const database = new Database(file)
  database.pragma('journal_mode = WAL')
  database.pragma('synchronous = FULL')
  database.exec('create table if not exists bench (id integer primary key, name text)')
  const insert = database.prepare('insert into bench (name) values (?)')
  const end = Date.now() + SECONDS * 1000
  let count = 0
  while (Date.now() < end) insert.run(`vlag${count++}`)
  database.close()
  return count / SECONDS
}

/** Every submit is for another game, and every submit of a game for another flag. */
function submitOf(links: string[], index: number): string {
  const name = NAMES[Math.floor(index / GAMES) % NAMES.length]
  return JSON.stringify({ uniqueid: links[index % GAMES], name })
}

function submits(links: string[], headers: Record<string, string>) {
  let index = 0
  const setupRequest = (request: object) => ({
    ...request,
    /** Its own, because the length of its body is added to it. */
    headers: { ...headers },
    body: submitOf(links, index++),
  })
  return { method: 'POST' as const, requests: [{ method: 'POST' as const, setupRequest }] }
}

type Round = {
  readonly game: Measured
  readonly bare: Measured
  readonly inserts: number
  /** Processor time in milliseconds. */
  readonly cost: number
  readonly paced: Paced
  readonly barePaced: Paced
}

async function run() {
  const shop = await startShop()
  const bare = await bareServer({ 'content-type': 'application/json' }, Buffer.from('{}'))
  try {
    const html = await (await fetch(`${shop.url}/contact`)).text()
    const headers = {
      'content-type': 'application/json',
      'x-csrf-token': captured(/csrf-token" content="([^"]+)"/, html),
    }
    const url = `${shop.url}${CALL}`
    let sold = 0
    const freshLinks = () => sellGames(shop.database, GAME, sold++, GAMES).map(({ link }) => link)
    const asFastAsPossible = (to: string) =>
      load(to, {
        ...submits(freshLinks(), headers),
        amount: AMOUNT,
      })
    const keepingPace = (to: string) => {
      const links = freshLinks()
      return pace(PACE, SECONDS, (index) => ({ url: to, headers, body: submitOf(links, index) }))
    }
    /** A shop that just started is slower than one in the middle of an evening. */
    await asFastAsPossible(url)

    const rounds: Round[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const reference = await load(bare.url, submits([], headers))
      const before = processorTime(shop.pid)
      const game = await asFastAsPossible(url)
      const cost = (processorTime(shop.pid) - before) / AMOUNT
      const inserts = bareInserts(`${shop.database}.bench`)
      const paced = await keepingPace(url)
      const barePaced = await keepingPace(bare.url)
      rounds.push({ game, bare: reference, inserts, cost, paced, barePaced })
    }
    report(rounds)
  } finally {
    await bare.stop()
    await shop.stop()
  }
}

function report(rounds: Round[]) {
  const line = (what: string, ...found: string[]) => console.log(what.padEnd(24), ...found)
  const ofAll = (figure: (round: Round) => number) => percentile(rounds.map(figure), 0.5)
  line(`Submits, ${GAMES} games`, row(median(rounds.map(({ game }) => game))))
  line('A submit', `${ofAll(({ cost }) => cost).toFixed(2)} ms of the processor`)
  line('Bare server', row(median(rounds.map(({ bare }) => bare))))
  line(
    'Bare insert',
    `${ofAll(({ inserts }) => inserts)
      .toFixed(0)
      .padStart(6)}/s`
  )
  const share = ofAll(({ game, inserts }) => (100 * game.perSecond) / inserts)
  judge('submits are of bare inserts', share, '%', { least: LEAST_OF_INSERTS })

  const paced = rounds.map((round) => round.paced)
  line(`At ${PACE}/s`, times(middle(paced).taken), faults({ REFUSED: refusedIn(paced) }))
  line('Bare server', times(middle(rounds.map(({ barePaced }) => barePaced)).taken))
}

if (!process.env.BENCH_BUILD) await buildWhenNeeded()
await run()
