import app from '@adonisjs/core/services/app'
import limiter from '@adonisjs/limiter/services/main'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { DateTime } from 'luxon'
import ReconcilePayments from '#app/shop/payments/reconcile_payments'
import Delivery from '#models/shop/delivery'
import Order from '#models/shop/order'
import type { Simulator } from '#simulator/server'
import { emptyShop } from '#tests/helpers/database'
import { cleanUpSimulator, placeOrder, withSimulator } from '#tests/helpers/shop/shop_calls'

const FETCH = 'GET /v2/payments/{id}'
/** More than the reconciler once took in one run. */
const LOST = 60

test.group('Many webhooks', (group) => {
  let simulator: Simulator

  group.each.setup(async () => {
    await emptyShop()
    simulator = await withSimulator()
    return () => cleanUpSimulator(simulator)
  })

  const webhook = (client: ApiClient, id: string) =>
    client.post('/api/betalingen/webhook').form({ id })
  const fetched = () => simulator.control.requests[FETCH] ?? 0

  test('webhooks of one payment at the same moment share a fetch, and deliver once', async ({
    client,
    assert,
  }) => {
    const { payment } = await placeOrder(client, simulator)
    await simulator.control.decide(payment, 'paid', { webhook: 'never' })
    const before = fetched()
    const answers = await Promise.all(Array.from({ length: 40 }, () => webhook(client, payment)))
    for (const answer of answers) answer.assertStatus(200)
    assert.isAtMost(fetched() - before, 8)
    assert.equal((await Order.firstOrFail()).status, 'betaald')
    assert.lengthOf(await Delivery.all(), 1)
  })

  test('news that comes while a fetch is under way is not missed', async ({ client, assert }) => {
    const { payment } = await placeOrder(client, simulator)
    const early = Array.from({ length: 5 }, () => webhook(client, payment))
    await simulator.control.decide(payment, 'paid', { webhook: 'never' })
    const late = Array.from({ length: 5 }, () => webhook(client, payment))
    await Promise.all([...early, ...late])
    assert.equal((await Order.firstOrFail()).status, 'betaald')
    assert.lengthOf(await Delivery.all(), 1)
  })

  test('strangers with invented ids make us call the provider a limited number of times', async ({
    client,
    assert,
  }) => {
    const { payment } = await placeOrder(client, simulator)
    const before = fetched()
    const strangers = Array.from({ length: 120 }, (_, index) =>
      webhook(client, `tr_verzonnen${index}`)
    )
    for (const answer of await Promise.all(strangers)) answer.assertStatus(200)
    assert.isAtMost(fetched() - before, 60)

    const [status] = await simulator.control.decide(payment, 'paid', { webhook: 'direct' })
    assert.equal(status, 200)
    assert.equal((await Order.firstOrFail()).status, 'betaald')
  })

  test('two runs of the reconciler find all webhooks that were lost', async ({
    client,
    assert,
  }) => {
    for (let index = 0; index < LOST; index++) {
      if (index % 15 === 0) await limiter.clear()
      const email = `klant${index}@example.nl`
      const { payment } = await placeOrder(client, simulator, 'sintjunior', { email })
      await simulator.control.decide(payment, 'paid', { webhook: 'never' })
    }
    const reconciler = await app.container.make(ReconcilePayments)
    for (const minutes of [2, 4])
      await Promise.all([
        reconciler.execute(DateTime.utc().plus({ minutes })),
        reconciler.execute(DateTime.utc().plus({ minutes })),
      ])
    assert.lengthOf(await Order.query().where('status', 'betaald'), LOST)
    assert.lengthOf(await Delivery.all(), LOST)
  })

  test('a provider that is away is asked a few times and left for the next run', async ({
    client,
    assert,
  }) => {
    for (let index = 0; index < 14; index++)
      await placeOrder(client, simulator, 'sintjunior', { email: `klant${index}@example.nl` })
    simulator.control.setFault('down')
    const reconciler = await app.container.make(ReconcilePayments)
    await reconciler.execute(DateTime.utc().plus({ minutes: 2 }))
    const untouched = await Order.query().whereHas('payments', (payments) =>
      payments.whereNull('last_checked_at')
    )
    assert.isNotEmpty(untouched)
  }).timeout(60_000)
})
