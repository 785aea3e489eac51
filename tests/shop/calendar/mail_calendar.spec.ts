import ICAL from 'ical.js'
import { test } from '@japa/runner'
import Mail from '#models/shop/mail'
import { loggedIn } from '#tests/helpers/browser'
import { drainQueue } from '#tests/helpers/core/drain_queue'
import { emptyShop } from '#tests/helpers/database'
import { pageProps } from '#tests/helpers/page_props'
import { findIn, firstOf, present } from '#tests/helpers/present'
import { agreed, BOOKING, createBooking, offer } from '#tests/helpers/shop/bookings'
import { Mailbox, textOf } from '#tests/helpers/shop/test_mailbox'

type Received = ReturnType<Mailbox['to']>[number]

/** The evening as the customer's calendar reads it. */
function eventIn(mail: Received) {
  const file = findIn(mail.attachments, ({ filename }) => filename === 'avond.ics')
  const calendar = new ICAL.Component(ICAL.parse(file.content.toString()))
  const event = new ICAL.Event(present(calendar.getFirstSubcomponent('vevent'), 'an evening'))
  const { uid, sequence } = event
  return {
    ...{ uid, sequence, type: file.contentType, location: event.location },
    method: calendar.getFirstPropertyValue('method'),
    status: event.component.getFirstPropertyValue('status'),
    at: event.startDate.toJSDate().toISOString(),
  }
}

const about = (mailbox: Mailbox, subject: RegExp) =>
  mailbox.to('noor@example.nl').filter((mail) => subject.test(present(mail.subject, 'a subject')))

test.group('The evening by mail, for a calendar', (group) => {
  let mailbox: Mailbox
  group.each.setup(async () => {
    await emptyShop()
    mailbox = await new Mailbox().open()
    return () => mailbox.close()
  })

  test('an evening that is agreed, moved and called off is one event, each time with a higher number', async ({
    client,
    assert,
  }) => {
    const booking = await agreed()
    await drainQueue()
    const confirmed = firstOf(about(mailbox, /staat vast/))
    assert.include(textOf(confirmed), 'open het bestand avond.ics')
    const before = eventIn(confirmed)
    assert.deepEqual(
      [before.type, before.method, before.status, before.at],
      ['text/calendar', 'PUBLISH', 'CONFIRMED', '2027-03-06T18:30:00.000Z']
    )

    const admin = await loggedIn(client)
    const path = `/api/dashboard/boeking/${booking.id}`
    await admin.open(`/dashboard/boekingen/${booking.id}`)
    ;(await admin.send('put', path, { ...BOOKING, dag: '2027-03-13' })).assertStatus(200)
    await drainQueue()
    const told = firstOf(about(mailbox, /^Gewijzigd/))
    assert.include(textOf(told), 'zaterdag 13 maart 2027 om 19.30 uur')
    const moved = eventIn(told)
    assert.equal(moved.uid, before.uid)
    assert.isAbove(moved.sequence, before.sequence)
    assert.equal(moved.at, '2027-03-13T18:30:00.000Z')
    ;(await admin.post(`${path}/afzeggen`, { mailen: true })).assertStatus(200)
    await drainQueue()
    const off = firstOf(about(mailbox, /^Afgezegd/))
    assert.include(textOf(off), 'haal je hem eruit')
    const canceled = eventIn(off)
    assert.deepEqual(
      [canceled.uid, canceled.method, canceled.status],
      [before.uid, 'CANCEL', 'CANCELLED']
    )
    assert.isAbove(canceled.sequence, moved.sequence)
  })

  test('an agreed evening that gets another address keeps its price, and is told with a new file', async ({
    client,
    assert,
  }) => {
    const booking = await agreed()
    await drainQueue()
    const before = eventIn(firstOf(about(mailbox, /staat vast/)))
    const admin = await loggedIn(client)
    const path = `/api/dashboard/boeking/${booking.id}`
    const elsewhere = { ...BOOKING, adres: 'Brink 1', plaats: 'Veenendaal' }
    const saved = await admin.send('put', path, elsewhere)
    assert.deepEqual(saved.body(), { gevolg: 'verplaatst' })
    await drainQueue()
    const told = firstOf(about(mailbox, /^Gewijzigd/))
    assert.include(textOf(told), 'Het adres is Brink 1, 3911 AB Veenendaal.')
    assert.include(textOf(told), 'blijft gelden')
    const now = eventIn(told)
    assert.deepEqual([now.uid, now.at], [before.uid, before.at])
    assert.isAbove(now.sequence, before.sequence)
    assert.equal(now.location, 'Brink 1, 3911 AB Veenendaal')
    assert.equal((await booking.refresh()).status, 'accepted')
    const page = await admin.open(`/dashboard/boekingen/${booking.id}`)
    assert.include(page.text(), 'Verplaatst naar een ander adres.')
    assert.equal(
      pageProps<{ title: string }>(page).title,
      'Avond van Noor de Vries, zaterdag 6 maart 2027'
    )
  })

  test('an evening that is moved twice before a mail left is told once, as it is by then', async ({
    client,
    assert,
  }) => {
    const booking = await agreed()
    const admin = await loggedIn(client)
    await admin.open(`/dashboard/boekingen/${booking.id}`)
    const dag = '2027-03-20'
    for (const change of [{ dag: '2027-03-13' }, { dag }, { dag, adres: 'Brink 1' }]) {
      const path = `/api/dashboard/boeking/${booking.id}`
      ;(await admin.send('put', path, { ...BOOKING, ...change })).assertStatus(200)
    }
    await drainQueue()
    const told = about(mailbox, /^Gewijzigd/)
    assert.lengthOf(told, 1)
    const { at, location } = eventIn(firstOf(told))
    assert.deepEqual([at, location], ['2027-03-20T18:30:00.000Z', 'Brink 1, 3911 AB Rhenen'])
  })

  test('an evening that is not agreed, or changed in something else, mails nothing about another day', async ({
    client,
    assert,
  }) => {
    const asked = await createBooking()
    const agreedEvening = await agreed()
    const admin = await loggedIn(client)
    await admin.open('/dashboard/boekingen')
    const change = (id: number, data: object) =>
      admin.send('put', `/api/dashboard/boeking/${id}`, { ...BOOKING, ...data })
    ;(await change(asked.id, { dag: '2027-03-13' })).assertStatus(200)
    ;(await change(agreedEvening.id, { notities: 'Bel aan' })).assertStatus(200)
    assert.lengthOf(await Mail.query().where('kind', 'boeking_verzet'), 0)
  })

  test('an offer that is called off before anybody agreed has no file', async ({
    client,
    assert,
  }) => {
    const booking = await createBooking()
    await offer(booking)
    const admin = await loggedIn(client)
    await admin.open(`/dashboard/boekingen/${booking.id}`)
    const path = `/api/dashboard/boeking/${booking.id}/afzeggen`
    ;(await admin.post(path, { mailen: true })).assertStatus(200)
    await drainQueue()
    const off = firstOf(about(mailbox, /^Afgezegd/))
    assert.lengthOf(off.attachments, 0)
    assert.notInclude(textOf(off), 'avond.ics')
  })
})
