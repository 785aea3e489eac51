import { test } from '@japa/runner'
import { asPaper } from '#app/shop/invoices/invoice_paper'
import { asEuro } from '#domain/money'
import type { QuoteInWords } from '#domain/shop/bookings/quote_in_words'
import { discountFits, extrasOf, priceQuote } from '#domain/shop/bookings/quote_extras'
import BookingQuote from '#models/shop/booking_quote'
import Invoice from '#models/shop/money/invoice'
import Setting from '#models/shop/setting'
import { loggedIn } from '#tests/helpers/browser'
import { drainQueue } from '#tests/helpers/core/drain_queue'
import { emptyShop } from '#tests/helpers/database'
import { pageProps } from '#tests/helpers/page_props'
import { firstOf } from '#tests/helpers/present'
import { createBooking, offer, pageOf, press } from '#tests/helpers/shop/bookings'
import { Mailbox, textOf } from '#tests/helpers/shop/test_mailbox'
import type Booking from '#models/shop/booking'
import type { Browser } from '#tests/helpers/browser'

type Proposal = { totalCents: number; seen: string; lines: object[]; discount: string }

const of = ({ id }: Booking) => `/api/dashboard/boeking/${id}`

async function proposalFor(admin: Browser, { id }: Booking): Promise<Proposal> {
  const page = await admin.open(`/dashboard/boekingen/${id}`)
  return pageProps<{ booking: { proposal: Proposal } }>(page).booking.proposal
}

/** € 390,40 for the evening, € 61,45 beside it, € 25,00 off. */
const EXTRA = {
  ...{ tekst: 'Kom!', aanbetaling: null, opRekening: true, dagen: 14, korting: '25,00' },
  regels: [
    { tekst: 'Drankjes na afloop', bedrag: '36,50' },
    { tekst: 'Tweede spelleider', bedrag: '24.95' },
  ],
  totaal: 42_685,
}

const ILLEGIBLE = [{ tekst: 'Taart', bedrag: 'veel' }]

