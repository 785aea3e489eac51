import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { followBookings } from '#app/shop/bookings/follow_bookings'
import { dayInWords, dayOf } from '#domain/dutch_time'
import { asEuro } from '#domain/money'
import Booking from '#models/shop/booking'
import BookingQuote from '#models/shop/booking_quote'
import BookingEvent from '#models/shop/booking_event'
import ContactMessage from '#models/shop/contact_message'
import Customer from '#models/live/customer'
import Invoice from '#models/shop/money/invoice'
import Mail from '#models/shop/mail'
import Setting from '#models/shop/setting'
import { loggedIn } from '#tests/helpers/browser'
import { drainQueue } from '#tests/helpers/core/drain_queue'
import { emptyShop } from '#tests/helpers/database'
import { firstOf, present } from '#tests/helpers/present'
import { pageProps } from '#tests/helpers/page_props'
import { agreed, BOOKING, createBooking, offer, pageOf, press } from '#tests/helpers/shop/bookings'
import { post } from '#tests/helpers/shop/shop_calls'
import { Mailbox, textOf } from '#tests/helpers/shop/test_mailbox'

const NEW = '/api/dashboard/boeking/new'
const of = ({ id }: Booking) => `/api/dashboard/boeking/${id}`

type Proposal = { readonly booking: { proposal: { text: string; totalCents: number } } }

