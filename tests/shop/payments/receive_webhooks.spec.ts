import app from '@adonisjs/core/services/app'
import limiter from '@adonisjs/limiter/services/main'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { DateTime } from 'luxon'
import { PaymentProvider } from '#app/core/payment/payment_provider'
import ProcessPayment from '#app/shop/payments/process_payment'
import ReconcilePayments from '#app/shop/payments/reconcile_payments'
import Delivery from '#models/shop/delivery'
import Order from '#models/shop/order'
import type { Simulator } from '#simulator/server'
import { LIMITS } from '#start/limiters'
import { emptyShop } from '#tests/helpers/database'
import { cleanUpSimulator, placeOrder, withSimulator } from '#tests/helpers/shop/shop_calls'

const FETCH = 'GET /v2/payments/{id}'
/** A provider that repeats itself may send this many webhooks of one payment. */
const BURST = 40
/** More payments than the reconciler asks about before a provider counts as away. */
const UNPAID = 14
/** More payments than the reconciler once took in one run. */
const LOST = 60

/**
 * Holds the first fetch until so many webhooks ask for one, as a slow provider would. A fetch that
 * is under way may have read the payment before the news of the others, so these share the next.
 */
async function holdFirstFetch(webhooks: number) {
  const provider = await app.container.make(PaymentProvider)
  const { promise: all, resolve } = Promise.withResolvers<void>()
  const get = provider.get.bind(provider)
  provider.get = async (id) => {
    await all
    return get(id)
  }
  let asked = 0
  class Counted extends ProcessPayment {
    override look(...asking: Parameters<ProcessPayment['look']>) {
      const looked = super.look(...asking)
      if (++asked === webhooks) resolve()
      return looked
    }
  }
  app.container.swap(ProcessPayment, () => new Counted(provider))
}

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

  test('forty webhooks of one payment at the same moment deliver once, after two fetches: one for the first and one for all others', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { payment } = await placeOrder(client, simulator)
    await simulator.control.decide(payment, 'paid', { webhook: 'never' })
    await holdFirstFetch(BURST)
    cleanup(() => app.container.restore(ProcessPayment))
    const before = fetched()
    const burst = Array.from({ length: BURST }, () => webhook(client, payment))
    for (const answer of await Promise.all(burst)) answer.assertStatus(200)
    assert.equal(fetched() - before, 2)
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

  test('strangers with invented ids make us call the provider sixty times a minute', async ({
    client,
    assert,
  }) => {
    const { payment } = await placeOrder(client, simulator)
    const before = fetched()
    const strangers = Array.from({ length: 120 }, (_, index) =>
      webhook(client, `tr_verzonnen${index}`)
    )
    for (const answer of await Promise.all(strangers)) answer.assertStatus(200)
    assert.equal(fetched() - before, LIMITS.unknownPayments.requests)
    assert.equal(LIMITS.unknownPayments.requests, 60)

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

  test('a provider that is away is asked about the six payments under way and five more, and left for the next run', async ({
    client,
    assert,
  }) => {
    for (let index = 0; index < UNPAID; index++)
      await placeOrder(client, simulator, 'sintjunior', { email: `klant${index}@example.nl` })
    simulator.control.setFault('down')
    const reconciler = await app.container.make(ReconcilePayments)
    await reconciler.execute(DateTime.utc().plus({ minutes: 2 }))
    const untouched = await Order.query().whereHas('payments', (payments) =>
      payments.whereNull('last_checked_at')
    )
    assert.lengthOf(untouched, UNPAID - 11)
  }).timeout(60_000)
})
