import { mock } from 'node:test'
import logger from '@adonisjs/core/services/logger'
import limiter from '@adonisjs/limiter/services/main'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { ApiClient, ApiResponse } from '@japa/api-client'
import { CommitFailed, inTransaction } from '#app/core/database/transaction'
import { writes } from '#app/core/database/writes'
import Order from '#models/shop/order'
import ContactMessage from '#models/shop/contact_message'
import OrderEvent from '#models/shop/order_event'
import Withdrawal from '#models/shop/withdrawal'
import Delivery from '#models/shop/delivery'
import Mail from '#models/shop/mail'
import { startSimulator, type Simulator } from '#simulator/server'
import env from '#start/env'
import { onPostgres, trapCommits } from '#tests/helpers/core/commit_trap'
import { CutLine } from '#tests/helpers/core/cut_line'
import { emptyShop } from '#tests/helpers/database'
import { StandaloneShop, until } from '#tests/helpers/standalone_shop'
import { pageProps } from '#tests/helpers/page_props'
import {
  placeOrder,
  CUSTOMER,
  withSimulator,
  pageToken,
  post,
  cleanUpSimulator,
} from '#tests/helpers/shop/shop_calls'
import { findIn, firstOf, itemAt } from '#tests/helpers/present'

const KEY = 'een-sleutel-van-de-pagina'
const MESSAGE = { name: 'Tim', email: 'tim@example.nl', comments: 'Past de stoel?' }
const WITHDRAWAL = { naam: 'Noor de Vries', email: 'noor@example.nl', bestelling: 'Binky' }
const SENTENCE = /Het lukte ons niet om dit op te slaan/

const order = (client: ApiClient) =>
  post(client, '/api/cuneravanrhenen/bestellen', { ...CUSTOMER, aanvraagsleutel: KEY })
const message = (client: ApiClient) => post(client, '/contact', MESSAGE)
const withdraw = async (client: ApiClient, email = WITHDRAWAL.email) =>
  client
    .post('/herroepen')
    .redirects(0)
    .header('sec-fetch-site', 'same-origin')
    .form({ _csrf: await pageToken(), aanvraagsleutel: KEY, ...WITHDRAWAL, email })

type Part = { naam: string; status: string }
const health = async (client: ApiClient) => {
  const answer = await client.get('/gezond').header('authorization', `Bearer ${env.healthToken}`)
  const { onderdelen: parts } = answer.body() as { onderdelen: Part[] }
  return {
    status: answer.status(),
    writes: findIn(parts, ({ naam: name }) => name === 'writes').status,
  }
}

const stored = async () => ({
  orders: (await Order.all()).length,
  messages: (await ContactMessage.all()).length,
  withdrawals: (await Withdrawal.all()).length,
  mails: (await Mail.all()).length,
  jobs: (await db.from('queue_jobs')).length,
})
const NOTHING = { orders: 0, messages: 0, withdrawals: 0, mails: 0, jobs: 0 }

