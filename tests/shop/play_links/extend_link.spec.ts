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
import { Mailbox } from '#tests/helpers/shop/test_mailbox'
import { playLink } from '#tests/helpers/play/paid_play_link'
import { drainQueue } from '#tests/helpers/core/drain_queue'
import { post } from '#tests/helpers/shop/shop_calls'

const RECIPE = 'het-verdwenen-recept'
const ORDERED = DateTime.fromISO('2026-11-21T19:00:00Z')
const END = DateTime.fromISO('2026-12-21T19:00:00Z')

const endsIn = async (delivery: Delivery, offset: object) =>
  delivery.merge({ geldigTot: DateTime.utc().startOf('second').plus(offset) }).save()

const extended = () => OrderEvent.query().where('soort', 'link_verlengd')

test.group('Extending a play link', (group) => {
  group.each.setup(() => emptyShop())

  test('a month, counted from its end', async ({ client, assert }) => {
    const { bestelling: order, levering: delivery } = await playLink(RECIPE)
    const end = delivery.geldigTot!
    const response = await post(client, `/api/bestelling/${order.token}/verlengen`, {})
    response.assertStatus(200)
    await delivery.refresh()
    const expected = end.setZone('Europe/Amsterdam').plus({ months: 1 })
    assert.equal(+delivery.geldigTot!.startOf('second'), +expected.startOf('second'))
    assert.isNotNull(delivery.verlengdOp)
    assert.lengthOf(await extended(), 1)
    assert.include(response.body().geldigTot, expected.setLocale('nl').toFormat('d MMMM yyyy'))
  })

  test('ten presses at the same moment extend it once', async ({ client, assert }) => {
    const { bestelling: order, levering: delivery } = await playLink(RECIPE)
    const end = delivery.geldigTot!
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => post(client, `/api/bestelling/${order.token}/verlengen`, {}))
    )
    for (const answer of replies) answer.assertStatus(200)
    assert.lengthOf(new Set(replies.map((one) => one.body().geldigTot)), 1)
    await delivery.refresh()
    const month = delivery.geldigTot!.diff(end, 'days').days
    assert.isAbove(month, 27)
    assert.isBelow(month, 32)
    assert.lengthOf(await extended(), 1)
  }).timeout(30_000)

  test('a link that ended may be extended for two weeks, and gets a whole month', async ({
    client,
    assert,
  }) => {
    const { bestelling: order, levering: delivery, uniqueid: uniqueId } = await playLink(RECIPE)
    await endsIn(delivery, { days: -13 })
    const game = await client.get(`/spelen/${uniqueId}/${RECIPE}`)
    assert.isTrue(pageProps<{ verlengbaar: boolean }>(game).verlengbaar)
    assert.notInclude(game.text(), order.token)

    const now = DateTime.utc()
    ;(await post(client, `/api/bestelling/${order.token}/verlengen`, {})).assertStatus(200)
    await delivery.refresh()
    assert.isAbove(delivery.geldigTot!.diff(now, 'days').days, 27)
    const open = await client.get(`/spelen/${uniqueId}/${RECIPE}`)
    assert.isNotNull(pageProps<{ stand: object | null }>(open).stand)
  })

  test('is refused: {titel}')
    .with([
      { titel: 'after two weeks', pad: RECIPE, over: { days: -15 }, tekst: 'te lang geleden' },
      {
        titel: 'a link without an end',
        pad: 'cuneravanrhenen',
        over: null,
        tekst: 'verloopt niet',
      },
    ])
    .run(async ({ client, assert }, { pad: path, over: offset, tekst: text }) => {
      const { bestelling: order, levering: delivery, uniqueid: uniqueId } = await playLink(path)
      if (offset) await endsIn(delivery, offset)
      const before = delivery.geldigTot?.toMillis()
      const response = await post(client, `/api/bestelling/${order.token}/verlengen`, {})
      response.assertStatus(409)
      assert.include(response.body().message, text)
      await delivery.refresh()
      assert.equal(delivery.geldigTot?.toMillis(), before)
      assert.lengthOf(await extended(), 0)
      const game = await client.get(`/spelen/${uniqueId}/${path}`)
      assert.isFalse(pageProps<{ verlengbaar: boolean }>(game).verlengbaar)
    })

  test('is refused a second time, when the extra month is over as well', async ({
    client,
    assert,
  }) => {
    const { bestelling: order, levering: delivery } = await playLink(RECIPE)
    await delivery
      .merge({ verlengdOp: DateTime.utc().minus({ days: 40 }) })
      .merge({ geldigTot: DateTime.utc().minus({ days: 1 }) })
      .save()
    const response = await post(client, `/api/bestelling/${order.token}/verlengen`, {})
    response.assertStatus(409)
    assert.include(response.body().message, 'al een keer verlengd')
  })

  test('a link whose money went back, or that is not there, stays so', async ({ client }) => {
    const { bestelling: order } = await playLink(RECIPE, { ingetrokken: true })
    ;(await post(client, `/api/bestelling/${order.token}/verlengen`, {})).assertStatus(409)
    ;(await post(client, '/api/bestelling/bestaatniet/verlengen', {})).assertStatus(404)
  })

  test('a visit extends nothing, nor does a page from elsewhere', async ({ client, assert }) => {
    const { bestelling: order, levering: delivery } = await playLink(RECIPE)
    const path = `/api/bestelling/${order.token}/verlengen`
    ;(await client.get(path)).assertStatus(404)
    ;(await client.post(path).json({})).assertStatus(419)
    await delivery.refresh()
    assert.isNull(delivery.verlengdOp)
  })

  test('the play link itself does not open the order', async ({ client }) => {
    const { uniqueid: uniqueId } = await playLink(RECIPE)
    ;(await client.get(`/bestelling/${uniqueId}`)).assertStatus(404)
    ;(await post(client, `/api/bestelling/${uniqueId}/verlengen`, {})).assertStatus(404)
  })
})

