import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { GAMES } from '#games/online_games'
import { freshToken } from '#app/core/tokens'
import Delivery from '#models/shop/delivery'
import PlayFlag from '#models/play/play_flag'
import { playableUntil } from '#domain/shop/play_links'
import { emptyShop } from '#tests/helpers/database'
import { playLink, player } from '#tests/helpers/play/paid_play_link'
import { Mailbox, textOf } from '#tests/helpers/shop/test_mailbox'
import { drainQueue } from '#tests/helpers/core/drain_queue'
import {
  placeOrder,
  withSimulator,
  post,
  CUSTOMER,
  cleanUpSimulator,
} from '#tests/helpers/shop/shop_calls'
import { findIn, firstOf, headerOf, matched, present } from '#tests/helpers/present'

const INVALID = 'De opgegeven code is verlopen of betaling is nog niet binnen!'
const amsterdam = (iso: string) => DateTime.fromISO(iso, { zone: 'Europe/Amsterdam' })

test.group('Links that may not be played', (group) => {
  group.each.setup(() => emptyShop())

  const kinds = {
    'a link that nobody has': async () => 'een-link-die-niemand-kent',
    'a link of another game': async (path: string) => {
      const other = findIn(GAMES, (game) => game.path !== path)
      return (await playLink(other.path)).uniqueId
    },
    'a link whose money went back': async (path: string) =>
      (await playLink(path, { revoked: true })).uniqueId,
    'the download token of the same order': async (path: string) => {
      const { order } = await playLink(path)
      const download = await Delivery.create({
        orderId: order.id,
        kind: 'download',
        token: freshToken(),
        fetchCount: 0,
      })
      return present(download.token, 'download.token')
    },
  }

  test('a visitor with {kind} is refused in Dutch at {path}, and nothing is stored')
    .with(
      GAMES.flatMap(({ path }) =>
        (Object.keys(kinds) as (keyof typeof kinds)[]).map((kind) => ({ path, kind }))
      )
    )
    .run(async ({ client, assert }, { path, kind }) => {
      const uniqueId = await kinds[kind](path)
      await expectForbidden(client, assert, path, uniqueId)
    })

  test('an expired link is refused by each game that ends', async ({ client, assert }) => {
    for (const path of ['het-verdwenen-recept', 'eindejaarsspel']) {
      const { uniqueId } = await playLink(path, {
        orderedAt: DateTime.utc().minus({ days: 40 }),
      })
      await expectForbidden(client, assert, path, uniqueId)
    }
  })

  test('a link of Cunera has no end', async ({ client, assert }) => {
    const { uniqueId } = await playLink('cuneravanrhenen', {
      orderedAt: DateTime.utc().minus({ years: 6 }),
    })
    const valid = await player(client, 'cuneravanrhenen', uniqueId).callApi('validate')
    assert.equal(valid.text(), 'true')
  })

  test('a link ends exactly one month after the order, to the second', async ({
    client,
    assert,
  }) => {
    for (const path of ['het-verdwenen-recept', 'eindejaarsspel']) {
      const orderedAt = DateTime.utc()
      const { delivery, uniqueId } = await playLink(path, {
        orderedAt,
      })
      const end = present(delivery.validUntil, 'delivery.validUntil')
      assert.equal(end.toMillis(), playableUntil(orderedAt).toMillis())
      assert.isTrue(delivery.isValid(end.minus({ milliseconds: 1 }).toJSDate()))
      assert.isFalse(delivery.isValid(end.toJSDate()))

      const device = player(client, path, uniqueId)
      await delivery.merge({ validUntil: DateTime.utc().plus({ minutes: 5 }) }).save()
      assert.equal((await device.callApi('validate')).text(), 'true')
      await delivery.merge({ validUntil: DateTime.utc().minus({ seconds: 1 }) }).save()
      assert.equal((await device.callApi('validate')).text(), 'false')
    }
  })

  test('a game ordered at {ordered} is playable until {until}')
    .with([
      { ordered: '2026-11-21T20:15:30', until: '2026-12-21T20:15:30' },
      { ordered: '2027-01-31T20:00:00', until: '2027-02-28T20:00:00' },
      { ordered: '2028-01-31T20:00:00', until: '2028-02-29T20:00:00' },
      { ordered: '2027-03-31T23:59:59', until: '2027-04-30T23:59:59' },
      { ordered: '2027-03-01T00:30:00', until: '2027-04-01T00:30:00' },
      { ordered: '2027-12-31T12:00:00', until: '2028-01-31T12:00:00' },
      { ordered: '2027-09-30T09:00:00', until: '2027-10-30T09:00:00' },
    ])
    .run(({ assert }, { ordered, until }) => {
      const end = playableUntil(amsterdam(ordered).toUTC())
      assert.equal(end.toMillis(), amsterdam(until).toMillis())
    })

  async function expectForbidden(
    client: Parameters<typeof player>[0],
    assert: import('@japa/assert').Assert,
    path: string,
    uniqueId: string
  ) {
    const device = player(client, path, uniqueId)
    const valid = await device.callApi('validate')
    valid.assertStatus(200)
    assert.strictEqual(valid.text(), 'false')
    const { flag } = firstOf(findIn(GAMES, (game) => game.path === path).puzzles)
    for (const [call, data] of [
      ['get-answers', {}],
      ['submit', { name: flag }],
      ['submit', { name: flag, automatisch: true }],
      ['finished', {}],
      ['stand', {}],
    ] as const) {
      const answer = await device.callApi(call, data)
      answer.assertStatus(403)
      assert.deepEqual(answer.body(), { message: INVALID })
    }
    const page = await client.get(`/spelen/${uniqueId}/${path}`).header('accept', 'text/html')
    page.assertStatus(200)
    const [, props] = matched(
      /<script data-page="app" type="application\/json">(.*?)<\/script>/s,
      page.text()
    )
    assert.deepInclude(JSON.parse(present(props, 'props')).props, { frame: null, state: null })
    assert.lengthOf(await PlayFlag.all(), 0)
  }
})