test.group('A commit that fails', (group) => {
  let simulator: Simulator

  group.each.setup(async () => {
    await emptyShop()
    writes.forget()
    simulator = await withSimulator()
    return async () => {
      await cleanUpSimulator(simulator)
      writes.forget()
    }
  })

  test(
    '{what} tells the visitor in Dutch that it was not saved, keeps nothing, and works when repeated'
  )
    .with([
      { what: 'a free order', table: 'orders', send: order, page: false },
      { what: 'a message', table: 'contact_messages', send: message, page: false },
      { what: 'a withdrawal', table: 'withdrawals', send: withdraw, page: true },
    ])
    .run(async ({ client, assert }, { table, send, page }) => {
      const release = await trapCommits(table)
      const refused: ApiResponse[] = await Promise.all([send(client), send(client), send(client)])
      const during = await stored()
      await release()
      for (const answer of refused) {
        answer.assertStatus(503)
        answer.assertHeader('retry-after', '30')
        if (!page) assert.match((answer.body() as { message: string }).message, SENTENCE)
      }
      assert.deepEqual(during, NOTHING)
      if (page) {
        const { notice, fields, confirmation } = pageProps<{
          notice: string
          fields: object
          confirmation: { requestKey: string }
        }>(firstOf(refused))
        assert.match(notice, SENTENCE)
        assert.containSubset(fields, WITHDRAWAL)
        assert.equal(confirmation.requestKey, KEY)
      }

      const again = [await send(client), await send(client)]
      for (const answer of again) assert.oneOf(answer.status(), [200, 303])
      const { orders, messages, withdrawals } = await stored()
      assert.equal(orders + messages + withdrawals, 1)
    })

  test('the provider hears that its webhook failed, calls again, and the order is delivered once', async ({
    client,
    assert,
  }) => {
    const { payment } = await placeOrder(client, simulator)
    const release = await trapCommits('order_events')
    const statuses = await simulator.control.decide(payment, 'paid', { webhook: 'direct' })
    const parallel = await Promise.all([1, 2, 3].map(() => simulator.control.sendWebhook(payment)))
    const delivered = await Delivery.all()
    await release()
    assert.deepEqual([...statuses, ...parallel], [503, 503, 503, 503])
    assert.lengthOf(delivered, 0)
    assert.equal((await Order.firstOrFail()).status, 'open')

    assert.equal(await simulator.control.sendWebhook(payment), 200)
    assert.equal((await Order.firstOrFail()).status, 'betaald')
    assert.lengthOf(await OrderEvent.query().where('kind', 'betaald'), 1)
  })

  test('an operator reads of a failed commit in the log and on the health page until a write is confirmed, and on that page for a while after', async ({
    client,
    assert,
    cleanup,
  }) => {
    assert.deepEqual(await health(client), { status: 200, writes: 'ok' })
    const logged = mock.method(logger, 'error')
    cleanup(() => logged.mock.restore())
    const release = await trapCommits('contact_messages', 'turns')
    await message(client)
    const told = logged.mock.calls.map(({ arguments: [, what] }) => String(what))
    const failing = await health(client)
    await release()
    assert.deepEqual(told, ['a write was not confirmed by the database'])
    assert.deepEqual(failing, { status: 503, writes: 'error' })
    assert.deepEqual(await health(client), { status: 200, writes: 'warning' })
    assert.equal(writes.state(Date.now() + 4 * 60_000), 'recovered')
    assert.equal(writes.state(Date.now() + 5 * 60_000), 'well')
  })

  test('the next write on the same connection is not lost with the failed one', async ({
    client,
    assert,
  }) => {
    const release = await trapCommits('contact_messages')
    const failed = await inTransaction((trx) =>
      ContactMessage.create(
        { name: 'Tim', email: 'tim@example.nl', message: 'Hoi' },
        { client: trx }
      )
    ).catch((error: unknown) => error)
    await db.from('prices').where('name', 'binky').update({ cents: 1234 })
    await release()
    assert.instanceOf(failed, CommitFailed)
    assert.equal((failed as CommitFailed).outcome, 'undone')
    assert.equal((await db.from('prices').where('name', 'binky').first()).cents, 1234)
    assert.equal((await message(client)).status(), 200)
    assert.lengthOf(await ContactMessage.all(), 1)
  })
})

/** Room for a few more of anything, and no more. */
async function leaveRoom(pages: number) {
  const taken = firstOf((await db.rawQuery('pragma page_count')) as { page_count: number }[])
  await db.rawQuery(`pragma max_page_count = ${taken.page_count + pages}`)
}

/** Repeats `send` until it is refused. @returns how often it was acknowledged, and the refusal */
async function untilRefused(send: (index: number) => Promise<number>) {
  for (let index = 0; index < 200; index++) {
    const status = await send(index)
    if (status >= 400) return { acknowledged: index, status }
  }
  throw new Error('There was room for all of it')
}

if (!onPostgres()) {
  test.group('A disk that is full', (group) => {
    let simulator: Simulator

    group.each.setup(async () => {
      await emptyShop()
      await db.rawQuery('vacuum')
      writes.forget()
      simulator = await withSimulator()
      return async () => {
        await db.rawQuery('pragma max_page_count = 1073741823')
        await cleanUpSimulator(simulator)
        writes.forget()
      }
    })

    test('the shop stores the acknowledged {what} and refuses the rest with 503')
      .with([
        {
          what: 'free orders',
          table: 'orders',
          send: (client: ApiClient, index: number) =>
            post(client, '/api/cuneravanrhenen/bestellen', {
              ...CUSTOMER,
              email: `k${index}@example.nl`,
            }),
        },
        {
          what: 'messages',
          table: 'contact_messages',
          send: (client: ApiClient, index: number) =>
            post(client, '/contact', { ...MESSAGE, email: `k${index}@example.nl` }),
        },
        {
          what: 'withdrawals',
          table: 'withdrawals',
          send: (client: ApiClient, index: number) => withdraw(client, `k${index}@example.nl`),
        },
      ])
      .run(async ({ client, assert }, { table, send }) => {
        await leaveRoom(4)
        const { acknowledged, status } = await untilRefused(async (index) => {
          await limiter.clear()
          return (await send(client, index)).status()
        })
        assert.equal(status, 503)
        assert.lengthOf(await db.from(table), acknowledged)
        assert.equal(writes.state(), 'failing')

        await db.rawQuery('pragma max_page_count = 1073741823')
        assert.isBelow((await send(client, 999)).status(), 400)
        assert.equal(writes.state(), 'recovered')
      })

    test('the provider hears which webhooks to send again, and then all orders are delivered', async ({
      client,
      assert,
    }) => {
      const ids: string[] = []
      for (let index = 0; index < 20; index++) {
        await limiter.clear()
        const customer = { email: `k${index}@example.nl` }
        ids.push((await placeOrder(client, simulator, 'binky', customer)).payment)
      }
      await leaveRoom(4)
      const { acknowledged, status } = await untilRefused(async (index) => {
        const answer = firstOf(
          await simulator.control.decide(itemAt(ids, index), 'paid', { webhook: 'direct' })
        )
        return answer
      })
      assert.equal(status, 503)
      assert.lengthOf(await Order.query().where('status', 'betaald'), acknowledged)

      await db.rawQuery('pragma max_page_count = 1073741823')
      assert.equal(await simulator.control.sendWebhook(itemAt(ids, acknowledged)), 200)
      assert.lengthOf(await Order.query().where('status', 'betaald'), acknowledged + 1)
    })
  })
}