test.group('The lines beside the evening in a quote', (group) => {
  group.each.setup(async () => {
    await emptyShop()
    await Setting.create({ name: 'shop', value: JSON.stringify({ vatId: 'NL001234567B01' }) })
  })

  test('lines and a discount are the same on quote, mail, page, invoice and books, to the cent', async ({
    client,
    assert,
    cleanup,
  }) => {
    const mailbox = await new Mailbox().open()
    cleanup(() => mailbox.close())
    const admin = await loggedIn(client)
    const booking = await createBooking()
    ;(await admin.post(`${of(booking)}/offerte`, EXTRA)).assertStatus(200)
    const quote = await BookingQuote.firstOrFail()
    assert.equal(quote.totalCents, 42_685)

    await drainQueue()
    const written = textOf(firstOf(mailbox.to('noor@example.nl')))
    const page = await client.get(pageOf(booking))
    for (const part of ['Drankjes na afloop', asEuro(3650), asEuro(-2500), asEuro(42_685)]) {
      assert.include(written, part)
      page.assertTextIncludes(part)
    }

    await press(client, booking, 'akkoord', { versie: 1 })
    ;(await admin.post(`${of(booking)}/factuur`)).assertStatus(200)
    const { content } = await Invoice.firstOrFail()
    const sum = content.lines.reduce((cents, line) => cents + line.cents, 0)
    assert.deepEqual([sum, content.totalCents, content.lines.length], [42_685, 42_685, 5])
    /** 426,85 × 21 / 121, by hand. */
    assert.deepInclude(content.vat, { percentage: 21, vatCents: 7408, taxableCents: 35_277 })
    const books = await admin.open('/dashboard/boekhouding')
    const { total } = pageProps<{ books: { total: { net: object } } }>(books).books
    assert.deepInclude(total.net, { inclCents: 42_685, vatCents: 7408, exclCents: 35_277 })
  })

  test('a business reads the same rate per line and the same totals on page, mail and invoice', async ({
    client,
    assert,
    cleanup,
  }) => {
    const mailbox = await new Mailbox().open()
    cleanup(() => mailbox.close())
    const admin = await loggedIn(client)
    const booking = await createBooking({ buyer: 'business', organisation: 'Bakkerij De Vries' })
    ;(await admin.post(`${of(booking)}/offerte`, EXTRA)).assertStatus(200)
    await drainQueue()
    const mail = firstOf(mailbox.to('noor@example.nl'))
    const { quote } = pageProps<{ booking: { quote: { words: QuoteInWords } } }>(
      await client.get(pageOf(booking))
    ).booking
    const { lines, totals } = quote.words
    assert.lengthOf(lines, 5)
    for (const { description, note, amount } of lines) {
      assert.match(note, /21\u00A0% btw$/, description)
      assert.include(textOf(mail), `${description} (${note}): ${amount}`)
      assert.include(String(mail.html), note)
    }
    for (const { what, amount } of totals) {
      assert.include(textOf(mail), `${what}: ${amount}`)
      assert.match(String(mail.html), new RegExp(`>${what}</th>\\s*<td[^>]*>${amount}</td>`))
    }

    await press(client, booking, 'akkoord', { versie: 1 })
    ;(await admin.post(`${of(booking)}/factuur`)).assertStatus(200)
    const paper = asPaper((await Invoice.firstOrFail()).content)
    assert.equal(paper.amountHeading, 'Inclusief 21\u00A0% btw')
    assert.deepEqual(paper.totals, totals)
    assert.deepEqual(
      paper.lines.map(({ description, amount }) => [description, amount]),
      lines.map(({ description, amount }) => [description, amount])
    )
  })

  test('the next quote begins with what the last one had beside the evening', async ({
    client,
    assert,
  }) => {
    const admin = await loggedIn(client)
    const booking = await createBooking()
    await admin.post(`${of(booking)}/offerte`, EXTRA)
    await booking.merge({ people: 25 }).save()
    const { lines, discount, totalCents } = await proposalFor(admin, booking)
    assert.deepEqual(lines, [
      { text: 'Drankjes na afloop', amount: '36,50' },
      { text: 'Tweede spelleider', amount: '24,95' },
    ])
    assert.deepEqual([discount, totalCents], ['25,00', 44_185])
  })

  test('a wrong line and a discount above the whole are named at their fields', async ({
    client,
    assert,
  }) => {
    const admin = await loggedIn(client)
    const booking = await createBooking()
    const send = (fields: object) => admin.post(`${of(booking)}/offerte`, { ...EXTRA, ...fields })
    const wrong = await send({ regels: [{ tekst: ' ', bedrag: 'tien' }], korting: '-5' })
    wrong.assertStatus(422)
    assert.sameMembers(Object.keys((wrong.body() as { errors: object }).errors), [
      ...['regels.0.tekst', 'regels.0.bedrag', 'korting'],
    ])
    const high = await send({ regels: [], korting: '390,40', totaal: 0 })
    high.assertStatus(422)
    assert.property((high.body() as { errors: object }).errors, 'korting')
    ;(await send({ totaal: 39_040 })).assertStatus(409)
    assert.deepEqual(await BookingQuote.all(), [])
  })

  test('everything that is wrong with a quote is named at once: {named}')
    .with([
      { named: ['tekst', 'dagen', 'korting'], fields: { tekst: ' ', dagen: 0, korting: '500' } },
      { named: ['tekst', 'aanbetaling'], fields: { tekst: '', aanbetaling: '365,40' } },
      { named: ['korting', 'aanbetaling'], fields: { korting: '500', aanbetaling: 'veel' } },
      { named: ['korting', 'dagen'], fields: { korting: 'x', aanbetaling: '365,40', dagen: null } },
      { named: ['tekst'], fields: { tekst: ' ', aanbetaling: '365,39' } },
      { named: ['regels.0.bedrag'], fields: { regels: ILLEGIBLE, aanbetaling: '400,00' } },
      { named: ['regels.0.bedrag', 'korting'], fields: { regels: ILLEGIBLE, korting: '0,5' } },
    ])
    .run(async ({ client, assert }, { named, fields }) => {
      const admin = await loggedIn(client)
      const data = { ...EXTRA, regels: [], ...fields }
      const refused = await admin.post(`${of(await createBooking())}/offerte`, data)
      refused.assertStatus(422)
      assert.sameMembers(Object.keys((refused.body() as { errors: object }).errors), named)
    })

  test('a quote from a tab that another tab overtook is refused, and one that is sent twice counts once', async ({
    client,
    assert,
  }) => {
    const admin = await loggedIn(client)
    const booking = await createBooking()
    const { seen } = await proposalFor(admin, booking)
    await booking.merge({ notes: 'Belt liever' }).save()
    const late = await admin.post(`${of(booking)}/offerte`, { ...EXTRA, gezien: seen })
    late.assertStatus(409)
    late.assertBodyContains({ reden: 'intussen_gewijzigd' })

    const fresh = { ...EXTRA, gezien: (await proposalFor(admin, booking)).seen }
    const again = await Promise.all(
      [1, 2, 3].map(() => admin.copy().post(`${of(booking)}/offerte`, fresh))
    )
    for (const answer of again) answer.assertStatus(200)
    assert.lengthOf(await BookingQuote.all(), 1)
    const other = { ...fresh, regels: [], totaal: 36_540 }
    ;(await admin.post(`${of(booking)}/offerte`, other)).assertStatus(409)
    const longer = { ...fresh, dagen: 30 }
    ;(await admin.post(`${of(booking)}/offerte`, longer)).assertStatus(409)
    await booking.refresh()
    await booking.merge({ startsAt: booking.startsAt?.plus({ days: 1 }) ?? null }).save()
    ;(await admin.post(`${of(booking)}/offerte`, fresh)).assertStatus(409)
    assert.lengthOf(await BookingQuote.all(), 1)
  })

  test('a booking that gets another price keeps what was offered until a new quote', async ({
    assert,
  }) => {
    const booking = await createBooking()
    const extras = { lines: [{ description: 'Taart', cents: 1000 }], discountCents: 40 }
    const { quoteLines, totalCents } = await offer(booking, { extras })
    assert.equal(totalCents, 40_000)
    assert.deepEqual(extrasOf(quoteLines), extras)
  })
})

test.group('The price of a quote', () => {
  const EVENING = [{ description: 'Avond', count: 1, unitCents: 6000, cents: 6000 }]

  test('{discountCents} cents off 60.00 and 15.00 leaves {left}; that fits: {fits}')
    .with([
      { discountCents: 0, left: 7500, fits: true },
      { discountCents: 7499, left: 1, fits: true },
      { discountCents: 7500, left: 0, fits: false },
      { discountCents: 9000, left: -1500, fits: false },
    ])
    .run(({ assert }, { discountCents, left, fits }) => {
      const lines = [{ description: 'Taart', cents: 1500 }]
      const price = priceQuote(EVENING, { lines, discountCents })
      assert.equal(price.totalCents, left)
      assert.equal(discountFits(price), fits)
      const sum = price.lines.reduce((cents, line) => cents + line.cents, 0)
      assert.equal(sum, left, 'the lines add up')
    })
})
