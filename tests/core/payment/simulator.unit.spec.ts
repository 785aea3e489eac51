import { createServer } from 'node:http'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import type { TestContext } from '@japa/runner/core'
import { Client, HTTPClient } from 'mollie-api-typescript'
import { ClientError, ErrorResponse } from 'mollie-api-typescript/models/errors'
import { startSimulator, type Simulator, type SimulatorOptions } from '#simulator/server'

type Cleanup = TestContext['cleanup']
type Body = Record<string, any>

const KEY = 'test_unit_key'
const MINUTE = 60_000

async function simulate(cleanup: Cleanup, options: SimulatorOptions = {}): Promise<Simulator> {
  const simulator = await startSimulator(options)
  cleanup(() => simulator.close())
  return simulator
}

/** Makes a call as the shop does and reads the answer. */
async function call(
  simulator: Simulator,
  method: string,
  path: string,
  body?: object,
  headers: Body = {}
) {
  const response = await fetch(`${simulator.url}${path}`, {
    method,
    headers: { 'authorization': `Bearer ${KEY}`, 'content-type': 'application/json', ...headers },
    body: body && JSON.stringify(body),
  })
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Body,
  }
}

function order(extra: object = {}) {
  return {
    amount: { currency: 'EUR', value: '15.00' },
    description: 'Bestelling 1234',
    redirectUrl: 'http://shop.test/terug',
    metadata: { bestelling: '1234', betaling: 1 },
    ...extra,
  }
}

async function create(simulator: Simulator, extra: object = {}): Promise<Body> {
  const { body } = await call(simulator, 'POST', '/v2/payments', order(extra))
  return body
}

function refundOf(value: string, extra: object = {}) {
  return { amount: { currency: 'EUR', value }, description: 'Terug', ...extra }
}