if (onPostgres()) {
  test.group('A line that is cut at COMMIT', (group) => {
    let line: CutLine
    let simulator: Simulator
    let shop: StandaloneShop

    group.setup(async () => {
      if (env.database.client !== 'pg') throw new Error('This is about PostgreSQL')
      await emptyShop()
      line = new CutLine(new URL(env.database.url))
      simulator = await startSimulator({ port: 0 })
      shop = await StandaloneShop.make({
        DATABASE_URL: await line.open(),
        MOLLIE_API_URL: simulator.url,
        WORKER: 'off',
      })
      await shop.start()
      return async () => {
        await shop.cleanUp()
        await simulator.close()
        await line.close()
      }
    })
    group.each.setup(async () => {
      await emptyShop()
      return () => {
        line.cut = null
      }
    })

    const send = async (path: string, fields: object) => {
      const answer = await fetch(`${shop.url}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-csrf-token': await shop.pageToken() },
        body: JSON.stringify(fields),
      })
      return { status: answer.status, text: await answer.text(), headers: answer.headers }
    }
    const sendForm = async (path: string, fields: Record<string, string>) => {
      const body = new URLSearchParams({ _csrf: await shop.pageToken(), ...fields })
      const headers = { 'sec-fetch-site': 'same-origin' }
      const answer = await fetch(`${shop.url}${path}`, {
        ...{ method: 'POST', headers, body, redirect: 'manual' },
      })
      return { status: answer.status, text: await answer.text(), headers: answer.headers }
    }

    const FREE = { ...CUSTOMER, aanvraagsleutel: KEY }
    const WAYS = [
      { what: 'a free order', send: () => send('/api/cuneravanrhenen/bestellen', FREE) },
      { what: 'a message', send: () => send('/contact', MESSAGE) },
      {
        what: 'a withdrawal',
        send: () => sendForm('/herroepen', { aanvraagsleutel: KEY, ...WITHDRAWAL }),
      },
    ]

    test('{what}, cut {cut} it, is not called done, and pressing again makes it exactly one')
      .with(
        WAYS.flatMap((way) => [
          { ...way, cut: 'before' as const },
          { ...way, cut: 'after' as const },
        ])
      )
      .run(async ({ assert }, { send: press, cut }) => {
        line.cut = cut
        const cuts = line.cuts
        const refused = await press()
        line.cut = null
        assert.isAbove(line.cuts, cuts)
        assert.equal(refused.status, 503)
        assert.match(refused.text, SENTENCE)
        assert.equal(refused.headers.get('retry-after'), '30')
        const sum = async () => {
          const { orders, messages, withdrawals } = await stored()
          return orders + messages + withdrawals
        }
        if (cut === 'before') assert.deepEqual(await stored(), NOTHING)
        await until(
          () => shop.said.includes('a write was not confirmed by the database'),
          'the log line'
        )

        const again = await press()
        assert.oneOf(again.status, [200, 303])
        assert.equal(await sum(), 1)
      })

    test(
      'the provider hears that its webhook, cut {$self} it, failed, and the order is delivered once'
    )
      .with(['before', 'after'] as const)
      .run(async ({ assert }, cut) => {
        await shop.placeOrder('binky', CUSTOMER)
        const id = firstOf(simulator.control.payments()).id
        line.cut = cut
        const [answer] = await simulator.control.decide(id, 'paid', { webhook: 'direct' })
        line.cut = null
        assert.equal(answer, 503)
        if (cut === 'before') assert.lengthOf(await Delivery.all(), 0)

        assert.equal(await simulator.control.sendWebhook(id), 200)
        assert.equal((await Order.firstOrFail()).status, 'betaald')
        assert.lengthOf(await OrderEvent.query().where('kind', 'betaald'), 1)
      })

    test('an operator reads of a cut line on the health page until a write is confirmed', async ({
      assert,
    }) => {
      const status = async () => (await fetch(`${shop.url}/gezond`)).status
      line.cut = 'before'
      await send('/contact', MESSAGE)
      const during = await status()
      line.cut = null
      assert.equal(during, 503)
      assert.equal(await status(), 200)
    })
  })
}
