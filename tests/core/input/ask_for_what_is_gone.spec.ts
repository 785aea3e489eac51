import limiter from '@adonisjs/limiter/services/main'
import { test } from '@japa/runner'
import { goodBody, headersOf, insiderOf } from '#tests/helpers/fuzz/fuzz_requests'
import { fuzzWorld } from '#tests/helpers/fuzz/fuzz_world'
import { allRoutes } from '#tests/helpers/fuzz/run_fuzz'
import { cleanUpSimulator, withSimulator } from '#tests/helpers/shop/shop_calls'
import { unrecorded } from '#tests/helpers/wire'

/**
 * Ids of a row that nobody made: the largest one that an address takes, and the first one that a
 * column of ids does not hold.
 */
const NOBODY = ['999999999', '2147483648']

test.group('Rows that are not there', () => {
  test('a visitor who asks for a row that is not there meets no fault of the shop', async ({
    client,
    assert,
  }) => {
    const simulator = await withSimulator()
    const outcomes: string[] = []
    await unrecorded(async () => {
      const world = await fuzzWorld(client, simulator)
      for (const route of allRoutes()) {
        const params = [...route.pattern.matchAll(/:\w+/g)].map(([param]) => param)
        const addresses = params.flatMap((gone) =>
          NOBODY.map((id) => route.pattern.replace(gone, id))
        )
        for (const address of addresses) {
          await limiter.clear()
          const role = insiderOf(route)
          const response = await fetch(`${process.env.APP_URL}${world.goodPath(address)}`, {
            method: route.method,
            headers: { ...headersOf(route, role, world), 'content-type': 'application/json' },
            body: route.method === 'GET' ? null : JSON.stringify(goodBody(route, world)),
            redirect: 'manual',
          })
          await response.arrayBuffer()
          outcomes.push(`${response.status} ${route.method} ${address}`)
        }
      }
    }).finally(() => cleanUpSimulator(simulator))
    assert.isAbove(outcomes.length, 300)
    assert.deepEqual(
      outcomes.filter((line) => line.startsWith('5')),
      []
    )
  }).timeout(120_000)
})
