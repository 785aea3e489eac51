/**
 * `npm run bench` measures the submits of two hundred games that are played at once. The first
 * round takes as many per second as possible; the second keeps a pace that two hundred hurried
 * families would not reach, one submit per game each two seconds. The same run measures a bare Node
 * server that answers the same bytes, and a bare single-row insert on a database file of the same
 * kind. Everything runs on 127.0.0.1 and stops by itself.
 */
import { randomBytes } from 'node:crypto'
// @ts-expect-error -- the package brings no types; Lucid talks to it everywhere else
import Database from 'better-sqlite3'
import { buildWhenNeeded } from '../scripts/lib/build.ts'
import { bareServer } from './lib/bare_server.ts'
import { load, median, processorTime, row, ROUNDS, SECONDS, type Measured } from './lib/measure.ts'
import { startShop } from './lib/shop.ts'

const GAMES = 200
/** The number of submits of each game in a round, all of them new. */
const SUBMITS = 12
/** Each game submits once in two seconds. */
const PACE = GAMES / 2
const CALL = '/api/het-verdwenen-recept/submit'
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

type LoadOptions = NonNullable<Parameters<typeof load>[1]>

type Row = (statement: string, ...values: unknown[]) => number | bigint

/** Inserts as many paid orders with play links as there are games. */
function sellGames(file: string, round: number): string[] {
  const database = new Database(file)
  const insert: Row = (statement, ...values) =>
    database.prepare(statement).run(...values).lastInsertRowid
  const now = new Date().toISOString().slice(0, 19).replace('T', ' ')
  const secret = () => randomBytes(16).toString('base64url')
  const links = Array.from({ length: GAMES }, (_, index) => {
    const order = insert(
      `insert into orders (number, token, request_key, item_name, name, email, price_cents,
        discount_cents, total_cents, status, paid_at, created_at, updated_at)
       values (?, ?, ?, 'het-verdwenen-recept', 'Noor', ?, 1750, 0, 1750, 'betaald', ?, ?, ?)`,
      ...[
        `BENCH-${round}-${index}`,
        secret(),
        secret(),
        `klant${round}-${index}@example.nl`,
        now,
        now,
        now,
      ]
    )
    const link = secret()
    insert(
      `insert into deliveries (order_id, kind, token, fetch_count, created_at, updated_at)
       values (?, 'speellink', ?, 0, ?, ?)`,
      ...[order, link, now, now]
    )
    return link
  })
  database.close()
  return links
}

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

/** Every request is for another game, and every request of a game for another flag. */
function submits(links: string[], headers: Record<string, string>) {
  let index = 0
  const setupRequest = (request: object) => {
    const uniqueId = links[index % GAMES]
    const name = NAMES[Math.floor(index / GAMES) % NAMES.length]
    index++
    return { ...request, headers, body: JSON.stringify({ uniqueid: uniqueId, name }) }
  }
  return [{ method: 'POST' as const, setupRequest }]
}

async function run() {
  const shop = await startShop()
  try {
    const html = await (await fetch(`${shop.url}/contact`)).text()
    const headers = {
      'content-type': 'application/json',
      'x-csrf-token': /csrf-token" content="([^"]+)"/.exec(html)![1]!,
    }
    const bare = await bareServer({ 'content-type': 'application/json' }, Buffer.from('{}'))
    const ours: Measured[] = []
    const theirs: Measured[] = []
    const oursPaced: Measured[] = []
    const theirsPaced: Measured[] = []
    const inserts: number[] = []
    const costs: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const both = async (into: Measured[], intoBare: Measured[], options: LoadOptions) => {
        const links = sellGames(shop.database, 2 * round + (into === ours ? 0 : 1))
        const requests = submits(links, headers)
        const { amount: _, ...asLong } = options
        intoBare.push(await load(bare.url, { method: 'POST', ...asLong, requests }))
        const again = submits(links, headers)
        const before = processorTime(shop.pid)
        into.push(await load(`${shop.url}${CALL}`, { method: 'POST', ...options, requests: again }))
        if (into === ours) costs.push((processorTime(shop.pid) - before) / (GAMES * SUBMITS))
      }
      await both(ours, theirs, { amount: GAMES * SUBMITS })
      inserts.push(bareInserts(`${shop.database}.bench`))
      await both(oursPaced, theirsPaced, {
        connections: GAMES,
        overallRate: PACE,
        amount: PACE * SECONDS,
      })
    }
    await bare.stop()
    report(median(ours), median(theirs), inserts)
    console.log(
      'A submit'.padEnd(24),
      `${costs
        .toSorted((a, b) => a - b)
        [Math.floor(costs.length / 2)]!.toFixed(2)
        .padStart(6)} ms of the processor`
    )
    console.log(`At ${PACE}/s`.padEnd(24), row(median(oursPaced)))
    console.log('Bare server'.padEnd(24), row(median(theirsPaced)))
  } finally {
    await shop.stop()
  }
}

function report(game: Measured, bare: Measured, inserts: number[]) {
  const insert = inserts.toSorted((a, b) => a - b)[Math.floor(inserts.length / 2)]!
  const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(0)} %`
  console.log(`Submits, ${GAMES} games`.padEnd(24), row(game))
  console.log('Bare server'.padEnd(24), row(bare), percent(game.perSecond, bare.perSecond))
  console.log(
    'Bare insert'.padEnd(24),
    `${insert.toFixed(0).padStart(6)}/s`.padEnd(23),
    percent(game.perSecond, insert)
  )
}

if (!process.env.BENCH_BUILD) await buildWhenNeeded()
await run()
