/**
 * `npm run bench` measures with this how many halls of twenty teams with three phones one process
 * bears: taps of ever more halls, until one in twenty phones shows a tap later than 0.3 s or a tap is
 * missed or refused. Then it
 * plays halls with one web process and with two, in turn, on PostgreSQL, Redis and the `pusher`
 * driver, and counts what a tap costs them. The load has processes of its own and is counted apart.
 * Everything runs on 127.0.0.1 and stops by itself, each part within four minutes.
 *
 * `npm run bench -- ceiling sqlite`, `postgres` or `two` runs one part.
 */
import { buildWhenNeeded } from '../scripts/lib/build.ts'
import { testDatabase, testRedis } from '../scripts/lib/services.ts'
import { faults, judge, keepsUp } from './lib/bars.ts'
import { CountingWire } from './lib/counting_wire.ts'
import { sellEvenings } from './lib/evening.ts'
import { FullHalls, hallsOf, PHONES, TEAMS, told, type Played } from './lib/full_halls.ts'
import { percentile, processorTime, residentMemory } from './lib/measure.ts'
import { keyOf } from './lib/phone.ts'
import { ACCOUNT, startPusherService } from './lib/pusher_service.ts'
import { startShop } from './lib/shop.ts'
import { firstOf, itemAt } from '#domain/present'

/** How many halls are open; more halls are played as faster taps in these. */
const HALLS = Number(process.env.BENCH_HALLS || 12)
const STEPS = [10, 20, 40, 60, 80, 100, 120, 140, 160, 180, 200, 240, 280]
const STEP_SECONDS = Number(process.env.BENCH_STEP_SECONDS || 6)
const PART_MS = 170_000
const LATEST_MS = 300
/**
 * The pace at which one process and two are compared; both keep up with it. `settle` is the number of
 * taps after each change that are not counted.
 */
const CALM = { halls: 6, tapsPerSecond: 20, seconds: 6, settle: 20, rounds: 6 } as const
/**
 * The taps with each division before counting begins, so that every process runs at its usual speed.
 */
const WARM_UP_TAPS = 300
const WARM_UP_PACE = 40
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

/**
 * How the phones of a hall are divided over the web processes. Each of the two is the one process in
 * turn, so that both are as used to the work.
 */
const DIVISIONS = {
  'one process': { processes: 1, web: (_hall: number, _phone: number, round: number) => round % 2 },
  'two, any phone to either': { processes: 2, web: (_: number, phone: number) => phone % 2 },
  'two, a hall to one of them': { processes: 2, web: (hall: number) => hall % 2 },
} as const
type Division = keyof typeof DIVISIONS
/** How two processes are to be used, and what the bar is about; decision 0067. */
const AS_ADVISED: Division = 'two, a hall to one of them'
const NAMES = Object.keys(DIVISIONS) as Division[]

/** What was counted for a division in a round, in milliseconds of processor a tap. */
type Counted = Played & { readonly web: number; readonly service: number; readonly load: number }

/** The same taps for one web process and for two, in one shop and in turn. */
async function compare() {
  const redis = await testRedis()
  if (!redis) return console.log('Not measured: no Redis answers')
  const database = await postgres()
  if (!database) return
  const service = await startPusherService(SETTINGS)
  const shop = await startShop({
    databaseUrl: database.url,
    processes: 2,
    settings: { ...SETTINGS, ...service.settings, REDIS_URL: redis },
  })
  try {
    const evenings = await sellEvenings(database.url, CALM.halls, TEAMS)
    const halls = await FullHalls.open(evenings, (_, phone) => ({
      ...{ url: shop.url, sockets: service.sockets, key: ACCOUNT.key },
      present: phone % PHONES === 0,
    }))
    const rounds = await playRounds(halls, { shop, service })
    const present = await Promise.all(evenings.map(({ game }) => service.present(game)))
    halls.close()
    tell(
      rounds,
      present.reduce((sum, teams) => sum + Math.abs(TEAMS - teams), 0)
    )
  } finally {
    await shop.stop()
    await service.stop()
    await database.drop()
  }
}