test.group('A link that was bought', (group) => {
  group.each.setup(() => emptyShop())

  test('a bought link works from the moment of payment, from the mail and from the order page', async ({
    client,
    assert,
    cleanup,
  }) => {
    const mailbox = await new Mailbox().open()
    const simulator = await withSimulator()
    cleanup(async () => {
      await mailbox.close()
      await cleanUpSimulator(simulator)
    })
    const { payment: paymentId } = await placeOrder(client, simulator, 'eindejaarsspel')
    const providerPayment = firstOf(simulator.control.payments())
    const { pathname, search } = new URL(providerPayment.redirectUrl)
    const playUrl = async () => {
      const page = await client.get(pathname + search).header('x-inertia', 'true')
      return page.body()?.props?.order?.playUrl as string | null | undefined
    }
    await simulator.control.decide(paymentId, 'paid', { webhook: 'direct' })
    await drainQueue()
    const [fromMail] = matched(/https?:\/\/\S+\/spelen\/\S+/, textOf(firstOf(mailbox.mails)))
    const [, uniqueId] = matched(/\/spelen\/([\w-]+)\//, fromMail)
    const valid = await player(client, 'eindejaarsspel', present(uniqueId, 'uniqueId')).callApi(
      'validate'
    )
    assert.equal(valid.text(), 'true')
    assert.equal(await playUrl(), fromMail)
  })

  test('a free game is playable at once', async ({ client, assert, cleanup }) => {
    const mailbox = await new Mailbox().open()
    cleanup(() => mailbox.close())
    await post(client, '/api/cuneravanrhenen/bestellen', CUSTOMER)
    await drainQueue()
    const [, uniqueId] = matched(
      /\/spelen\/([\w-]+)\/cuneravanrhenen/,
      textOf(firstOf(mailbox.mails))
    )
    const valid = await player(client, 'cuneravanrhenen', present(uniqueId, 'uniqueId')).callApi(
      'validate'
    )
    assert.equal(valid.text(), 'true')
  })

  test('the page of a game is not cached, not found by search engines, and not told to other sites', async ({
    client,
    assert,
  }) => {
    const { uniqueId } = await playLink('cuneravanrhenen')
    const page = await client.get(`/spelen/${uniqueId}/cuneravanrhenen`)
    page.assertStatus(200)
    assert.equal(page.header('cache-control'), 'no-store')
    assert.equal(page.header('x-robots-tag'), 'noindex, nofollow')
    assert.equal(page.header('referrer-policy'), 'no-referrer')
    assert.isUndefined(page.header('set-cookie'))
  })

  test('a page full of drawings travels compressed, with the same content', async ({
    client,
    assert,
  }) => {
    const { uniqueId } = await playLink('eindejaarsspel')
    const page = client.get(`/spelen/${uniqueId}/eindejaarsspel`)
    const gzipped = await page.header('accept-encoding', 'gzip')
    assert.equal(gzipped.header('content-encoding'), 'gzip')
    assert.include(headerOf(gzipped, 'content-type'), 'text/html')
    assert.isBelow(Number(gzipped.header('content-length')), 60_000)
    const plain = await client
      .get(`/spelen/${uniqueId}/eindejaarsspel`)
      .header('accept-encoding', 'identity')
    assert.isUndefined(plain.header('content-encoding'))
    assert.equal(gzipped.text(), plain.text())
  })
})
