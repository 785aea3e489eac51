import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { sendGifts } from '#app/shop/gifts/send_gifts'
import SendGifts from '#app/shop/gifts/send_gifts_job'
import { startOfDay } from '#domain/dutch_time'
import type { OrderStatus } from '#domain/shop/orders'
import Delivery from '#models/shop/delivery'
import Gift from '#models/shop/gift'
import Mail from '#models/shop/mail'
import Order from '#models/shop/order'
import type { Simulator } from '#simulator/server'
import { drainQueue } from '#tests/helpers/core/drain_queue'
import { emptyShop } from '#tests/helpers/database'
import { pageProps } from '#tests/helpers/page_props'
import { onlyOf, present } from '#tests/helpers/present'
import { GIFT, giftOf, inDays } from '#tests/helpers/shop/gift_orders'
import { withdrawalOf } from '#tests/helpers/shop/stored_records'
import {
  cleanUpSimulator,
  CUSTOMER,
  placeOrder,
  post,
  withSimulator,
} from '#tests/helpers/shop/shop_calls'
import { Mailbox, textOf } from '#tests/helpers/shop/test_mailbox'

const RECIPE = 'het-verdwenen-recept'
const gifts = () => Mail.query().where('kind', 'cadeau')
const onDay = (day: string) => startOfDay(day).plus({ hours: 9 })