type Running = {
  readonly shop: Awaited<ReturnType<typeof startShop>>
  readonly service: Awaited<ReturnType<typeof startPusherService>>
}
type Round = Readonly<Record<Division, Counted>>

/**
 * Plays each division once in a round, forwards and backwards in turn, so that a machine that has
 * less to give for a while gives less to all of them.
 */
async function playRounds(halls: FullHalls, { shop, service }: Running): Promise<Round[]> {
  const { tapsPerSecond, seconds, rounds } = CALM
  const play = async (name: Division, taps: number, round: number): Promise<Counted> => {
    const { processes, web } = DIVISIONS[name]
    const url = (hall: number, phone: number) => itemAt(shop.webs, web(hall, phone, round)).url
    halls.divide(url)
    await halls.play(WARM_UP_PACE, taps / WARM_UP_PACE, [])
    const webs = processes === 1 ? [itemAt(shop.webs, web(0, 0, round))] : shop.webs
    const pids = [...webs, service, process].map(({ pid }) => pid)
    const played = await halls.play(tapsPerSecond, seconds, pids)
    const [load, serving, ...each] = played.cost.toReversed() as [number, number, ...number[]]
    return { ...played, web: each.reduce((sum, one) => sum + one, 0), service: serving, load }
  }
  for (const round of [0, 1]) for (const name of NAMES) await play(name, WARM_UP_TAPS, round)
  const played: Round[] = []
  while (played.length < rounds) {
    const order = played.length % 2 === 0 ? NAMES : NAMES.toReversed()
    const round: Partial<Record<Division, Counted>> = {}
    for (const name of order) round[name] = await play(name, CALM.settle, played.length)
    played.push(round as Round)
  }
  return played
}

/** @param absent how many teams the service does not list, or lists twice */
function tell(rounds: readonly Round[], absent: number) {
  const { tapsPerSecond } = CALM
  const halls = hallsOf(tapsPerSecond).toFixed(0)
  console.log(`PostgreSQL, Redis and pusher, ${tapsPerSecond} taps/s (${halls} halls)`)
  const middle = (values: number[]) => percentile(values, 0.5)
  for (const name of NAMES) {
    const all = rounds.map((round) => round[name])
    const cost = (of: (one: Counted) => number) => middle(all.map(of)).toFixed(2)
    const sum = (of: (one: Counted) => number) => all.reduce((total, one) => total + of(one), 0)
    console.log(
      `  ${name.padEnd(28)}`,
      told({
        ...{ seen: all.flatMap(({ seen }) => seen), cost: [middle(all.map(({ web }) => web))] },
        ...{ missed: sum(({ missed }) => missed), refused: sum(({ refused }) => refused) },
        looks: middle(all.map(({ looks }) => looks)),
      })
    )
    console.log(
      `  ${''.padEnd(28)} beside it: service ${cost(({ service }) => service)} ms, load ${cost(({ load }) => load)} ms a tap`
    )
  }
  /** Each tap has to be seen by every phone of its hall, and every team to be listed once. */
  const all = rounds.flatMap((round) => NAMES.map((name) => round[name]))
  const count = (of: (one: Counted) => number) => all.reduce((sum, one) => sum + of(one), 0)
  const wrong = faults({
    'MISSED': count(({ missed }) => missed),
    'REFUSED': count(({ refused }) => refused),
    'TEAMS NOT PRESENT': absent,
  })
  console.log(`  ${wrong || 'no event lost, presence whole'}`)
  for (const name of NAMES.slice(1)) {
    const ratios = rounds.map((round) => round[name].web / round['one process'].web)
    const each = ratios.map((ratio) => ratio.toFixed(2)).join(', ')
    console.log(`  ${name}: ${middle(ratios).toFixed(2)} times one process, in each round ${each}`)
    if (name === AS_ADVISED)
      judge(`${name} costs of one process`, middle(ratios), 'times', { most: MOST_OF_ONE })
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
