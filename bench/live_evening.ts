/**
 * `npm run bench` measures an evening of twenty teams with three phones each: how soon a team's
 * other phones and the other teams show a tap. The tap is stored, an event tells what changed, and
 * phones that need more than the event fetch the snapshot. Between two taps a bare server writes one
 * row and tells sixty sockets. After that it measures a thousand phones: the memory that
 * one costs, and whether any misses a state after its line was cut. Everything runs on 127.0.0.1
 * and stops by itself.
 */
import { buildWhenNeeded } from '../scripts/lib/build.ts'
import { faults, judge } from './lib/bars.ts'
import { BareHall } from './lib/bare_hall.ts'
import { sellEvening } from './lib/evening.ts'
import { pause, percentile, residentMemory, SECONDS, times } from './lib/measure.ts'
import { keyOf, Phone } from './lib/phone.ts'
import { startShop } from './lib/shop.ts'
import { firstOf, itemAt, present } from '#domain/present'

const TEAMS = 20
const PHONES = 3
/** The taps in a busy hall; with 10 everybody is in a hurry all the time. */
const TAPS_PER_SECOND = Number(process.env.BENCH_TAPS || 3)
/**
 * The taps of the measurement: so many that one slow tap does not decide the 99th percentile, in
 * whole rounds of entering and leaving, so that rooms end empty.
 */
const TAPS = TAPS_PER_SECOND * SECONDS * 30
const MANY = 1000
/**
 * The taps before the measuring: an evening has been busy for a while, and its code is compiled.
 */
const WARM_UP = { taps: 300, perSecond: 10 }
/** How many times the bare insert and broadcast a tap may take, on all phones that show it. */
const MOST_OF_BARE = 2.5

type Evening = {
  readonly phones: readonly Phone[][]
  readonly rooms: readonly number[]
  readonly hall: BareHall
  readonly taps: number
  readonly perSecond: number
}

/**
 * Taps at a steady pace, each time by another team, and waits until every other phone shows it.
 * Halfway each beat there is a tap in the bare hall, so that what else the machine does reaches
 * both alike.
 */
async function tapping({ phones, rooms, hall, taps, perSecond }: Evening) {
  const taken = { own: [] as number[], others: [] as number[], bare: [] as number[] }
  const shown: Promise<void>[] = []
  const started = performance.now()
  const beat = (index: number) =>
    pause(Math.max(0, started + (index * 1000) / perSecond - performance.now()))
  for (let index = 0; index < taps; index++) {
    await beat(index)
    const seat = index % rooms.length
    const [first, ...own] = itemAt(phones, seat)
    const others = phones.filter((_, at) => at !== seat).flat()
    const call = Math.floor(index / rooms.length) % 2 === 0 ? 'enterroom' : 'leaveroom'
    const tapped = performance.now()
    shown.push(
      (async () => {
        const { version } = await present(first, 'the phone of a team').tap(
          `/api/spellenfabriek/${call}`,
          { roomid: rooms[seat] }
        )
        const seen = async (phone: Phone, list: number[]) => {
          await phone.shows(version)
          list.push(performance.now() - tapped)
        }
        await Promise.all([
          ...own.map((phone) => seen(phone, taken.own)),
          ...others.map((phone) => seen(phone, taken.others)),
        ])
      })()
    )
    await beat(index + 0.5)
    taken.bare.push(...(await hall.tap()))
  }
  await Promise.all(shown)
  return taken
}

async function run() {
  const shop = await startShop()
  try {
    const { customer, game, rooms, tokens } = await sellEvening(shop.databaseUrl, TEAMS)
    const key = await keyOf(shop.url, customer)
    const sockets = shop.url.replace('http', 'ws')
    const phone = (token: string) => new Phone({ url: shop.url, sockets, key, game, token })
    const phones = tokens.map((token) => Array.from({ length: PHONES }, () => phone(token)))
    for (const team of phones) await Promise.all(team.map((one) => one.connect()))

    const hall = await BareHall.open(TEAMS * PHONES)
    const round = rooms.length * 2
    const play = (taps: number, perSecond: number) =>
      tapping({ phones, rooms, hall, taps: Math.ceil(taps / round) * round, perSecond })
    await play(WARM_UP.taps, WARM_UP.perSecond)
    const { bare: reference, ...ours } = await play(TAPS, TAPS_PER_SECOND)
    await hall.close()
    const seen = [...ours.own, ...ours.others]
    console.log(`A tap, ${TEAMS} x ${PHONES} phones`.padEnd(28), times(seen))
    console.log('- phones of the same team'.padEnd(28), times(ours.own))
    console.log('Bare insert and broadcast'.padEnd(28), times(reference))
    for (const [name, part] of [['p50', 0.5] as const, ['p99', 0.99] as const]) {
      const ratio = percentile(seen, part) / percentile(reference, part)
      judge(`${name} of a tap is of the bare one`, ratio, 'times', { most: MOST_OF_BARE })
    }

    const before = residentMemory(shop.pid)
    const many: Phone[] = []
    for (let index = 0; index < MANY; index += 50) {
      const some = Array.from({ length: 50 }, (_, at) =>
        phone(itemAt(tokens, (index + at) % TEAMS))
      )
      await Promise.all(some.map((one) => one.connect()))
      many.push(...some)
    }
    const perPhone = (residentMemory(shop.pid) - before) / MANY
    console.log(`${MANY} phones more`.padEnd(28), `${perPhone.toFixed(0)} kB each`)

    /** The line is cut while something happens, so a phone that returns has to show it. */
    let missed = 0
    for (let index = 0; index < MANY; index += 50) {
      const some = many.slice(index, index + 50)
      for (const one of some) one.cut()
      const call = (index / 50) % 2 === 0 ? 'enterroom' : 'leaveroom'
      const answer = await firstOf(firstOf(phones)).call(`/api/spellenfabriek/${call}`, {
        roomid: rooms.at(-1),
      })
      const { versie: version } = (await answer.json()) as Record<'versie', number>
      await Promise.all(some.map((one) => one.connect()))
      missed += some.filter(({ shown }) => shown < version).length
    }
    console.log(
      `${MANY} reconnections`.padEnd(28),
      faults({ 'STATES MISSED': missed }) || 'no state missed'
    )
    for (const one of [...many, ...phones.flat()]) one.cut()
  } finally {
    await shop.stop()
  }
}

if (!process.env.BENCH_BUILD) await buildWhenNeeded()
await run()