test.group('Booking an evening', (group) => {
  group.each.setup(() => emptyShop())

  test('the owner writes an evening down, from a message of the contact page', async ({
    client,
    assert,
  }) => {
    const admin = await loggedIn(client)
    const message = await ContactMessage.create({
      ...{ name: 'Noor de Vries', email: 'Noor@example.nl', phone: '06 1', message: 'Met 24!' },
    })
    const form = await admin.open(`/dashboard/boekingen/nieuw?bericht=${message.id}`)
    assert.deepInclude(pageProps<{ begin: object }>(form).begin, {
      ...{ name: 'Noor de Vries', notes: 'Met 24!', messageId: message.id },
    })
    const made = await admin.post(NEW, { ...BOOKING, bericht: message.id, voorbij: true })
    made.assertStatus(201)

    const booking = await Booking.firstOrFail()
    assert.equal(booking.status, 'inquiry')
    assert.equal(booking.postcode, '3911 AB')
    assert.equal(booking.startsAt?.toUTC().toISO(), '2027-03-06T18:30:00.000Z', 'Dutch time')
    const page = await admin.open(`/dashboard/berichten/${message.id}`)
    page.assertTextIncludes(booking.number)
    assert.isNotNull((await message.refresh()).handledAt, 'the booking is the answer')
    const list = await admin.open('/dashboard/boekingen?zoek=rhenen')
    list.assertTextIncludes(booking.number)
    const all = await admin.open('/dashboard/boekingen?stand=alle&zoek=onvindbaar')
    assert.equal(pageProps<{ count: number }>(all).count, 0)
  })

  test('the sum that a visitor computed on the page of the game stands in the booking', async ({
    client,
    assert,
  }) => {
    const admin = await loggedIn(client)
    const asked = '/contact?spel=ontgoocheld2&personen=5&km=12&dag=2027-03-06'
    const { message } = pageProps<{ message: string }>(await client.get(asked))
    const who = { name: 'Noor', email: 'noor@example.nl' }
    const sent = await post(client, '/contact', { ...who, comments: message })
    sent.assertStatus(200)
    const { id } = await ContactMessage.firstOrFail()
    const form = await admin.open(`/dashboard/boekingen/nieuw?bericht=${id}`)
    assert.deepEqual(pageProps<{ begin: { asked: object } }>(form).begin.asked, {
      ...{ evening: 'ontgoocheld2', minutes: '90', people: '5', km: '12' },
      ...{ day: '2027-03-06', time: '' },
    })
  })

  test('every field that is wrong is named at once', async ({ client, assert }) => {
    const admin = await loggedIn(client)
    const wrong = { ...BOOKING, naam: ' ', email: 'x', personen: null, dag: '2027-02-30' }
    const refused = await admin.post(NEW, { ...wrong, tijd: '25:00', klant: 'zakelijk' })
    refused.assertStatus(422)
    const { errors } = refused.body() as { errors: Record<string, string[]> }
    assert.sameMembers(Object.keys(errors), [
      ...['naam', 'email', 'personen', 'dag', 'tijd', 'organisatie'],
    ])
    assert.deepEqual(errors.dag, ['Deze dag bestaat niet.'])
    assert.deepEqual(await Booking.all(), [])
  })

  test('too many people are warned about and not refused, as are two evenings at once', async ({
    client,
    assert,
  }) => {
    const admin = await loggedIn(client)
    await createBooking({ name: 'De ander' })
    const made = await admin.post(NEW, { ...BOOKING, personen: 80, voorbij: true })
    const { id } = made.body() as { id: number }
    const page = await admin.open(`/dashboard/boekingen/${id}`)
    const { booking } = pageProps<{ booking: { peopleWarning: object; clashes: unknown[] } }>(page)
    assert.deepEqual(booking.peopleWarning, { min: 9, max: 60 })
    assert.lengthOf(booking.clashes, 1)
  })

  test('the quote is proposed sentence by sentence and mailed as the owner left it', async ({
    client,
    assert,
    cleanup,
  }) => {
    const mailbox = await new Mailbox().open()
    cleanup(() => mailbox.close())
    const admin = await loggedIn(client)
    const booking = await createBooking({
      ...{ buyer: 'business', organisation: 'Bakkerij De Vries' },
    })
    const page = await admin.open(`/dashboard/boekingen/${booking.id}`)
    const { text, totalCents } = pageProps<Proposal>(page).booking.proposal
    assert.equal(totalCents, 39_040)
    for (const part of ['zaterdag 6 maart 2027 om 19.30 uur', 'exclusief en', '38 kilometer heen'])
      assert.include(text, part)
    assert.notInclude(text, asEuro(39_040), 'the amounts stand below the text')

    const data = { aanbetaling: '100,00', opRekening: true, dagen: 10, totaal: totalCents }
    const sent = await admin.post(`${of(booking)}/offerte`, {
      ...data,
      tekst: `${text}\n\nZin in!`,
    })
    sent.assertStatus(200)
    await drainQueue()
    const written = textOf(firstOf(mailbox.to('noor@example.nl')))
    for (const part of ['Zin in!', asEuro(39_040), asEuro(32_264), 'Btw 21 %', pageOf(booking)])
      assert.include(written, part)
    assert.equal((await booking.refresh()).status, 'quoted')
    const quote = await BookingQuote.firstOrFail()
    const lastDay = `geldt tot en met ${dayInWords(quote.validUntil)}.`
    assert.equal(written.split('geldt tot en met').length, 2, 'one last day')
    assert.include(written, lastDay)
    const shown = await client.get(pageOf(booking))
    shown.assertTextIncludes(lastDay)
    assert.deepInclude(quote.toJSON(), { version: 1, totalCents: 39_040, depositCents: 10_000 })
  })

  test('a shop under the small-business scheme offers and invoices without VAT', async ({
    client,
    assert,
  }) => {
    await Setting.create({ name: 'shop', value: JSON.stringify({ kor: true }) })
    const admin = await loggedIn(client)
    const booking = await agreed({}, { buyer: 'business', organisation: 'Bakkerij De Vries' })
    const page = await admin.open(`/dashboard/boekingen/${booking.id}`)
    const { proposal } = pageProps<{ booking: { proposal: { text: string; scheme: string } } }>(
      page
    ).booking
    assert.equal(proposal.scheme, 'kor')
    assert.include(proposal.text, 'Er komt geen btw bij.')
    const shown = await client.get(pageOf(booking))
    assert.notInclude(shown.text(), 'inclusief btw')
    await admin.post(`${of(booking)}/bank`, { deel: 'alles' })
    const { content, vatCents } = await Invoice.firstOrFail()
    assert.equal(vatCents, 0)
    assert.isNull(content.vat)
  })

  test('a quote is not sent without a day, for another amount, or with a deposit above it', async ({
    client,
    assert,
  }) => {
    const admin = await loggedIn(client)
    const booking = await createBooking({ startsAt: null })
    const data = { tekst: 'Kom!', aanbetaling: null, opRekening: false, dagen: 14, totaal: 39_040 }
    const send = (fields: object = {}) =>
      admin.post(`${of(booking)}/offerte`, { ...data, ...fields })
    ;(await send()).assertStatus(409)
    await booking.merge({ startsAt: DateTime.utc().plus({ days: 9 }) }).save()
    ;(await send({ totaal: 39_000 })).assertStatus(409)
    const deposit = await send({ aanbetaling: '390,40' })
    deposit.assertStatus(422)
    assert.property((deposit.body() as { errors: object }).errors, 'aanbetaling')
    assert.deepEqual(await BookingQuote.all(), [])
  })

  test('the customer reads the quote and nothing of the notes', async ({ client, assert }) => {
    const booking = await createBooking({ notes: 'Betaalt altijd laat', phone: '0687654321' })
    await offer(booking)
    const page = await client.get(pageOf(booking))
    page.assertStatus(200)
    page.assertTextIncludes(asEuro(39_040))
    page.assertTextIncludes('Ik ga akkoord')
    for (const secret of ['Betaalt altijd laat', '0687654321', booking.sealedToken])
      assert.notInclude(page.text(), secret)
    ;(await client.get('/boeking/geen-geheim')).assertStatus(404)
  })

  test('a customer who accepts twice, also at the same moment, accepts once', async ({
    client,
    assert,
    cleanup,
  }) => {
    const mailbox = await new Mailbox().open()
    cleanup(() => mailbox.close())
    const booking = await createBooking()
    await offer(booking)
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => press(client, booking, 'akkoord', { versie: 1 }))
    )
    for (const answer of answers) answer.assertStatus(200)
    assert.equal((await booking.refresh()).status, 'accepted')
    const accepted = await BookingEvent.query().where('kind', 'accepted')
    assert.lengthOf(accepted, 1)
    assert.lengthOf(await Mail.query().where('kind', 'boeking_akkoord'), 1)
    assert.lengthOf(await Mail.query().where('kind', 'boeking_akkoord_winkel'), 1)
    await drainQueue()
    const told = present(
      mailbox.mails.find(({ subject }) => subject?.startsWith('Akkoord: ')),
      'the mail to the owner'
    )
    const adminPage = `/dashboard/boekingen/${booking.id}`
    for (const written of [textOf(told), String(told.html)]) {
      assert.include(written, adminPage)
      assert.notInclude(written, 'Vragen?', 'the owner is not asked to write to herself')
    }
  })

  test('an expired quote, and one that was replaced, are refused calmly', async ({
    client,
    assert,
  }) => {
    const late = await createBooking()
    await offer(late, { at: DateTime.utc().minus({ days: 20 }) })
    const refused = await press(client, late, 'akkoord', { versie: 1 })
    refused.assertStatus(409)
    assert.include((refused.body() as { message: string }).message, 'Deze offerte is verlopen.')

    const replaced = await createBooking()
    await offer(replaced)
    await replaced.merge({ people: 30 }).save()
    await offer(replaced)
    ;(await press(client, replaced, 'akkoord', { versie: 1 })).assertStatus(409)
    ;(await press(client, replaced, 'akkoord', { versie: 2 })).assertStatus(200)
    assert.equal((await late.refresh()).status, 'quoted')
  })

  test('a quote without an answer expires by itself, and can be offered again', async ({
    assert,
  }) => {
    const booking = await createBooking()
    await offer(booking, { at: DateTime.utc().minus({ days: 20 }) })
    const open = await createBooking()
    await offer(open)
    await followBookings(DateTime.utc())
    await followBookings(DateTime.utc())
    assert.equal((await booking.refresh()).status, 'expired')
    assert.equal((await open.refresh()).status, 'quoted')
    assert.lengthOf(await BookingEvent.query().where('kind', 'expired'), 1)
    await offer(booking)
    assert.equal((await booking.refresh()).status, 'quoted')
  })

  test('an evening that changes while its quote waits cannot be accepted until it is offered anew', async ({
    client,
    assert,
  }) => {
    const admin = await loggedIn(client)
    const booking = await createBooking()
    await offer(booking)
    const noted = await admin.send('put', of(booking), { ...BOOKING, notities: 'Belt liever' })
    assert.deepEqual(noted.body(), { gevolg: 'geen' })
    assert.equal((await booking.refresh()).status, 'quoted')

    const changed = await admin.send('put', of(booking), { ...BOOKING, dag: '2027-03-13' })
    assert.deepEqual(changed.body(), { gevolg: 'nieuwe_offerte' })
    assert.equal((await booking.refresh()).status, 'inquiry')
    ;(await press(client, booking, 'akkoord', { versie: 1 })).assertStatus(409)
    ;(await admin.post(`${of(booking)}/akkoord`, { versie: 1 })).assertStatus(409)
    const page = await client.get(pageOf(booking))
    assert.isTrue(pageProps<{ booking: { revised: boolean } }>(page).booking.revised)

    await offer(booking)
    ;(await press(client, booking, 'akkoord', { versie: 1 })).assertStatus(409)
    ;(await press(client, booking, 'akkoord', { versie: 2 })).assertStatus(200)
  })

  test('an owner writes down an evening on a day that is over only after saying so', async ({
    client,
    assert,
  }) => {
    const admin = await loggedIn(client)
    const yesterday = dayOf(DateTime.utc().minus({ days: 1 }))
    const today = dayOf(DateTime.utc())
    const refused = await admin.post(NEW, { ...BOOKING, dag: yesterday })
    refused.assertStatus(409)
    assert.deepInclude(refused.body(), { reden: 'dag_voorbij' })
    assert.deepEqual(await Booking.all(), [])
    for (const data of [{ dag: yesterday, voorbij: true }, { dag: today }, { dag: null }])
      (await admin.post(NEW, { ...BOOKING, ...data })).assertStatus(201)
    assert.lengthOf(await Booking.all(), 3)
  })

  test('an owner moves an evening to a day that is over only after saying so', async ({
    client,
    assert,
  }) => {
    const admin = await loggedIn(client)
    const booking = await agreed()
    const yesterday = dayOf(DateTime.utc().minus({ days: 1 }))
    const put = (data: object) => admin.send('put', of(booking), { ...BOOKING, ...data })
    const refused = await put({ dag: yesterday })
    refused.assertStatus(409)
    assert.deepInclude(refused.body(), { reden: 'dag_voorbij' })
    assert.equal((await booking.refresh()).startsAt?.toUTC().year, 2027)
    assert.deepEqual((await put({ dag: dayOf(DateTime.utc()) })).body(), { gevolg: 'verplaatst' })

    const meant = await put({ dag: yesterday, voorbij: true })
    assert.deepEqual(meant.body(), { gevolg: 'verplaatst' })
    const noted = await put({ dag: yesterday, tijd: '20:00', notities: 'Laat begonnen' })
    assert.deepEqual(noted.body(), { gevolg: 'verplaatst' }, 'it is on that day already')
  })

  test('an evening that gets a yes and a change at the same moment is agreed as it was and moved, or offered anew', async ({
    client,
    assert,
  }) => {
    const admin = await loggedIn(client)
    for (let round = 0; round < 4; round++) {
      const booking = await createBooking()
      await offer(booking)
      const [yes, change] = await Promise.all([
        press(client, booking, 'akkoord', { versie: 1 }),
        admin.send('put', of(booking), { ...BOOKING, dag: '2027-03-13' }),
      ])
      const accepted = yes.status() === 200
      assert.equal((await booking.refresh()).status, accepted ? 'accepted' : 'inquiry')
      assert.deepEqual(change.body(), { gevolg: accepted ? 'verplaatst' : 'nieuwe_offerte' })
      const told = await Mail.query().where({ bookingId: booking.id, kind: 'boeking_verzet' })
      assert.lengthOf(told, accepted ? 1 : 0)
    }
  })

  test('an agreed evening that is moved stays agreed, and more people ask for a new quote', async ({
    client,
    assert,
  }) => {
    const admin = await loggedIn(client)
    const booking = await agreed()
    const moved = await admin.send('put', of(booking), { ...BOOKING, dag: '2027-03-13' })
    assert.deepEqual(moved.body(), { gevolg: 'verplaatst' })
    assert.equal((await booking.refresh()).status, 'accepted')
    const more = await admin.send('put', of(booking), {
      ...BOOKING,
      dag: '2027-03-13',
      personen: 30,
    })
    assert.deepEqual(more.body(), { gevolg: 'nieuwe_offerte' })
    await offer(booking)
    assert.equal((await booking.refresh()).status, 'quoted')
  })

  test('an evening is played after its day, and closed when it is paid', async ({
    client,
    assert,
  }) => {
    const admin = await loggedIn(client)
    const booking = await agreed()
    ;(await admin.post(`${of(booking)}/gespeeld`)).assertStatus(409)
    await booking.merge({ startsAt: DateTime.utc().minus({ hours: 3 }) }).save()
    ;(await admin.post(`${of(booking)}/gespeeld`)).assertStatus(200)
    assert.equal((await booking.refresh()).status, 'played')
    const refused = await admin.post(`${of(booking)}/sluiten`)
    refused.assertStatus(409)
    assert.include((refused.body() as { message: string }).message, asEuro(39_040))
    ;(await admin.post(`${of(booking)}/bank`, { deel: 'alles' })).assertStatus(200)
    ;(await admin.post(`${of(booking)}/sluiten`)).assertStatus(200)
    assert.equal((await booking.refresh()).status, 'closed')
  })

  test('a klant is missing where a live game is played, and nowhere else', async ({
    client,
    assert,
  }) => {
    const admin = await loggedIn(client)
    const needs = async ({ id }: Booking) =>
      pageProps<{ booking: { needsCustomer: boolean } }>(
        await admin.open(`/dashboard/boekingen/${id}`)
      ).booking.needsCustomer
    const live = await createBooking()
    assert.isTrue(await needs(live))
    await admin.post(`${of(live)}/klant`)
    assert.isFalse(await needs(live))
    assert.isFalse(await needs(await createBooking({ itemName: 'ontgoocheld2', people: 5 })))
  })

  test('illegible kilometres are refused in words, and a field without any counts as none', async ({
    client,
    assert,
  }) => {
    const admin = await loggedIn(client)
    const refused = await admin.post(NEW, { ...BOOKING, km: null, voorbij: true })
    refused.assertStatus(422)
    assert.deepEqual(refused.body().errors, { km: ['Vul hele kilometers in, of laat dit leeg.'] })
    ;(await admin.post(NEW, { ...BOOKING, km: 0, voorbij: true })).assertStatus(201)
  })

  test('the owner makes the klant with one press, and one klant by presses at once', async ({
    client,
    assert,
  }) => {
    const admin = await loggedIn(client)
    const booking = await agreed()
    const presses = await Promise.all([1, 2, 3].map(() => admin.post(`${of(booking)}/klant`)))
    const ids = presses.map((made) => (made.body() as { id: number }).id)
    assert.lengthOf(new Set(ids), 1)
    const customer = await Customer.firstOrFail()
    assert.deepInclude(customer.toJSON(), { name: 'Noor de Vries', email: 'noor@example.nl' })
    assert.equal((await booking.refresh()).customerId, customer.id)
  })

  test('a customer who agrees has read in the mail and on the page what is due when: the deposit first', async ({
    client,
    assert,
    cleanup,
  }) => {
    const mailbox = await new Mailbox().open()
    cleanup(() => mailbox.close())
    const admin = await loggedIn(client)
    const booking = await createBooking()
    await offer(booking, { depositCents: 10_000, onAccount: true })
    await drainQueue()
    const steps = [
      `Eerst de aanbetaling van ${asEuro(10_000)}.`,
      `Daarna de rest: ${asEuro(29_040)}. Dat betaal je op rekening`,
    ]
    const offered = textOf(firstOf(mailbox.to('noor@example.nl')))
    for (const step of steps) assert.include(offered, step)
    const stepsOnPage = async () =>
      pageProps<{ booking: { money: { steps: string[] } } }>(
        await client.get(pageOf(booking))
      ).booking.money.steps.join('\n')
    for (const step of steps) assert.include(await stepsOnPage(), step)
    for (const said of [offered, await stepsOnPage()])
      assert.include(said, 'Die betaal je meteen na je akkoord')

    ;(await press(client, booking, 'akkoord', { versie: 1 })).assertStatus(200)
    await drainQueue()
    const agreement = present(
      mailbox.mails.find(({ subject }) => subject?.startsWith('De avond staat vast')),
      'the mail about the agreement'
    )
    for (const step of steps) assert.include(textOf(agreement), step)
    for (const said of [textOf(agreement), await stepsOnPage()]) {
      assert.include(said, 'Die betaal je nu')
      assert.notInclude(said, 'na je akkoord')
    }

    const early = await admin.post(`${of(booking)}/factuur`)
    early.assertStatus(409)
    assert.include((early.body() as { message: string }).message, asEuro(10_000))
    await admin.post(`${of(booking)}/bank`, { deel: 'aanbetaling' })
    assert.include(await stepsOnPage(), `De rest: ${asEuro(29_040)}. Dat betaal je op rekening`)
    ;(await admin.post(`${of(booking)}/factuur`)).assertStatus(200)
    assert.equal(await stepsOnPage(), '')
  })
})