test.group('The order of a gift', (group) => {
  let simulator: Simulator
  let mailbox: Mailbox

  group.each.setup(async () => {
    await emptyShop()
    simulator = await withSimulator()
    mailbox = await new Mailbox().open()
    return async () => {
      await mailbox.close()
      await cleanUpSimulator(simulator)
    }
  })

  const buy = async (client: Parameters<typeof placeOrder>[0], gift: object, path = RECIPE) => {
    const { payment } = await placeOrder(client, simulator, path, { cadeau: gift, afstand: true })
    await simulator.control.decide(payment, 'paid', { webhook: 'never' })
    const { token } = await Order.firstOrFail()
    await client.get(`/bestelling/${token}`)
    await drainQueue()
    return Order.firstOrFail()
  }

  test('the giver gets confirmation and invoice and no link to play; the receiver gets it on the day', async ({
    client,
    assert,
  }) => {
    const order = await buy(client, { ...GIFT, datum: inDays(12) })
    const confirmation = onlyOf(mailbox.to(CUSTOMER.email))
    const said = textOf(confirmation)
    assert.include(said, 'krijgt Oma Truus het spel van jou per e-mail, op truus@example.nl')
    assert.include(said, 'Bij een cadeau geldt dat vanaf het moment dat Oma Truus het krijgt')
    assert.notInclude(said, '/spelen/')
    assert.notInclude(said, '/download/')
    const names = confirmation.attachments.map(({ filename }) => `${filename}`)
    assert.lengthOf(
      names.filter((name) => /factuur/i.test(name)),
      1
    )
    assert.include(names, 'modelformulier-herroeping.pdf')
    assert.lengthOf(mailbox.to('truus@example.nl'), 0)
    assert.isNull(await Delivery.findBy({ orderId: order.id, kind: 'speellink' }))

    await sendGifts(onDay(inDays(11)))
    assert.lengthOf(await gifts(), 0)
    await sendGifts(onDay(inDays(12)))
    await drainQueue()
    const mail = onlyOf(mailbox.to('truus@example.nl'))
    assert.equal(mail.subject, 'Noor de Vries geeft je een spel cadeau')
    const { token } = await Gift.firstOrFail()
    for (const text of [textOf(mail), String(mail.html)]) {
      assert.include(text, `/cadeau/${token}`)
      assert.include(text, 'Gefeliciteerd!')
      assert.notInclude(text, order.token)
      assert.notInclude(text, order.number)
      assert.notMatch(text, /€|EUR/)
    }
  })

  test('the page after paying and the page of the order have nothing to play with', async ({
    client,
    assert,
  }) => {
    const { token } = await buy(client, { ...GIFT, datum: inDays(1) })
    const thanks = await client.get(`/bestellen/bedankt?bestelling=${token}`)
    const { order } = pageProps<{ order: { playUrl: unknown; giftWay: string } }>(thanks)
    assert.deepInclude(order, { playUrl: null, giftWay: 'email' })
    const page = await client.get(`/bestelling/${token}`)
    const props = pageProps<{ order: Record<string, unknown>; gift: Record<string, unknown> }>(page)
    assert.deepInclude(props.order, { downloadUrl: null, playLink: null, party: null })
    assert.deepInclude(props.gift, { to: 'Oma Truus', sentAt: null, begunAt: null })
    assert.notInclude(page.text(), (await Gift.firstOrFail()).token)
  })

  test('a download is in the mail of the receiver', async ({ client, assert }) => {
    await buy(client, { ...GIFT, datum: inDays(0) }, 'sintjunior')
    await sendGifts(onDay(inDays(0)))
    await drainQueue()
    const { token } = await Delivery.firstOrFail()
    assert.include(textOf(onlyOf(mailbox.to('truus@example.nl'))), `/download/${token}`)
  })

  test('a free game can be given too, to one address at most twice a day', async ({
    client,
    assert,
  }) => {
    const give = (email: string, to = GIFT.email) =>
      post(client, '/api/cuneravanrhenen/bestellen', {
        ...{ naam: CUSTOMER.naam, email, cadeau: { ...GIFT, email: to, datum: inDays(0) } },
      })
    ;(await give('een@example.nl')).assertStatus(200)
    ;(await give('twee@example.nl', 'Truus+spel@example.nl')).assertStatus(200)
    const third = await give('drie@example.nl')
    third.assertStatus(422)
    assert.lengthOf(third.body().errors['cadeau.email'], 1)
    ;(await give('drie@example.nl', 'opa@example.nl')).assertStatus(200)
    await sendGifts(onDay(inDays(0)))
    await drainQueue()
    assert.lengthOf(mailbox.to('opa@example.nl'), 1)
  })

  test('an order that asks for no gift brings none', async ({ client, assert }) => {
    await placeOrder(client, simulator, RECIPE)
    await placeOrder(client, simulator, RECIPE, { cadeau: null })
    assert.isNull(await Gift.first())
  })

  test('a double tap on the same gift is one order', async ({ client, assert }) => {
    const fields = { aanvraagsleutel: 'sleutel-1', cadeau: { ...GIFT, datum: inDays(3) } }
    await Promise.all([1, 2, 3].map(() => placeOrder(client, simulator, RECIPE, fields)))
    assert.lengthOf(await Order.all(), 1)
    assert.lengthOf(await Gift.all(), 1)
  })

  test('a gift is refused: {title}')
    .with([
      {
        title: 'a day that is over',
        gift: { ...GIFT, datum: inDays(-1) },
        field: 'cadeau.datum',
        text: 'Deze dag is al voorbij. Kies vandaag of een latere dag.',
      },
      {
        title: 'a day beyond a year',
        gift: { ...GIFT, datum: inDays(367) },
        field: 'cadeau.datum',
        text: 'Kies een dag binnen een jaar van nu.',
      },
      { title: 'no day', gift: GIFT, field: 'cadeau.datum', text: 'Kies een dag.' },
      {
        title: 'a day that does not exist',
        gift: { ...GIFT, datum: '2026-02-30' },
        field: 'cadeau.datum',
        text: 'Kies een dag.',
      },
      {
        title: 'the giver as receiver',
        gift: { ...GIFT, email: 'NOOR+cadeau@example.nl', datum: inDays(1) },
        field: 'cadeau.email',
        text: 'Dit is je eigen e-mailadres. Vul dat van de ontvanger in, of kies dat je het cadeau zelf geeft.',
      },
      {
        title: 'no name',
        gift: { ...GIFT, naam: ' ', datum: inDays(1) },
        field: 'cadeau.naam',
        text: 'Vul de naam van de ontvanger in.',
      },
      {
        title: 'no address',
        gift: { ...GIFT, email: null, datum: inDays(1) },
        field: 'cadeau.email',
        text: 'Vul het e-mailadres van de ontvanger in.',
      },
      {
        title: 'an address that is none',
        gift: { ...GIFT, email: 'truus', datum: inDays(1) },
        field: 'cadeau.email',
        text: 'Dit lijkt geen geldig e-mailadres.',
      },
      {
        title: 'a message that is too long',
        gift: { ...GIFT, bericht: 'a'.repeat(501), datum: inDays(1) },
        field: 'cadeau.bericht',
        text: 'Dit is te lang: hoogstens 500 tekens.',
      },
      {
        title: 'a message with a link',
        gift: { ...GIFT, bericht: 'Kijk op www.kwaad.nl', datum: inDays(1) },
        field: 'cadeau.bericht',
        text: 'Zet geen webadres of e-mailadres in je bericht.',
      },
      {
        title: 'a game by mail that should go by post',
        gift: { ...GIFT, wijze: 'post', datum: inDays(1) },
        field: 'cadeau.wijze',
        text: 'Kies een van de mogelijkheden.',
      },
    ])
    .run(async ({ client, assert }, { gift, field, text }) => {
      const response = await post(client, `/api/${RECIPE}/bestellen`, { ...CUSTOMER, cadeau: gift })
      response.assertStatus(422)
      assert.deepEqual(response.body().errors[field], [text])
      assert.isNull(await Order.first())
    })

  test('a slip in the address of the receiver is asked about', async ({ client, assert }) => {
    const gift = { ...GIFT, email: 'truus@gmial.com', datum: inDays(1) }
    const asked = { ...CUSTOMER, vragen: true, cadeau: gift }
    const response = await post(client, `/api/${RECIPE}/bestellen`, asked)
    response.assertStatus(422)
    assert.include(response.body().errors['cadeau.email'][0], 'truus@gmail.com')
  })

  test('a game that cannot be ordered cannot be given either', async ({ client }) => {
    for (const path of ['spellenfabriek', 'ontgoocheld2']) {
      const order = { ...CUSTOMER, cadeau: { ...GIFT, datum: inDays(1) } }
      ;(await post(client, `/api/${path}/bestellen`, order)).assertStatus(404)
    }
  })
})