test.group('The end of a play link is told', (group) => {
  group.each.setup(() => emptyShop())

  const mails = () => Mail.query().where('soort', 'link_verloopt')

  test('{dagen} days and {uren} hours before: mails {aantal}')
    .with([
      { dagen: 7, uren: 1, aantal: 0 },
      { dagen: 7, uren: 0, aantal: 1 },
      { dagen: 3, uren: 0, aantal: 1 },
      { dagen: 0, uren: 0, aantal: 0 },
    ])
    .run(async ({ assert }, { dagen: days, uren: hours, aantal: count }) => {
      await playLink(RECIPE, { besteldOp: ORDERED })
      await remindOfEnd(END.minus({ days: days, hours: hours }))
      assert.lengthOf(await mails(), count)
    })

  test('once, hour after hour, also by ten workers at the same moment', async ({ assert }) => {
    const { levering: delivery } = await playLink(RECIPE, { besteldOp: ORDERED })
    const week = END.minus({ days: 7 })
    await Promise.all(Array.from({ length: 10 }, () => remindOfEnd(week)))
    for (let hour = 1; hour < 168; hour += 24) await remindOfEnd(week.plus({ hours: hour }))
    assert.lengthOf(await mails(), 1)
    await delivery.refresh()
    assert.isNotNull(delivery.herinnerdOp)
  }).timeout(30_000)

  test('also not again after an extension', async ({ client, assert }) => {
    const { bestelling: order, levering: delivery } = await playLink(RECIPE)
    const atFirst = delivery.geldigTot!.minus({ days: 5 })
    await remindOfEnd(atFirst)
    await post(client, `/api/bestelling/${order.token}/verlengen`, {})
    await delivery.refresh()
    await remindOfEnd(delivery.geldigTot!.minus({ days: 5 }))
    assert.lengthOf(await mails(), 1)
  })

  test('not to {titel}')
    .with([
      { titel: 'who finished the game', velden: { uitgespeeldOp: ORDERED } },
      { titel: 'who got the money back', velden: { ingetrokkenOp: ORDERED } },
      { titel: 'whose link has no end', velden: { geldigTot: null } },
    ])
    .run(async ({ assert }, { velden: fields }) => {
      const { levering: delivery } = await playLink(RECIPE, { besteldOp: ORDERED })
      await delivery.merge(fields).save()
      await remindOfEnd(END.minus({ days: 5 }))
      assert.lengthOf(await mails(), 0)
    })

  test('by the job, in a mail with the link, its end and the page where it is extended', async ({
    assert,
    cleanup,
  }) => {
    const mailbox = await new Mailbox().open()
    cleanup(() => mailbox.sluit())
    const { bestelling: order, levering: delivery, uniqueid: uniqueId } = await playLink(RECIPE)
    await Delivery.query()
      .where('id', delivery.id)
      .update({ geldigTot: asColumn(DateTime.utc().plus({ days: 6 })) })
    await (await app.container.make(LinkExpiring)).execute()
    await drainQueue()

    const [mail] = mailbox.aan('noor@example.nl')
    assert.include(mail!.subject!, 'Het verdwenen recept')
    for (const content of [mail!.text!, mail!.html as string]) {
      assert.include(content, `/spelen/${uniqueId}/${RECIPE}`)
      assert.include(content, `/bestelling/${order.token}`)
      assert.match(content, /werkt tot \d+ \w+ 20\d\d om \d\d\.\d\d uur/)
      assert.include(content, 'één klik een maand')
    }
  })

  test('to who extended before already, without offering it again', async ({ assert, cleanup }) => {
    const mailbox = await new Mailbox().open()
    cleanup(() => mailbox.sluit())
    const { levering: delivery } = await playLink(RECIPE)
    await delivery.merge({ verlengdOp: DateTime.utc() }).save()
    await endsIn(delivery, { days: 6 })
    await remindOfEnd(DateTime.utc())
    await drainQueue()
    const [mail] = mailbox.aan('noor@example.nl')
    assert.notInclude(mail!.text!, 'één klik')
    assert.include(mail!.text!, '/bestelling/')
  })
})
