/**
 * `npm run bench` measures with this how many halls of twenty teams with three phones one process
 * bears: taps of ever more halls, until one in twenty phones shows a tap later than 0.3 s or a tap is
 * missed or refused. Then it
 * plays the same halls with one web process and with two, on PostgreSQL, Redis and the `pusher`
 * driver, and counts what a tap costs them. The load has processes of its own and is counted apart.
 * Everything runs on 127.0.0.1 and stops by itself, each part within three minutes.
 *
 * `npm run bench -- ceiling sqlite`, `postgres` or `two` runs one part.
 */
import { buildWhenNeeded } from '../scripts/lib/build.ts'
import { testDatabase, testRedis } from '../scripts/lib/services.ts'
import { faults, judge, keepsUp } from './lib/bars.ts'
import { CountingWire } from './lib/counting_wire.ts'
import { sellEvenings } from './lib/evening.ts'
import { FullHalls, hallsOf, PHONES, TEAMS, told, type Played } from './lib/full_halls.ts'
import { processorTime, residentMemory } from './lib/measure.ts'
import { keyOf } from './lib/phone.ts'
import { ACCOUNT, startPusherService } from './lib/pusher_service.ts'
import { startShop } from './lib/shop.ts'
import { firstOf, itemAt, valueAt } from '#domain/present'

/** How many halls are open; more halls are played as faster taps in these. */
const HALLS = Number(process.env.BENCH_HALLS || 12)
const STEPS = [10, 20, 40, 60, 80, 100, 120, 140, 160, 180, 200, 240, 280]
const STEP_SECONDS = Number(process.env.BENCH_STEP_SECONDS || 6)
const PART_MS = 170_000
const LATEST_MS = 300
/** The pace at which one process and two are compared; both keep up with it. */
const CALM = { halls: 6, tapsPerSecond: 20, seconds: 15 } as const
/**
 * The taps that each process answers before counting begins, so that it runs at its usual speed.
 */
const WARM_UP_TAPS = 300
/** The highest cost of a tap on two web processes, as a part of its cost on one. */
const MOST_OF_ONE = 1.15

const SETTINGS = {
  SOCKETS: '50000',
  SOCKETS_PER_ADDRESS: '50000',
}

const postgres = async () => {
  const database = await testDatabase()
  if (!database) console.log('Not measured: no PostgreSQL accepts us; set DATABASE_URL_TEST')
  return database
}

/** Taps of ever more halls, until the screens are late. */
async function ceiling(name: 'SQLite' | 'PostgreSQL') {
  const until = performance.now() + PART_MS
  const database = name === 'PostgreSQL' ? await postgres() : null
  if (name === 'PostgreSQL' && !database) return
  const wire = database && (await CountingWire.to(database.url))
  const shop = await startShop({ databaseUrl: wire?.url, settings: SETTINGS, counted: !wire })
  const statements = () => wire?.statements ?? shop.statements()
  try {
    const evenings = await sellEvenings(database?.url ?? shop.databaseUrl, HALLS, TEAMS)
    const key = await keyOf(shop.url, firstOf(evenings).customer)
    const [empty, idle] = [residentMemory(shop.pid), processorTime(shop.pid)]
    const sockets = shop.url.replace('http', 'ws')
    const halls = await FullHalls.open(evenings, () => ({ url: shop.url, sockets, key }))
    const phones = halls.phones.length
    const memory = ((residentMemory(shop.pid) - empty) / phones).toFixed(0)
    const joining = ((processorTime(shop.pid) - idle) / phones).toFixed(1)
    console.log(`One process on ${name}, ${HALLS} halls of ${TEAMS} x ${PHONES} phones`)
    console.log(`  a phone: ${memory} kB, and ${joining} ms of processor to join`)
    let most = 0
    for (const pace of STEPS) {
      const before = await statements()
      const played = await halls.play(pace, STEP_SECONDS, [shop.pid])
      const perTap = (((await statements()) - before) / played.taps).toFixed(1)
      console.log(
        `  ${String(pace).padStart(4)} taps/s, ${hallsOf(pace).toFixed(0).padStart(4)} halls`,
        told(played, `, ${perTap} statements`)
      )
      if (!keepsUp(played, LATEST_MS)) break
      most = pace
      if (performance.now() > until) break
    }
    halls.close()
    console.log(`  ceiling: ${hallsOf(most).toFixed(0)} halls, ${most} taps a second`)
  } finally {
    await shop.stop()
    wire?.stop()
    await database?.drop()
  }
}