test.group('A gift whose day has come', (group) => {
  group.each.setup(() => emptyShop())
  const NOW = onDay(inDays(0))
  const BEFORE = DateTime.utc().minus({ days: 3 })

  test('the receiver gets one mail from ten workers at once and every later run', async ({
    assert,
  }) => {
    await giftOf(BEFORE)
    await Promise.all(Array.from({ length: 10 }, () => sendGifts(NOW)))
    await new SendGifts().execute()
    await sendGifts(NOW.plus({ days: 1 }))
    assert.lengthOf(await gifts(), 1)
  }).timeout(30_000)

  test('a gift that is late still comes', async ({ assert }) => {
    await giftOf(BEFORE.minus({ days: 30 }))
    await sendGifts(NOW)
    assert.lengthOf(await gifts(), 1)
  })

  test('no gift comes of an order that is {status}')
    .with(
      (['open', 'mislukt', 'geannuleerd', 'terugbetaald'] as OrderStatus[]).map((status) => ({
        status,
      }))
    )
    .run(async ({ assert }, { status }) => {
      await giftOf(BEFORE, {}, { status })
      await sendGifts(NOW)
      assert.lengthOf(await gifts(), 0)
    })

  test('a gift stays away while a withdrawal waits, and comes once that is rejected', async ({
    assert,
  }) => {
    const { order } = await giftOf(BEFORE)
    const withdrawal = await withdrawalOf(BEFORE, { orderId: order.id, status: 'ontvangen' })
    await sendGifts(NOW)
    assert.lengthOf(await gifts(), 0)
    await withdrawal.merge({ status: 'afgewezen' }).save()
    await sendGifts(NOW)
    assert.lengthOf(await gifts(), 1)
  })

  test('a withdrawal just before a gift is mailed keeps the mail here', async ({ assert }) => {
    const mailbox = await new Mailbox().open()
    try {
      const { order } = await giftOf(BEFORE)
      await sendGifts(NOW)
      await withdrawalOf(BEFORE, { orderId: order.id, status: 'ontvangen' })
      await drainQueue()
      assert.lengthOf(mailbox.mails, 0)
      assert.lengthOf(await gifts(), 0)
    } finally {
      await mailbox.close()
    }
  })

  test('a gift that the giver hands over is not mailed', async ({ assert }) => {
    await giftOf(BEFORE, { way: 'zelf', receiverEmail: null, giveOn: null })
    await sendGifts(NOW)
    assert.lengthOf(await gifts(), 0)
    assert.equal(present(await Gift.first(), 'the gift').way, 'zelf')
  })
})