/** A shop that notes the webhooks it gets and answers with `shop.answer`. */
async function openShop(cleanup: Cleanup) {
  const waiting: (() => void)[] = []
  const shop = {
    url: '',
    answer: 200,
    hooks: [] as { id: string | null; type: string | undefined; keys: string[] }[],
    /** Resolves when this many webhooks have come in. */
    async received(count: number) {
      while (shop.hooks.length < count) await new Promise<void>((resolve) => waiting.push(resolve))
    },
  }
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    const form = new URLSearchParams(text)
    shop.hooks.push({
      id: form.get('id'),
      type: request.headers['content-type'],
      keys: [...form.keys()],
    })
    response.writeHead(shop.answer).end()
    waiting.splice(0).forEach((resolve) => resolve())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  cleanup(() => {
    server.closeAllConnections()
    server.close()
  })
  shop.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/betaling/melding`
  return shop
}

function officialClient(simulator: Simulator) {
  return new Client({
    security: { apiKey: KEY },
    serverURL: simulator.url,
    timeoutMs: 4000,
    httpClient: new HTTPClient(),
    retryConfig: {
      strategy: 'backoff',
      backoff: { initialInterval: 20, maxInterval: 50, exponent: 2, maxElapsedTime: 2000 },
      retryConnectionErrors: true,
    },
  })
}

test.group('Simulator | payments', () => {
  test('a created payment is open and has a checkout address', async ({ assert, cleanup }) => {
    const simulator = await simulate(cleanup)
    const { status, headers, body } = await call(simulator, 'POST', '/v2/payments', order())

    assert.equal(status, 201)
    assert.match(headers.get('content-type') ?? '', /^application\/hal\+json/)
    assert.match(body.id, /^tr_[a-zA-Z0-9]{10}$/)
    assert.containsSubset(body, {
      resource: 'payment',
      mode: 'test',
      status: 'open',
      isCancelable: true,
    })
    assert.deepEqual(body.amount, { currency: 'EUR', value: '15.00' })
    assert.deepEqual(body.metadata, { bestelling: '1234', betaling: 1 })
    assert.equal(body._links.checkout.href, `${simulator.url}/checkout/${body.id}`)
    assert.equal(Date.parse(body.expiresAt) - Date.parse(body.createdAt), 15 * MINUTE)

    const found = await call(simulator, 'GET', `/v2/payments/${body.id}`)
    assert.equal(found.status, 200)
    assert.deepEqual(found.body, body)
    assert.equal(simulator.control.requests['GET /v2/payments/{id}'], 1)
  })

  test('a paid payment has no checkout address any more and says what may be refunded', async ({
    assert,
    cleanup,
  }) => {
    const simulator = await simulate(cleanup)
    const { id } = await create(simulator)
    await simulator.control.decide(id, 'paid')
    const { body } = await call(simulator, 'GET', `/v2/payments/${id}`)

    assert.equal(body.status, 'paid')
    assert.isString(body.paidAt)
    assert.notProperty(body._links, 'checkout')
    assert.notProperty(body, 'isCancelable')
    assert.equal(body.amountRefunded.value, '0.00')
    assert.equal(body.amountRemaining.value, '15.00')
  })

  test('the list runs from new to old and its links lead through the pages', async ({
    assert,
    cleanup,
  }) => {
    const simulator = await simulate(cleanup)
    const ids = []
    for (let count = 0; count < 5; count++) ids.unshift((await create(simulator)).id)

    const first = await call(simulator, 'GET', '/v2/payments?limit=2')
    assert.deepEqual(idsOf(first.body), ids.slice(0, 2))
    assert.equal(first.body.count, 2)
    assert.isNull(first.body._links.previous)
    const second = await call(simulator, 'GET', pathOf(first.body._links.next.href))
    assert.deepEqual(idsOf(second.body), ids.slice(2, 4))
    const third = await call(simulator, 'GET', pathOf(second.body._links.next.href))
    assert.deepEqual(idsOf(third.body), ids.slice(4))
    assert.isNull(third.body._links.next)
    const back = await call(simulator, 'GET', pathOf(second.body._links.previous.href))
    assert.deepEqual(idsOf(back.body), ids.slice(0, 2))
    const upward = await call(simulator, 'GET', '/v2/payments?sort=asc')
    assert.deepEqual(idsOf(upward.body), ids.toReversed())
  })

  test('an open payment may be cancelled, a paid one or one tied to iDEAL may not', async ({
    assert,
    cleanup,
  }) => {
    const simulator = await simulate(cleanup)
    const open = await create(simulator)
    const canceled = await call(simulator, 'DELETE', `/v2/payments/${open.id}`)
    assert.equal(canceled.status, 200)
    assert.equal(canceled.body.status, 'canceled')
    assert.isString(canceled.body.canceledAt)

    const ideal = await create(simulator, { method: 'ideal' })
    assert.isFalse(ideal.isCancelable)
    const paid = await create(simulator)
    await simulator.control.decide(paid.id, 'paid')
    for (const { id } of [open, ideal, paid]) {
      const refused = await call(simulator, 'DELETE', `/v2/payments/${id}`)
      assert.equal(refused.status, 422)
      assert.equal(refused.body.title, 'Unprocessable Entity')
    }
  })

  test('an open payment expires after a quarter of an hour and the shop hears of it once', async ({
    assert,
    cleanup,
  }) => {
    let now = Date.parse('2026-01-05T12:00:00Z')
    const simulator = await simulate(cleanup, { now: () => new Date(now) })
    const shop = await openShop(cleanup)
    const { id } = await create(simulator, { webhookUrl: shop.url })

    now += 15 * MINUTE - 1
    assert.equal((await call(simulator, 'GET', `/v2/payments/${id}`)).body.status, 'open')
    now += 30 * MINUTE
    const { body } = await call(simulator, 'GET', `/v2/payments/${id}`)
    assert.equal(body.status, 'expired')
    assert.equal(body.expiredAt, '2026-01-05T12:15:00+00:00')
    assert.notProperty(body._links, 'checkout')
    await shop.received(1)
    assert.equal((await call(simulator, 'GET', `/v2/payments/${id}`)).body.status, 'expired')
    assert.lengthOf(shop.hooks, 1)
  })

  test('a changed amount shows in the answers', async ({ assert, cleanup }) => {
    const simulator = await simulate(cleanup)
    const { id } = await create(simulator)
    await simulator.control.setAmount(id, '0.01')
    assert.equal((await call(simulator, 'GET', `/v2/payments/${id}`)).body.amount.value, '0.01')
  })
})

test.group('Simulator | refusals', () => {
  test('a call without a valid key is refused', async ({ assert, cleanup }) => {
    const simulator = await simulate(cleanup, { apiKey: KEY })
    for (const authorization of ['', 'Bearer secret', 'Bearer test_other_key']) {
      const { status, body } = await call(simulator, 'GET', '/v2/payments', undefined, {
        authorization,
      })
      assert.equal(status, 401)
      assert.containsSubset(body, { status: 401, title: 'Unauthorized Request' })
      assert.isString(body._links.documentation.href)
    }
  })

  test('an unknown payment or refund is not found', async ({ assert, cleanup }) => {
    const simulator = await simulate(cleanup)
    const { id } = await create(simulator)
    for (const path of ['/v2/payments/tr_0000000000', `/v2/payments/${id}/refunds/re_0000000000`]) {
      const { status, body } = await call(simulator, 'GET', path)
      assert.equal(status, 404)
      assert.containsSubset(body, { status: 404, title: 'Not Found' })
    }
    const live = { authorization: 'Bearer live_unit_key' }
    assert.equal((await call(simulator, 'GET', `/v2/payments/${id}`, undefined, live)).status, 404)
  })

  test('an invalid order names its field: {$self}')
    .with(['amount', 'amount.value', 'amount.currency', 'description', 'redirectUrl', 'webhookUrl'])
    .run(async ({ assert, cleanup }, field) => {
      const simulator = await simulate(cleanup)
      const wrong: Record<string, object> = {
        'amount': { amount: null },
        'amount.value': { amount: { currency: 'EUR', value: '15' } },
        'amount.currency': { amount: { currency: 'euro', value: '15.00' } },
        'description': { description: '' },
        'redirectUrl': { redirectUrl: undefined },
        'webhookUrl': { webhookUrl: 'javascript:alert(1)' },
      }
      const { status, body } = await call(simulator, 'POST', '/v2/payments', order(wrong[field]))
      assert.equal(status, 422)
      assert.containsSubset(body, { status: 422, title: 'Unprocessable Entity', field })
      assert.lengthOf(simulator.control.payments(), 0)
    })

  test('a cursor that does not exist is refused', async ({ assert, cleanup }) => {
    const simulator = await simulate(cleanup)
    const { status, body } = await call(simulator, 'GET', '/v2/payments?from=tr_0000000000')
    assert.equal(status, 400)
    assert.equal(body.field, 'from')
  })
})

test.group('Simulator | idempotency', () => {
  test('the same key and body give the first answer again', async ({ assert, cleanup }) => {
    const simulator = await simulate(cleanup)
    const key = { 'idempotency-key': 'k-1' }
    const [first, second] = await Promise.all([
      call(simulator, 'POST', '/v2/payments', order(), key),
      call(simulator, 'POST', '/v2/payments', order(), key),
    ])
    assert.deepEqual(second.body, first.body)
    assert.sameMembers(
      [first, second].map((answer) => answer.headers.get('idempotent-replayed')),
      [null, 'true']
    )
    assert.lengthOf(simulator.control.payments(), 1)
  })

  test('the same key with another body is refused', async ({ assert, cleanup }) => {
    const simulator = await simulate(cleanup)
    const key = { 'idempotency-key': 'k-1' }
    await call(simulator, 'POST', '/v2/payments', order(), key)
    const { status, body } = await call(
      simulator,
      'POST',
      '/v2/payments',
      order({ description: 'Anders' }),
      key
    )
    assert.equal(status, 400)
    assert.equal(body.title, 'Bad Request')
    assert.lengthOf(simulator.control.payments(), 1)
  })

  test('a key is forgotten after an hour', async ({ assert, cleanup }) => {
    let now = Date.parse('2026-01-05T12:00:00Z')
    const simulator = await simulate(cleanup, { now: () => new Date(now) })
    const key = { 'idempotency-key': 'k-1' }
    const first = await call(simulator, 'POST', '/v2/payments', order(), key)
    now += 60 * MINUTE
    const second = await call(simulator, 'POST', '/v2/payments', order(), key)
    assert.notEqual(second.body.id, first.body.id)
  })

  test('the same key finds the payment after its answer was lost', async ({ assert, cleanup }) => {
    const simulator = await simulate(cleanup)
    const key = { 'idempotency-key': 'k-1' }
    simulator.control.setFault('lostAnswer', 1)
    await assert.rejects(() => call(simulator, 'POST', '/v2/payments', order(), key))
    assert.lengthOf(simulator.control.payments(), 1)

    const again = await call(simulator, 'POST', '/v2/payments', order(), key)
    assert.equal(again.status, 201)
    assert.equal(again.body.id, simulator.control.payments()[0]?.id)
    assert.lengthOf(simulator.control.payments(), 1)
  })
})

test.group('Simulator | refunds', () => {
  test('a refund can be read back and lowers what is left', async ({ assert, cleanup }) => {
    const simulator = await simulate(cleanup)
    const { id } = await create(simulator)
    await simulator.control.decide(id, 'paid')
    const made = await call(simulator, 'POST', `/v2/payments/${id}/refunds`, refundOf('5.95'))

    assert.equal(made.status, 201)
    assert.match(made.body.id, /^re_[a-zA-Z0-9]{10}$/)
    assert.containsSubset(made.body, { resource: 'refund', paymentId: id, status: 'pending' })
    const found = await call(simulator, 'GET', `/v2/payments/${id}/refunds/${made.body.id}`)
    assert.deepEqual(found.body, made.body)
    const list = await call(simulator, 'GET', `/v2/payments/${id}/refunds`)
    assert.deepEqual(list.body._embedded.refunds, [made.body])
    const { body: payment } = await call(simulator, 'GET', `/v2/payments/${id}`)
    assert.equal(payment.amountRefunded.value, '5.95')
    assert.equal(payment.amountRemaining.value, '9.05')
  })

  test('the same refund twice is a conflict, and more than what is left is refused', async ({
    assert,
    cleanup,
  }) => {
    const simulator = await simulate(cleanup)
    const { id } = await create(simulator)
    const path = `/v2/payments/${id}/refunds`
    assert.equal((await call(simulator, 'POST', path, refundOf('10.00'))).status, 422)
    await simulator.control.decide(id, 'paid')

    assert.equal((await call(simulator, 'POST', path, refundOf('10.00'))).status, 201)
    const twice = await call(simulator, 'POST', path, refundOf('10.00'))
    assert.equal(twice.status, 409)
    assert.equal(twice.body.title, 'Conflict')
    const tooMuch = await call(simulator, 'POST', path, refundOf('5.01'))
    assert.equal(tooMuch.status, 422)
    assert.equal(tooMuch.body.field, 'amount')
  })

  test('a refund and a chargeback at the provider reach the shop', async ({ assert, cleanup }) => {
    const simulator = await simulate(cleanup)
    const shop = await openShop(cleanup)
    const { id } = await create(simulator, { webhookUrl: shop.url })
    await simulator.control.decide(id, 'paid', { webhook: 'never' })

    assert.equal(await simulator.control.refund(id, '5.00'), 200)
    assert.equal(await simulator.control.chargeBack(id), 200)
    const { body } = await call(simulator, 'GET', `/v2/payments/${id}`)
    assert.equal(body.amountRefunded.value, '5.00')
    assert.equal(body.amountChargedBack.value, '10.00')
    assert.equal(body.amountRemaining.value, '0.00')
    assert.equal((await call(simulator, 'GET', `/v2/payments/${id}/chargebacks`)).body.count, 1)
    assert.lengthOf(shop.hooks, 2)
  })

  test('a chargeback that the bank undoes reaches the shop, and its money is there again', async ({
    assert,
    cleanup,
  }) => {
    const simulator = await simulate(cleanup)
    const shop = await openShop(cleanup)
    const { id } = await create(simulator, { webhookUrl: shop.url })
    await simulator.control.decide(id, 'paid', { webhook: 'never' })
    await assert.rejects(() => simulator.control.reverseChargeback(id))
    await simulator.control.chargeBack(id)
    const chargebacks = async () =>
      (await call(simulator, 'GET', `/v2/payments/${id}/chargebacks`)).body._embedded.chargebacks
    assert.isNull((await chargebacks())[0].reversedAt)

    assert.equal(await simulator.control.reverseChargeback(id), 200)
    assert.match((await chargebacks())[0].reversedAt, /^\d{4}-\d\d-\d\dT[\d:]+\+00:00$/)
    const { body } = await call(simulator, 'GET', `/v2/payments/${id}`)
    assert.isUndefined(body.amountChargedBack)
    assert.equal(body.amountRemaining.value, '15.00')
    assert.lengthOf(shop.hooks, 2)
    await assert.rejects(() => simulator.control.reverseChargeback(id))
  })

  test('a refund that fails tells the shop, and its money is there again', async ({
    assert,
    cleanup,
  }) => {
    const simulator = await simulate(cleanup)
    const shop = await openShop(cleanup)
    const { id } = await create(simulator, { webhookUrl: shop.url })
    await simulator.control.decide(id, 'paid', { webhook: 'never' })
    await simulator.control.refund(id, '5.00')

    assert.equal(await simulator.control.decideRefund(id, 'failed'), 200)
    const list = await call(simulator, 'GET', `/v2/payments/${id}/refunds`)
    assert.equal(list.body._embedded.refunds[0].status, 'failed')
    const { body } = await call(simulator, 'GET', `/v2/payments/${id}`)
    assert.equal(body.amountRefunded.value, '0.00')
    assert.lengthOf(shop.hooks, 2)
  })
})

test.group('Simulator | webhooks', () => {
  test('a webhook is a form with the id only', async ({ assert, cleanup }) => {
    const simulator = await simulate(cleanup)
    const shop = await openShop(cleanup)
    const { id } = await create(simulator, { webhookUrl: shop.url })

    assert.deepEqual(await simulator.control.decide(id, 'paid'), [200])
    assert.lengthOf(shop.hooks, 1)
    assert.deepEqual(shop.hooks[0]?.keys, ['id'])
    assert.equal(shop.hooks[0]?.id, id)
    assert.match(shop.hooks[0]?.type ?? '', /^application\/x-www-form-urlencoded/)
  })

  test('a webhook can come twice, later, again or not at all', async ({ assert, cleanup }) => {
    const simulator = await simulate(cleanup)
    const shop = await openShop(cleanup)
    const [twice, never, late] = await Promise.all(
      [1, 2, 3].map(() => create(simulator, { webhookUrl: shop.url }))
    )

    assert.deepEqual(
      await simulator.control.decide(twice?.id, 'paid', { webhook: 'double' }),
      [200, 200]
    )
    assert.lengthOf(shop.hooks, 2)
    assert.deepEqual(await simulator.control.decide(never?.id, 'failed', { webhook: 'never' }), [])
    assert.lengthOf(shop.hooks, 2)
    assert.equal(await simulator.control.sendWebhook(never?.id), 200)
    assert.deepEqual(
      await simulator.control.decide(late?.id, 'paid', { webhook: 'late', lateMs: 5 }),
      []
    )
    await shop.received(4)
    assert.deepEqual(
      shop.hooks.map(({ id }) => id),
      [twice?.id, twice?.id, never?.id, late?.id]
    )
  })

  test('a webhook that failed is sent again after a restart, when its time has come', async ({
    assert,
    cleanup,
  }) => {
    let now = Date.now()
    const stateFile = await temporaryFile(cleanup)
    const shop = await openShop(cleanup)
    const first = await startSimulator({ stateFile, now: () => new Date(now) })
    shop.answer = 503
    const { id } = await create(first, { webhookUrl: shop.url })
    assert.deepEqual(await first.control.decide(id, 'paid'), [503])
    await first.close()

    shop.answer = 200
    now += MINUTE
    const second = await simulate(cleanup, { stateFile, now: () => new Date(now) })
    await shop.received(2)
    assert.equal(shop.hooks[1]?.id, id)
    assert.equal(second.control.payments()[0]?.status, 'paid')
  })

  test('a finished payment does not change any more', async ({ assert, cleanup }) => {
    const simulator = await simulate(cleanup)
    const { id } = await create(simulator)
    await simulator.control.decide(id, 'failed')
    await assert.rejects(() => simulator.control.decide(id, 'paid'))
    assert.equal(simulator.control.payments()[0]?.status, 'failed')
  })
})

test.group('Simulator | state file', () => {
  test('a restart loses nothing', async ({ assert, cleanup }) => {
    const stateFile = await temporaryFile(cleanup)
    const key = { 'idempotency-key': 'k-1' }
    const first = await startSimulator({ stateFile })
    const made = await call(first, 'POST', '/v2/payments', order(), key)
    await first.control.decide(made.body.id, 'paid')
    await call(first, 'POST', `/v2/payments/${made.body.id}/refunds`, refundOf('5.00'))
    const before = first.control.payments()
    await first.close()

    const second = await simulate(cleanup, { stateFile })
    assert.deepEqual(second.control.payments(), before)
    const again = await call(second, 'POST', '/v2/payments', order(), key)
    assert.equal(again.body.id, made.body.id)
    assert.equal(again.headers.get('idempotent-replayed'), 'true')
  })
})

test.group('Simulator | checkout page', () => {
  test('a button changes the payment, tells the shop and goes back to it', async ({
    assert,
    cleanup,
  }) => {
    const simulator = await simulate(cleanup)
    const shop = await openShop(cleanup)
    const { id, _links } = await create(simulator, {
      webhookUrl: shop.url,
      description: '<b>Raadsel</b>',
    })
    const page = await (await fetch(_links.checkout.href)).text()
    assert.include(page, '15,00')
    assert.include(page, '&#60;b&#62;Raadsel')
    for (const label of ['Betaald', 'Mislukt', 'Geannuleerd', 'Verlopen', 'Laat open']) {
      assert.match(page, new RegExp(`>\\s*${label}\\s*</button`))
    }

    const left = await press(_links.checkout.href, { status: 'open', webhook: 'direct' })
    assert.equal(left.headers.get('location'), 'http://shop.test/terug')
    assert.lengthOf(shop.hooks, 0)
    const paid = await press(_links.checkout.href, { status: 'paid', webhook: 'double' })
    assert.equal(paid.status, 303)
    assert.equal(paid.headers.get('location'), 'http://shop.test/terug')
    await shop.received(2)
    assert.equal(simulator.control.payments()[0]?.status, 'paid')

    const again = await press(_links.checkout.href, { status: 'failed' })
    assert.equal(again.status, 409)
    assert.include(await again.text(), 'Terug naar de winkel')
    assert.equal(simulator.control.payments().find((payment) => payment.id === id)?.status, 'paid')
  })

  test('a cancelled payment leads to the address for that when there is one', async ({
    assert,
    cleanup,
  }) => {
    const simulator = await simulate(cleanup)
    const { _links } = await create(simulator, { cancelUrl: 'http://shop.test/geannuleerd' })
    const response = await press(_links.checkout.href, { status: 'canceled' })
    assert.equal(response.headers.get('location'), 'http://shop.test/geannuleerd')
  })
})

test.group('Simulator | official client', () => {
  test('the client reads every answer', async ({ assert, cleanup }) => {
    const simulator = await simulate(cleanup)
    const client = officialClient(simulator)
    const made = await client.payments.create({ idempotencyKey: 'k-1', paymentRequest: order() })
    const again = await client.payments.create({ idempotencyKey: 'k-1', paymentRequest: order() })
    assert.equal(again.id, made.id)
    assert.equal(made.links.checkout?.href, `${simulator.url}/checkout/${made.id}`)

    await simulator.control.decide(made.id, 'paid')
    assert.equal(
      (await client.payments.get({ paymentId: made.id })).amountRemaining?.value,
      '15.00'
    )
    const other = await client.payments.create({ paymentRequest: order() })
    assert.equal((await client.payments.cancel({ paymentId: other.id })).status, 'canceled')

    const listed = []
    for await (const { result } of await client.payments.list({ limit: 1 })) {
      listed.push(...(result.embedded.payments ?? []).map(({ id }) => id))
    }
    assert.deepEqual(listed, [other.id, made.id])

    const refundRequest = refundOf('5.00')
    const refund = await client.refunds.create({ paymentId: made.id, refundRequest })
    assert.equal(
      (await client.refunds.get({ paymentId: made.id, refundId: refund.id })).status,
      'pending'
    )
    const refunds = await client.refunds.list({ paymentId: made.id })
    assert.equal(refunds.result.count, 1)

    const duplicate = await client.refunds
      .create({ paymentId: made.id, refundRequest })
      .catch((error) => error)
    assert.instanceOf(duplicate, ErrorResponse)
    assert.equal(duplicate.status, 409)
    const missing = await client.payments
      .get({ paymentId: 'tr_0000000000' })
      .catch((error) => error)
    assert.instanceOf(missing, ErrorResponse)
    assert.equal(missing.statusCode, 404)
  })

  test("the client's own retries get through every fault without a second payment: {$self}")
    .with(['down', 'error500', 'lostAnswer'] as const)
    .run(async ({ assert, cleanup }, fault) => {
      const simulator = await simulate(cleanup)
      simulator.control.setFault(fault, 2)
      const made = await officialClient(simulator).payments.create({ paymentRequest: order() })
      assert.deepEqual(
        simulator.control.payments().map(({ id }) => id),
        [made.id]
      )
      assert.equal(simulator.control.requests['POST /v2/payments'], 3)
    })

  test('a provider that never answers runs into the time limit', async ({ assert, cleanup }) => {
    const simulator = await simulate(cleanup)
    simulator.control.setFault('hang')
    const client = officialClient(simulator)
    const options = { timeoutMs: 50, retries: { strategy: 'none' } } as const
    const error = await client.payments.list({}, options).catch((problem) => problem)
    assert.notInstanceOf(error, ClientError)
    assert.equal(error.name, 'RequestTimeoutError')
  })
})

function idsOf(list: Body): string[] {
  return list._embedded.payments.map(({ id }: { id: string }) => id)
}

function pathOf(href: string): string {
  const { pathname, search } = new URL(href)
  return pathname + search
}

function press(url: string, form: Record<string, string>): Promise<Response> {
  return fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' })
}

async function temporaryFile(cleanup: Cleanup): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'simulator-'))
  cleanup(() => rm(folder, { recursive: true, force: true }))
  return join(folder, 'state.json')
}
