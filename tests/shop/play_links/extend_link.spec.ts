import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import { remindOfEnd } from '#app/shop/play_links/remind_of_end'
import LinkExpiring from '#app/shop/play_links/link_expiring_job'
import OrderEvent from '#models/shop/order_event'
import Delivery from '#models/shop/delivery'
import Mail from '#models/shop/mail'
import { emptyShop } from '#tests/helpers/database'
import { pageProps } from '#tests/helpers/page_props'
import { Mailbox, textOf } from '#tests/helpers/shop/test_mailbox'
import { playLink } from '#tests/helpers/play/paid_play_link'
import { drainQueue } from '#tests/helpers/core/drain_queue'
import { post } from '#tests/helpers/shop/shop_calls'
import { firstOf, present } from '#tests/helpers/present'

const RECIPE = 'het-verdwenen-recept'
const ORDERED = DateTime.fromISO('2026-11-21T19:00:00Z')
const END = DateTime.fromISO('2026-12-21T19:00:00Z')

const endsIn = async (delivery: Delivery, offset: object) =>
  delivery.merge({ validUntil: DateTime.utc().startOf('second').plus(offset) }).save()

const extended = () => OrderEvent.query().where('kind', 'link_verlengd')

test.group('Extending a play link', (group) => {
  group.each.setup(() => emptyShop())

  test('an extension lasts a month, counted from the end of the link', async ({
    client,
    assert,
  }) => {
    const { order, delivery } = await playLink(RECIPE)
    const end = present(delivery.validUntil, 'delivery.validUntil')
    const response = await post(client, `/api/bestelling/${order.token}/verlengen`, {})
    response.assertStatus(200)
    await delivery.refresh()
    const expected = end.setZone('Europe/Amsterdam').plus({ months: 1 })
    assert.equal(
      +present(delivery.validUntil, 'delivery.validUntil').startOf('second'),
      +expected.startOf('second')
    )
    assert.isNotNull(delivery.extendedAt)
    assert.lengthOf(await extended(), 1)
    assert.include(response.body().geldigTot, expected.setLocale('nl').toFormat('d MMMM yyyy'))
  })

  test('ten presses at the same moment extend the link once', async ({ client, assert }) => {
    const { order, delivery } = await playLink(RECIPE)
    const end = present(delivery.validUntil, 'delivery.validUntil')
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => post(client, `/api/bestelling/${order.token}/verlengen`, {}))
    )
    for (const answer of replies) answer.assertStatus(200)
    assert.lengthOf(new Set(replies.map((one) => one.body().geldigTot)), 1)
    await delivery.refresh()
    const month = present(delivery.validUntil, 'delivery.validUntil').diff(end, 'days').days
    assert.isAbove(month, 27)
    assert.isBelow(month, 32)
    assert.lengthOf(await extended(), 1)
  }).timeout(30_000)

  test('an ended link may be extended for two weeks, and gets a whole month', async ({
    client,
    assert,
  }) => {
    const { order, delivery, uniqueId } = await playLink(RECIPE)
    await endsIn(delivery, { days: -13 })
    const game = await client.get(`/spelen/${uniqueId}/${RECIPE}`)
    assert.isTrue(pageProps<{ extendable: boolean }>(game).extendable)
    assert.notInclude(game.text(), order.token)

    const now = DateTime.utc()
    ;(await post(client, `/api/bestelling/${order.token}/verlengen`, {})).assertStatus(200)
    await delivery.refresh()
    assert.isAbove(present(delivery.validUntil, 'delivery.validUntil').diff(now, 'days').days, 27)
    const open = await client.get(`/spelen/${uniqueId}/${RECIPE}`)
    assert.isNotNull(pageProps<{ stand: object | null }>(open).stand)
  })

  test('an extension is refused: {title}')
    .with([
      { title: 'after two weeks', path: RECIPE, offset: { days: -15 }, text: 'te lang geleden' },
      {
        title: 'a link without an end',
        path: 'cuneravanrhenen',
        offset: null,
        text: 'verloopt niet',
      },
    ])
    .run(async ({ client, assert }, { path, offset, text }) => {
      const { order, delivery, uniqueId } = await playLink(path)
      if (offset) await endsIn(delivery, offset)
      const before = delivery.validUntil?.toMillis()
      const response = await post(client, `/api/bestelling/${order.token}/verlengen`, {})
      response.assertStatus(409)
      assert.include(response.body().message, text)
      await delivery.refresh()
      assert.equal(delivery.validUntil?.toMillis(), before)
      assert.lengthOf(await extended(), 0)
      const game = await client.get(`/spelen/${uniqueId}/${path}`)
      assert.isFalse(pageProps<{ extendable: boolean }>(game).extendable)
    })

  test('an extension is refused a second time, when the extra month is over as well', async ({
    client,
    assert,
  }) => {
    const { order, delivery } = await playLink(RECIPE)
    await delivery
      .merge({ extendedAt: DateTime.utc().minus({ days: 40 }) })
      .merge({ validUntil: DateTime.utc().minus({ days: 1 }) })
      .save()
    const response = await post(client, `/api/bestelling/${order.token}/verlengen`, {})
    response.assertStatus(409)
    assert.include(response.body().message, 'al een keer verlengd')
  })

  test('a refunded or missing link is not extended', async ({ client }) => {
    const { order } = await playLink(RECIPE, { revoked: true })
    ;(await post(client, `/api/bestelling/${order.token}/verlengen`, {})).assertStatus(409)
    ;(await post(client, '/api/bestelling/bestaatniet/verlengen', {})).assertStatus(404)
  })

  test('nothing is extended by a visit, nor by a page from elsewhere', async ({
    client,
    assert,
  }) => {
    const { order, delivery } = await playLink(RECIPE)
    const path = `/api/bestelling/${order.token}/verlengen`
    ;(await client.get(path)).assertStatus(404)
    ;(await client.post(path).json({})).assertStatus(419)
    await delivery.refresh()
    assert.isNull(delivery.extendedAt)
  })

  test('the play link itself does not open the order', async ({ client }) => {
    const { uniqueId } = await playLink(RECIPE)
    ;(await client.get(`/bestelling/${uniqueId}`)).assertStatus(404)
    ;(await post(client, `/api/bestelling/${uniqueId}/verlengen`, {})).assertStatus(404)
  })
})

