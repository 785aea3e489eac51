import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import sharp from 'sharp'
import { giftCards } from '#app/shop/gifts/gift_card_pdf'
import { lastEnd } from '#domain/shop/gifts'
import { playableUntil } from '#domain/shop/play_links'
import { remindOfEnd } from '#app/shop/play_links/remind_of_end'
import Delivery from '#models/shop/delivery'
import Gift from '#models/shop/gift'
import OrderEvent from '#models/shop/order_event'
import { drainQueue } from '#tests/helpers/core/drain_queue'
import { htmlText, wordsMissing } from '#tests/helpers/core/html_text'
import { pdfText } from '#tests/helpers/core/pdf_text'
import { emptyShop } from '#tests/helpers/database'
import { pageProps } from '#tests/helpers/page_props'
import { headerOf, matched, onlyOf, present } from '#tests/helpers/present'
import { photographPages } from '#tests/helpers/pictures/photograph_pdf'
import { readQr } from '#tests/helpers/pictures/read_qr'
import { giftOf } from '#tests/helpers/shop/gift_orders'
import { post } from '#tests/helpers/shop/shop_calls'
import { withdrawalOf } from '#tests/helpers/shop/stored_records'
import { Mailbox, textOf } from '#tests/helpers/shop/test_mailbox'
import env from '#start/env'

const RECIPE = 'het-verdwenen-recept'
const DAYS_AGO = DateTime.utc().startOf('second').minus({ days: 40 })
const begin = (client: Parameters<typeof post>[0], { token }: Gift) =>
  post(client, `/api/cadeau/${token}/beginnen`, {})
/** The folding instruction of the paper card, which its web page does not need. */
const FOLD = 'Vouw eerst de bovenste helft naar achteren, dan de linkerhelft'