type Served = Played & {
  /** How many teams the service does not list, or lists twice. */
  readonly absent: number
  readonly service: number
  readonly load: number
}

/** How the phones of a hall are divided over the web processes. */
const DIVISIONS = {
  'one process': { processes: 1, web: () => 0 },
  'two, any phone to either': { processes: 2, web: (_: number, phone: number) => phone % 2 },
  'two, a hall to one of them': { processes: 2, web: (hall: number) => hall % 2 },
} as const

/** The same taps for one web process and for two, with everything outside them. */
async function compare() {
  const redis = await testRedis()
  if (!redis) return console.log('Not measured: no Redis answers')
  const { tapsPerSecond } = CALM
  const halls = hallsOf(tapsPerSecond).toFixed(0)
  console.log(`PostgreSQL, Redis and pusher, ${tapsPerSecond} taps/s (${halls} halls)`)
  const costs = new Map<string, number>()
  for (const [name, division] of Object.entries(DIVISIONS)) {
    const played = await serve(redis, division)
    if (!played) return
    costs.set(
      name,
      played.cost.reduce((sum, one) => sum + one, 0)
    )
    console.log(`  ${name.padEnd(28)}`, told(played))
    console.log(
      `  ${''.padEnd(28)} beside it: service ${played.service.toFixed(2)} ms, load ${played.load.toFixed(2)} ms a tap; ${wrongIn(played) || 'no event lost, presence whole'}`
    )
  }
  const one = valueAt(costs, 'one process')
  for (const name of Object.keys(DIVISIONS).slice(1))
    judge(`${name} costs of one process`, valueAt(costs, name) / one, 'times', {
      most: MOST_OF_ONE,
    })
}

/** Each tap has to be seen by every phone of its hall, and every team to be listed once. */
const wrongIn = ({ missed, refused, absent }: Served): string =>
  faults({ 'MISSED': missed, 'REFUSED': refused, 'TEAMS NOT PRESENT': absent })

async function serve(
  redis: string,
  { processes, web }: { processes: number; web: (hall: number, phone: number) => number }
): Promise<Served | null> {
  const database = await postgres()
  if (!database) return null
  const service = await startPusherService(SETTINGS)
  const shop = await startShop({
    databaseUrl: database.url,
    processes,
    settings: { ...SETTINGS, ...service.settings, REDIS_URL: redis },
  })
  try {
    const evenings = await sellEvenings(database.url, CALM.halls, TEAMS)
    const halls = await FullHalls.open(evenings, (hall, phone) => ({
      url: itemAt(shop.webs, web(hall, phone)).url,
      ...{ sockets: service.sockets, key: ACCOUNT.key, present: phone % PHONES === 0 },
    }))
    const { tapsPerSecond, seconds } = CALM
    await halls.play(tapsPerSecond, (WARM_UP_TAPS * processes) / tapsPerSecond, [])
    const pids = shop.webs.map(({ pid }) => pid)
    const [serving, loading] = [processorTime(service.pid), processorTime(process.pid)]
    const played = await halls.play(tapsPerSecond, seconds, pids)
    const perTap = (pid: number, before: number) => (processorTime(pid) - before) / played.taps
    const present = await Promise.all(evenings.map(({ game }) => service.present(game)))
    halls.close()
    return {
      ...played,
      absent: present.reduce((sum, teams) => sum + Math.abs(TEAMS - teams), 0),
      service: perTap(service.pid, serving),
      load: perTap(process.pid, loading),
    }
  } finally {
    await shop.stop()
    await service.stop()
    await database.drop()
  }
}

const PARTS = {
  sqlite: () => ceiling('SQLite'),
  postgres: () => ceiling('PostgreSQL'),
  two: compare,
} as const

if (!process.env.BENCH_BUILD) await buildWhenNeeded()
const [part] = process.argv.slice(2)
for (const [name, measure] of Object.entries(PARTS))
  if (part === undefined || part === name) await measure()
/** The phones keep the process alive; what `judge` found is its exit code. */
process.exit()
