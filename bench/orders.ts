/**
 * `npm run bench` measures how orders are taken: as many as possible, and fifty a second, which is
 * far more than a busy evening. Each order of the posted game comes from another address and waits
 * for the payment page of the simulator. In turn with it a bare server inserts one row at the same pace.
 * Everything runs on 127.0.0.1 and stops by itself.
 */
import { buildWhenNeeded } from '../scripts/lib/build.ts'
import { faults, judge } from './lib/bars.ts'
import { BareHall } from './lib/bare_hall.ts'
import { load, percentile, row, ROUNDS, SECONDS, times } from './lib/measure.ts'
import { middle, pace, refusedIn } from './lib/pace.ts'
import { startShop } from './lib/shop.ts'
import { captured } from '#domain/present'

const PACE = 50
/**
 * How many times a bare insert the median order may take, which has a payment made meanwhile. The
 * build of 22 November 2026 takes 8 to 10 times.
 */
const MOST_OF_BARE = 10
/** How many times the median the slowest percent may take. */
const MOST_OF_MEDIAN = 2

async function run() {
  const shop = await startShop()
  try {
    const html = await (await fetch(`${shop.url}/bestellen/binky`)).text()
    const token = captured(/csrf-token" content="([^"]+)"/, html)
    const url = `${shop.url}/api/binky/bestellen`
    let index = 0
    const order = () => {
      index++
      return {
        headers: {
          'content-type': 'application/json',
          'x-csrf-token': token,
          'x-forwarded-for': `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`,
        },
        body: JSON.stringify({
          naam: 'Noor de Vries',
          email: `klant${index}@example.nl`,
          adres: 'Dorpsstraat 12',
          postcode: '3911 AB',
          plaats: 'Rhenen',
        }),
      }
    }
    const setupRequest = (request: object) => ({ ...request, ...order() })
    const requests = [{ method: 'POST' as const, setupRequest }]
    const most = await load(url, { connections: 10, method: 'POST', requests })
    console.log('Orders'.padEnd(24), row(most), '  (payment page of the simulator included)')

    const hall = await BareHall.open(1)
    const rounds = []
    const bare = []
    for (let round = 0; round < ROUNDS; round++) {
      rounds.push(await pace(PACE, SECONDS, () => ({ url, ...order() })))
      bare.push(await pace(PACE, SECONDS, () => ({ url: hall.url, headers: {}, body: '{}' })))
    }
    await hall.close()
    const { taken } = middle(rounds)
    const { taken: reference } = middle(bare)
    console.log(`At ${PACE}/s`.padEnd(24), times(taken), faults({ REFUSED: refusedIn(rounds) }))
    const tail = percentile(taken, 0.99) / percentile(taken, 0.5)
    console.log('Bare insert'.padEnd(24), times(reference), faults({ REFUSED: refusedIn(bare) }))
    const beside = percentile(taken, 0.5) / percentile(reference, 0.5)
    judge('p50 of an order is of a bare insert', beside, 'times', { most: MOST_OF_BARE })
    judge('p99 of an order is of its p50', tail, 'times', { most: MOST_OF_MEDIAN })
  } finally {
    await shop.stop()
  }
}

if (!process.env.BENCH_BUILD) await buildWhenNeeded()
await run()
