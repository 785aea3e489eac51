import { test } from '@japa/runner'
import { reportText, runFuzz } from '#tests/helpers/fuzz/run_fuzz'
import { cleanUpSimulator, withSimulator } from '#tests/helpers/shop/shop_calls'
import { unrecorded } from '#tests/helpers/wire'

/** `npm run fuzz` sends more; a run of the suite sends a few, and different ones each day. */
const INPUTS = Number(process.env.FUZZ_INPUTS ?? 500)
const SEED = process.env.FUZZ_SEED ?? new Date().toISOString().slice(0, 10)
const ONLY = process.env.FUZZ_ONLY
const MINUTES = 60_000

test.group('Odd requests of everybody to everything', () => {
  test('no request is answered as a fault of the shop, and the shop stays open', async ({
    client,
    assert,
  }) => {
    const simulator = await withSimulator()
    const from = Number(ONLY ?? 0)
    const plan = { seed: SEED, from, until: ONLY ? from + 1 : INPUTS }
    const report = await unrecorded(() => runFuzz({ client, simulator }, plan)).finally(() =>
      cleanUpSimulator(simulator)
    )
    const text = reportText(report, SEED)
    if (process.env.FUZZ_INPUTS ?? ONLY) console.log(text)
    assert.isEmpty(report.faults, text)
    const { asked, all } = report.pairs
    if (plan.until - plan.from >= 2 * all) assert.equal(asked, all, 'each role asked each route')
    ;(await client.get('/')).assertStatus(200)
  }).timeout(60 * MINUTES)
})