test.group('The reminder of the end of a play link', (group) => {
  group.each.setup(() => emptyShop())

  const mails = () => Mail.query().where('kind', 'link_verloopt')

  test('a customer {days} days and {hours} hours before the end gets {count} mails')
    .with([
      { days: 7, hours: 1, count: 0 },
      { days: 7, hours: 0, count: 1 },
      { days: 3, hours: 0, count: 1 },
      { days: 0, hours: 0, count: 0 },
    ])
    .run(async ({ assert }, { days, hours, count }) => {
      await playLink(RECIPE, { orderedAt: ORDERED })
      await remindOfEnd(END.minus({ days, hours }))
      assert.lengthOf(await mails(), count)
    })

  test('a reminder goes out once, hour after hour, also by ten workers at the same moment', async ({
    assert,
  }) => {
    const { delivery } = await playLink(RECIPE, { orderedAt: ORDERED })
    const week = END.minus({ days: 7 })
    await Promise.all(Array.from({ length: 10 }, () => remindOfEnd(week)))
    for (let hour = 1; hour < 168; hour += 24) await remindOfEnd(week.plus({ hours: hour }))
    assert.lengthOf(await mails(), 1)
    await delivery.refresh()
    assert.isNotNull(delivery.remindedAt)
  }).timeout(30_000)

  test('a reminder does not go out again after an extension', async ({ client, assert }) => {
    const { order, delivery } = await playLink(RECIPE)
    const atFirst = present(delivery.validUntil, 'delivery.validUntil').minus({ days: 5 })
    await remindOfEnd(atFirst)
    await post(client, `/api/bestelling/${order.token}/verlengen`, {})
    await delivery.refresh()
    await remindOfEnd(present(delivery.validUntil, 'delivery.validUntil').minus({ days: 5 }))
    assert.lengthOf(await mails(), 1)
  })

  test('a reminder does not go to a customer {title}')
    .with([
      { title: 'who finished the game', fields: { completedAt: ORDERED } },
      { title: 'who got the money back', fields: { revokedAt: ORDERED } },
      { title: 'whose link has no end', fields: { validUntil: null } },
    ])
    .run(async ({ assert }, { fields }) => {
      const { delivery } = await playLink(RECIPE, { orderedAt: ORDERED })
      await delivery.merge(fields).save()
      await remindOfEnd(END.minus({ days: 5 }))
      assert.lengthOf(await mails(), 0)
    })

  test('a reminder is a mail with the link, its end and the page where it is extended', async ({
    assert,
    cleanup,
  }) => {
    const mailbox = await new Mailbox().open()
    cleanup(() => mailbox.close())
    const { order, delivery, uniqueId } = await playLink(RECIPE)
    await Delivery.query()
      .where('id', delivery.id)
      .update({ validUntil: asColumn(DateTime.utc().plus({ days: 6 })) })
    await (await app.container.make(LinkExpiring)).execute()
    await drainQueue()

    const mail = firstOf(mailbox.to('noor@example.nl'))
    assert.include(present(mail.subject, 'mail.subject'), 'Het verdwenen recept')
    for (const content of [textOf(mail), mail.html as string]) {
      assert.include(content, `/spelen/${uniqueId}/${RECIPE}`)
      assert.include(content, `/bestelling/${order.token}`)
      assert.match(content, /werkt tot \d+ \w+ 20\d\d om \d\d\.\d\d uur/)
      assert.include(content, 'één klik een maand')
    }
  })

  test('a customer who extended before is reminded already, without the offer of another extension', async ({
    assert,
    cleanup,
  }) => {
    const mailbox = await new Mailbox().open()
    cleanup(() => mailbox.close())
    const { delivery } = await playLink(RECIPE)
    await delivery.merge({ extendedAt: DateTime.utc() }).save()
    await endsIn(delivery, { days: 6 })
    await remindOfEnd(DateTime.utc())
    await drainQueue()
    const mail = firstOf(mailbox.to('noor@example.nl'))
    assert.notInclude(textOf(mail), 'één klik')
    assert.include(textOf(mail), '/bestelling/')
  })
})