/** A drawing on a white sheet, as a camera sees it. */
async function photographDrawing(svg: string) {
  const drawn = sharp(Buffer.from(svg.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')))
  const photo = drawn.resize(500).flatten({ background: '#fff' }).toColourspace('b-w').raw()
  const { data: grey, info } = await photo.toBuffer({ resolveWithObject: true })
  return { grey, width: info.width, height: info.height }
}

const playLinks = () => Delivery.query().where('kind', 'speellink')

type Opened = {
  gift: {
    given: boolean
    message: string[]
    downloadUrl: string | null
    play: { begun: boolean; over: boolean; url: string | null; extendableUntil: string | null }
  }
}

test.group('A gift that is unwrapped', (group) => {
  group.each.setup(() => emptyShop())

  test('opening the page and asking for the game begin nothing, however often', async ({
    client,
    assert,
  }) => {
    const { gift, order } = await giftOf(DAYS_AGO)
    for (let times = 0; times < 3; times++) {
      const page = await client.get(`/cadeau/${gift.token}`)
      page.assertStatus(200)
      const { gift: shown } = pageProps<Opened>(page)
      assert.deepInclude(shown.play, { begun: false, over: false, url: null })
      assert.deepEqual(shown.message, ['Gefeliciteerd!'])
      assert.isNotNull(shown.downloadUrl)
      for (const secret of [order.token, order.email, order.number, '17,50', '17.50'])
        assert.notInclude(page.text(), secret)
      const valid = await post(client, `/api/${RECIPE}/validate`, { uniqueid: gift.token })
      assert.notEqual(valid.text(), 'true')
    }
    assert.lengthOf(await playLinks(), 0)
  })

  test('the month begins at the press, and not at the order', async ({ client, assert }) => {
    const { gift, order } = await giftOf(DAYS_AGO)
    const before = DateTime.utc().startOf('second')
    const reply = await begin(client, gift)
    reply.assertStatus(200)
    const link = await playLinks().firstOrFail()
    assert.include(reply.body().speellink, `/spelen/${link.token}/${RECIPE}`)
    const end = present(link.validUntil, 'the end')
    assert.isTrue(end >= playableUntil(before) && end <= playableUntil(DateTime.utc()))

    ;(await client.get(`/spelen/${link.token}/${RECIPE}`)).assertStatus(200)
    const valid = await post(client, `/api/${RECIPE}/validate`, { uniqueid: link.token })
    assert.equal(valid.text(), 'true')
    const page = await client.get(`/cadeau/${gift.token}`)
    assert.include(String(pageProps<Opened>(page).gift.play.url), `${link.token}`)
    const events = await OrderEvent.query().where({ orderId: order.id, kind: 'gift_begun' })
    assert.lengthOf(events, 1)
  })

  test('ten presses at the same moment begin once, with one end', async ({ client, assert }) => {
    const { gift } = await giftOf(DAYS_AGO)
    const replies = await Promise.all(Array.from({ length: 10 }, () => begin(client, gift)))
    for (const reply of replies) reply.assertStatus(200)
    assert.lengthOf(new Set(replies.map((reply) => reply.body().speellink)), 1)
    const link = onlyOf(await playLinks())
    ;(await begin(client, gift)).assertStatus(200)
    assert.equal(onlyOf(await playLinks()).validUntil?.toMillis(), link.validUntil?.toMillis())
    assert.lengthOf(await OrderEvent.query().where('kind', 'gift_begun'), 1)
  }).timeout(30_000)

  test('a press without the token of a page begins nothing', async ({ client, assert }) => {
    const { gift } = await giftOf(DAYS_AGO)
    const reply = await client.post(`/api/cadeau/${gift.token}/beginnen`).json({})
    assert.isAtLeast(reply.status(), 400)
    assert.lengthOf(await playLinks(), 0)
  })

  test('a receiver who begins after a year plays for what is left, and a month after that nothing', async ({
    client,
    assert,
  }) => {
    const { gift, order } = await giftOf(DateTime.utc().minus({ years: 1, days: 10 }))
    ;(await begin(client, gift)).assertStatus(200)
    const link = await playLinks().firstOrFail()
    assert.equal(
      +present(link.validUntil, 'the end').startOf('second'),
      +lastEnd(order.createdAt).startOf('second')
    )

    const old = await giftOf(DateTime.utc().minus({ years: 1, months: 2 }))
    const late = await begin(client, old.gift)
    late.assertStatus(409)
    assert.include(late.body().message, 'te lang blijven liggen')
    assert.isTrue(pageProps<Opened>(await client.get(`/cadeau/${old.gift.token}`)).gift.play.over)
  })

  test('Cunera has no end as a gift either', async ({ client, assert }) => {
    const { gift } = await giftOf(
      DAYS_AGO.minus({ years: 2 }),
      {},
      { itemName: 'cunera-van-rhenen', totalCents: 0 }
    )
    ;(await begin(client, gift)).assertStatus(200)
    assert.isNull((await playLinks().firstOrFail()).validUntil)
  })

  test('a booklet as a gift has nothing to begin, and can be downloaded', async ({
    client,
    assert,
  }) => {
    const { gift } = await giftOf(DAYS_AGO, {}, { itemName: 'sintjunior' })
    ;(await begin(client, gift)).assertStatus(409)
    const { gift: shown } = pageProps<Opened>(await client.get(`/cadeau/${gift.token}`))
    assert.isNull(shown.play)
    ;(await client.get(new URL(`${shown.downloadUrl}`).pathname)).assertStatus(200)
  })

  test('the receiver cannot begin the game {title}')
    .with([
      { title: 'when the money is back', status: 'terugbetaald', withdrawn: false },
      { title: 'before it is paid', status: 'open', withdrawn: false },
      { title: 'while the giver takes it back', status: 'betaald', withdrawn: true },
    ] as const)
    .run(async ({ client, assert }, { status, withdrawn }) => {
      const { gift, order } = await giftOf(DAYS_AGO, {}, { status })
      if (withdrawn) await withdrawalOf(DAYS_AGO, { orderId: order.id, status: 'ontvangen' })
      const reply = await begin(client, gift)
      reply.assertStatus(409)
      assert.include(reply.body().message, 'Vraag het even aan wie het je gaf')
      assert.lengthOf(await playLinks(), 0)
      const { gift: shown } = pageProps<Opened>(await client.get(`/cadeau/${gift.token}`))
      assert.deepInclude(shown, { given: false, downloadUrl: null, play: null })
    })

  test('another secret opens nothing', async ({ client }) => {
    await giftOf(DAYS_AGO)
    ;(await client.get('/cadeau/geraden')).assertStatus(404)
    ;(await post(client, '/api/cadeau/geraden/beginnen', {})).assertStatus(404)
  })

  test('the receiver extends the game once, from their own page', async ({ client, assert }) => {
    const { gift } = await giftOf(DAYS_AGO)
    ;(await post(client, `/api/cadeau/${gift.token}/verlengen`, {})).assertStatus(409)
    await begin(client, gift)
    const before = present((await playLinks().firstOrFail()).validUntil, 'the end')
    ;(await post(client, `/api/cadeau/${gift.token}/verlengen`, {})).assertStatus(200)
    const after = present((await playLinks().firstOrFail()).validUntil, 'the end')
    assert.equal(+after, +playableUntil(before))
  })

  test('the receiver is told of the end of the game, without the page of the order', async ({
    client,
    assert,
  }) => {
    const mailbox = await new Mailbox().open()
    try {
      const { gift, order } = await giftOf(DAYS_AGO)
      await begin(client, gift)
      await remindOfEnd(DateTime.utc().plus({ days: 26 }))
      await drainQueue()
      assert.lengthOf(mailbox.to(order.email), 0)
      const mail = onlyOf(mailbox.to('truus@example.nl'))
      for (const text of [textOf(mail), String(mail.html)]) {
        assert.include(text, `/cadeau/${gift.token}`)
        assert.notInclude(text, order.token)
      }
    } finally {
      await mailbox.close()
    }
  })

  test('the giver is told of the end of a gift that the giver hands over', async ({
    client,
    assert,
  }) => {
    const mailbox = await new Mailbox().open()
    try {
      const { gift, order } = await giftOf(DAYS_AGO, {
        ...{ way: 'zelf', receiverEmail: null, giveOn: null },
      })
      await begin(client, gift)
      await remindOfEnd(DateTime.utc().plus({ days: 26 }))
      await drainQueue()
      assert.include(textOf(onlyOf(mailbox.to(order.email))), `/cadeau/${gift.token}`)
    } finally {
      await mailbox.close()
    }
  })
})

test.group('The card of a gift', (group) => {
  group.each.setup(() => emptyShop())

  test('the giver prints the card, in any script and with any message', async ({
    client,
    assert,
  }) => {
    for (const message of [
      null,
      'Gefeliciteerd!',
      `${'lang '.repeat(99)}`,
      '\n\n😀 مبروك 祝福 ğł'.repeat(20),
    ]) {
      const { order } = await giftOf(DAYS_AGO, { message, receiverName: '祝福 Łucja مريم' })
      const card = await client.get(`/bestelling/${order.token}/cadeaukaart`)
      card.assertStatus(200)
      card.assertHeader('content-type', 'application/pdf')
      assert.include(card.header('content-disposition'), `cadeaukaart-${order.number}.pdf`)
    }
  }).timeout(30_000)

  test('the card is a web page too, which says what the paper says and leads where the code leads', async ({
    client,
    assert,
  }) => {
    const { order, gift } = await giftOf(DAYS_AGO, { message: 'Voor jou & <samen>!\nTot zondag.' })
    const path = `/bestelling/${order.token}/cadeaukaart`
    const page = await client.get(`${path}/webpagina`)
    page.assertStatus(200)
    page.assertHeader('content-type', 'text/html; charset=utf-8')
    page.assertHeader('cache-control', 'no-store')
    page.assertHeader('x-robots-tag', 'noindex, nofollow')
    page.assertHeader('referrer-policy', 'no-referrer')
    assert.include(headerOf(page, 'content-security-policy'), "default-src 'none'")
    assert.include(page.text(), `href="${path}"`)
    assert.match(page.text(), new RegExp(`href="[^"]+/cadeau/${gift.token}"`))
    const paper = await pdfText((await client.get(path)).body())
    await order.load('gift')
    const { address } = present((await giftCards([order])).get(order.id), 'the card')
    assert.match(present(address, 'where the code leads'), new RegExp(`/cadeau/${gift.token}$`))
    /** The address is a link there; upside down on paper its pieces read in any order. */
    const missing = wordsMissing(`${page.text()} ${FOLD}`, paper)
    const signs = (text: string) => [...text.toLowerCase()].filter((one) => /\w/.test(one))
    const ofAddress = signs(present(address, 'the address'))
    for (const sign of signs(missing.join(''))) {
      const at = ofAddress.indexOf(sign)
      assert.notEqual(at, -1, `${missing.join(' ')} is more than the address`)
      ofAddress.splice(at, 1)
    }
    const said = htmlText(page.text())
    for (const piece of [
      ...['Een cadeau voor', 'Oma Truus', 'Voor jou & <samen>!', 'Tot zondag.', order.name],
      ...['Een escape room voor thuis', order.game.title, order.game.players],
      ...[order.game.playtime, 'Scan de code of typ het adres over.'],
    ])
      assert.include(said, piece)
  })

  test('a phone reads the address of the receiver from the code, on paper and on the page', async ({
    client,
    assert,
  }) => {
    const { order, gift } = await giftOf(DAYS_AGO)
    const { order: other, gift: another } = await giftOf(DAYS_AGO)
    for (const [{ token }, expected] of [
      [order, gift],
      [other, another],
    ] as const) {
      const path = `/bestelling/${token}/cadeaukaart`
      const paper = await photographPages((await client.get(path)).body(), 1654)
      assert.equal(readQr(onlyOf(paper)), `${env.appUrl}/cadeau/${expected.token}`)
      const page = await client.get(`${path}/webpagina`)
      const [drawing] = matched(/<svg.*?<\/svg>/s, page.text())
      assert.equal(
        readQr(await photographDrawing(drawing)),
        `${env.appUrl}/cadeau/${expected.token}`
      )
    }
  })

  test('the code of a posted game leads to its hints', async ({ client, assert }) => {
    const posted = { itemName: 'kunstroof', address: 'Dorpsstraat 12', city: 'Rhenen' }
    const { order } = await giftOf(DAYS_AGO, { way: 'post', receiverEmail: null }, posted)
    const card = await client.get(`/bestelling/${order.token}/cadeaukaart`)
    const read = readQr(onlyOf(await photographPages(card.body(), 1654)))
    assert.equal(read, `${env.appUrl}${present(order.game.sale.playPath, 'its hints')}`)
    ;(await client.get(new URL(read).pathname)).assertStatus(200)
  })

  test('an order that is no gift, or that was taken back, has no card', async ({ client }) => {
    const { order } = await giftOf(DAYS_AGO, {}, { status: 'terugbetaald' })
    const path = `/bestelling/${order.token}/cadeaukaart`
    for (const address of [path, `${path}/webpagina`]) (await client.get(address)).assertStatus(404)
    await Gift.query().delete()
    for (const address of [path, `${path}/webpagina`, '/bestelling/onbekend/cadeaukaart/webpagina'])
      (await client.get(address)).assertStatus(404)
  })
})
