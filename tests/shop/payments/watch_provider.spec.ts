import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import {
  PaymentProvider,
  PaymentProviderRefused,
  PaymentProviderUnavailable,
  type NewPayment,
} from '#app/core/payment/payment_provider'
import { MollieProvider } from '#app/core/payment/mollie_provider'
import { WatchedProvider } from '#app/core/payment/watched_provider'
import { bookPaymentCall, paymentCallsBooked } from '#app/shop/payments/book_payment_call'
import ReconcilePayments from '#app/shop/payments/reconcile_payments'
import Alarm from '#models/shop/alarm'
import Payment from '#models/shop/money/payment'
import { emptyShop } from '#tests/helpers/database'
import { CUSTOMER, payAtProvider, post } from '#tests/helpers/shop/shop_calls'
import { startSimulator, type Simulator } from '#simulator/server'
import env from '#start/env'

/** The provider, which fails as long as it is told to. */
class FailingProvider extends MollieProvider {
  failure: Error | null = null

  override async create(payment: NewPayment) {
    if (this.failure) throw this.failure
    return super.create(payment)
  }
}

test.group('Payments that cannot be started', (group) => {
  let simulator: Simulator
  let provider: FailingProvider

  group.each.setup(async () => {
    await emptyShop()
    simulator = await startSimulator({ port: 0 })
    provider = new FailingProvider({ ...env.mollie, url: simulator.url })
    app.container.swap(PaymentProvider, () => new WatchedProvider(provider, bookPaymentCall))
    return async () => {
      app.container.restore(PaymentProvider)
      await paymentCallsBooked()
      await simulator.close()
    }
  })

  const order = async (client: ApiClient) => {
    const answer = await post(client, '/api/binky/bestellen', CUSTOMER)
    await paymentCallsBooked()
    return answer.status()
  }
  const openAlarms = async () =>
    (await Alarm.query().whereNull('resolved_at').orderBy('id')).map(({ kind }) => kind)

  test('a revoked key is told at once, and is over when a payment can be made', async ({
    client,
    assert,
  }) => {
    provider.failure = new PaymentProviderRefused('401', undefined, true)
    assert.equal(await order(client), 502)
    assert.deepEqual(await openAlarms(), ['provider_key_refused'])
    provider.failure = null
    assert.equal(await order(client), 200)
    assert.deepEqual(await openAlarms(), [])
  })

  test('a key that is refused while the reconciler lists payments is told at once', async ({
    client,
    assert,
  }) => {
    simulator.control.setFault('lostAnswer')
    assert.equal(await order(client), 503)
    simulator.control.setFault('error401')
    const reconcile = async () => {
      const reconciler = await app.container.make(ReconcilePayments)
      await reconciler.execute(DateTime.utc().plus({ minutes: 5 }))
      await paymentCallsBooked()
    }
    await reconcile()
    assert.deepEqual(await openAlarms(), ['provider_key_refused'])
    simulator.control.setFault(null)
    await reconcile()
    assert.deepEqual(await openAlarms(), [])
    assert.equal((await Payment.firstOrFail()).status, 'open')
  })

  test('a key that is refused between two pages of payments is told at once', async ({
    assert,
  }) => {
    for (let payment = 0; payment < 101; payment++) await payAtProvider(simulator)
    const watched = await app.container.make(PaymentProvider)
    const since = new Date(0)
    let seen = 0
    const read = async () => {
      for await (const _ of watched.createdSince(since))
        if (++seen === 1) simulator.control.setFault('error401')
    }
    const error = await read().catch((reason: unknown) => reason)
    assert.instanceOf(error, PaymentProviderRefused)
    assert.equal(seen, 100)
    await paymentCallsBooked()
    assert.deepEqual(await openAlarms(), ['provider_key_refused'])
  })

  test('the third failure in a row is told, and a payment that was made ends the row', async ({
    client,
    assert,
  }) => {
    provider.failure = new PaymentProviderUnavailable('away')
    await order(client)
    await order(client)
    assert.deepEqual(await openAlarms(), [])
    provider.failure = null
    await order(client)
    provider.failure = new PaymentProviderUnavailable('away')
    await order(client)
    await order(client)
    assert.deepEqual(await openAlarms(), [])
    await order(client)
    assert.deepEqual(await openAlarms(), ['payments_failing'])
    provider.failure = null
    await order(client)
    assert.deepEqual(await openAlarms(), [])
  })

  test('three failures in a row of which one is older than ten minutes are not told', async ({
    client,
    assert,
  }) => {
    provider.failure = new PaymentProviderUnavailable('away')
    await order(client)
    await db
      .from('payment_failures')
      .update({ at: asColumn(DateTime.utc().minus({ minutes: 10, seconds: 1 })) })
    await order(client)
    await order(client)
    assert.deepEqual(await openAlarms(), [])
    await order(client)
    assert.deepEqual(await openAlarms(), ['payments_failing'])
  })

  test('an answer {status} of the provider is {kind}')
    .with([
      { status: 401, kind: 'a refused key' },
      { status: 403, kind: 'a refused key' },
      { status: 404, kind: 'a refusal' },
      { status: 408, kind: 'not known' },
      { status: 425, kind: 'not known' },
      { status: 429, kind: 'not known' },
    ])
    .run(async ({ assert }, { status, kind }) => {
      const server = await answering(status)
      /** A client that is told 429 asks again until its time is up. */
      const timeoutMs = status === 429 ? 100 : env.mollie.timeoutMs
      const failing = new MollieProvider({ ...env.mollie, url: server.url, timeoutMs })
      const error = await failing.refunds('tr_1').then(
        () => null,
        (cause: unknown) => cause
      )
      await server.close()
      if (kind === 'not known') return assert.instanceOf(error, PaymentProviderUnavailable)
      assert.instanceOf(error, PaymentProviderRefused)
      assert.equal((error as PaymentProviderRefused).keyRefused, kind === 'a refused key')
    })
})

/** A provider that answers everything with one status. */
async function answering(status: number) {
  const { createServer } = await import('node:http')
  const server = createServer((_request, response) => {
    response.writeHead(status, { 'content-type': 'application/hal+json' })
    response.end(JSON.stringify({ status, title: 'Refused', detail: 'No', _links: {} }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
