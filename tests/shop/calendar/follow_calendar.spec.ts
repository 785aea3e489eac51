import ICAL from 'ical.js'
import { test } from '@japa/runner'
import { bookingCalendarFile } from '#app/shop/calendar/calendar_file'
import Admin from '#models/admin/admin'
import AuditEntry from '#models/admin/audit_entry'
import BookingEvent from '#models/shop/booking_event'
import CalendarAddress from '#models/bookings/calendar_address'
import { ADMIN, loggedIn, type Browser } from '#tests/helpers/browser'
import { emptyShop } from '#tests/helpers/database'
import { firstOf, headerOf, present } from '#tests/helpers/present'
import { pageProps } from '#tests/helpers/page_props'
import { dayAt, planEvening } from '#tests/helpers/shop/planned_evenings'

const PAGE = '/dashboard/agenda'
const CALL = '/api/dashboard/agenda'
const SHOP = { name: 'Het Kabinet van Raadsels', email: 'winkel@example.nl' }

async function makeAddress(browser: Browser): Promise<string> {
  const made = await browser.post(CALL, { huidig: ADMIN.password })
  made.assertStatus(200)
  return new URL(made.body().adres as string).pathname
}

function eventsOf(text: string) {
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent')
  return events.map((event) => new ICAL.Event(event))
}

async function fileOf(bookingId: number) {
  const file = present(await bookingCalendarFile(bookingId, SHOP), 'a file')
  return {
    type: file.attachment.type,
    event: firstOf(eventsOf(file.attachment.content.toString())),
  }
}

test.group('The evenings in a calendar', (group) => {
  group.each.setup(async () => {
    await emptyShop()
    await Admin.create({ name: 'Eigenaar', ...ADMIN })
  })

  test('the owner gets a secret address once, and a program follows her evenings with it', async ({
    client,
    assert,
  }) => {
    await planEvening()
    const browser = await loggedIn(client)
    await browser.open(PAGE)
    const path = await makeAddress(browser)
    const calendar = await client.get(path)
    calendar.assertStatus(200)
    assert.equal(headerOf(calendar, 'content-type'), 'text/calendar; charset=utf-8')
    assert.equal(headerOf(calendar, 'cache-control'), 'no-store')
    assert.equal(headerOf(calendar, 'x-robots-tag'), 'noindex, nofollow')
    assert.isUndefined(calendar.header('set-cookie'))
    const event = firstOf(eventsOf(calendar.text()))
    assert.equal(event.summary, 'Spellenfabriek, 24 personen, Noor de Vries')
    assert.equal(event.location, 'Dorpsstraat 12, 3911 AB Rhenen')
    assert.include(event.description, 'Laptop met oplader')

    const page = await browser.open(PAGE)
    const { address } = pageProps<{ address: { fetchedAt: string | null } }>(page)
    assert.isNotNull(address.fetchedAt)
    assert.notInclude(page.text(), present(path.split('/')[2], 'the secret'))
  })

  test('a calendar that somebody else keeps holds no e-mail address, phone number or note', async ({
    client,
    assert,
  }) => {
    await planEvening({ notes: 'Hond in huis' })
    const browser = await loggedIn(client)
    await browser.open(PAGE)
    const { text } = { text: (await client.get(await makeAddress(browser))).text() }
    for (const secret of ['noor@example.nl', '12345678', 'Hond']) assert.notInclude(text, secret)
  })

  test('a new address ends the old one, and only its hash is kept', async ({ client, assert }) => {
    const browser = await loggedIn(client)
    await browser.open(PAGE)
    const old = await makeAddress(browser)
    const fresh = await makeAddress(browser)
    ;(await client.get(old)).assertStatus(404)
    ;(await client.get(fresh)).assertStatus(200)
    const rows = await CalendarAddress.all()
    assert.lengthOf(rows, 1)
    assert.notInclude(JSON.stringify(rows), present(fresh.split('/')[2], 'the secret'))
    const audit = await AuditEntry.query().where('what', 'calendar_address_renewed')
    assert.lengthOf(audit, 2)
  })

  test('one of several addresses that are made at once works', async ({ client, assert }) => {
    const browser = await loggedIn(client)
    await browser.open(PAGE)
    const paths = await Promise.all(Array.from({ length: 5 }, () => makeAddress(browser)))
    const answers = await Promise.all(paths.map((path) => client.get(path)))
    assert.lengthOf(
      answers.filter((answer) => answer.status() === 200),
      1
    )
    assert.lengthOf(await CalendarAddress.all(), 1)
  })

  test('an address that was ended, or never was, opens nothing', async ({ client, assert }) => {
    const browser = await loggedIn(client)
    await browser.open(PAGE)
    const path = await makeAddress(browser)
    ;(await browser.send('delete', CALL)).assertStatus(200)
    ;(await browser.send('delete', CALL)).assertStatus(200)
    ;(await client.get(path)).assertStatus(404)
    ;(await client.get('/agenda/nooit-gemaakt/avonden.ics')).assertStatus(404)
    assert.lengthOf(await AuditEntry.query().where('what', 'calendar_address_ended'), 1)
  })

  test('an address is not made without the right password: {title}')
    .with([
      { title: 'none', body: {} },
      { title: 'an empty one', body: { huidig: '' } },
      { title: 'a wrong one', body: { huidig: 'iets anders' } },
    ])
    .run(async ({ client, assert }, { body }) => {
      const browser = await loggedIn(client)
      await browser.open(PAGE)
      const refused = await browser.post(CALL, body)
      refused.assertStatus(422)
      assert.property(refused.body().errors, 'huidig')
      assert.lengthOf(await CalendarAddress.all(), 0)
    })

  test('agreed evenings and options stand in the calendar; questions and what was called off do not', async ({
    client,
    assert,
  }) => {
    await planEvening({ status: 'inquiry', name: 'Vraag' })
    await planEvening({ status: 'quoted', name: 'Offerte' })
    await planEvening({ status: 'canceled', name: 'Afgezegd' })
    await planEvening({ status: 'closed', name: 'Voorbij', startsAt: dayAt(-30, 19) })
    await planEvening({ status: 'closed', name: 'Lang geleden', startsAt: dayAt(-200, 19) })
    await planEvening({ status: 'quoted', name: 'Zonder dag', startsAt: null })
    const browser = await loggedIn(client)
    await browser.open(PAGE)
    const events = eventsOf((await client.get(await makeAddress(browser))).text())
    assert.deepEqual(
      events.map(({ summary }) => summary),
      ['Spellenfabriek, 24 personen, Voorbij', 'Optie: Spellenfabriek, 24 personen, Offerte']
    )
  })

  test('the file of a customer keeps its name when it moves, and its number grows', async ({
    assert,
  }) => {
    const booking = await planEvening()
    const before = await fileOf(booking.id)
    assert.equal(before.type, 'text/calendar; charset=utf-8; method=PUBLISH')
    assert.equal(before.event.summary, 'Spellenfabriek')

    await booking.merge({ startsAt: dayAt(5, 20), tokenMark: 'een nieuwe link' }).save()
    await BookingEvent.create({ bookingId: booking.id, kind: 'moved', details: '' })
    const moved = await fileOf(booking.id)
    assert.equal(moved.event.uid, before.event.uid)
    assert.isAbove(moved.event.sequence, before.event.sequence)
    assert.equal(
      moved.event.startDate.toJSDate().toISOString(),
      dayAt(5, 20).toJSDate().toISOString()
    )

    await booking.merge({ status: 'canceled' }).save()
    await BookingEvent.create({ bookingId: booking.id, kind: 'canceled', details: '' })
    const canceled = await fileOf(booking.id)
    assert.equal(canceled.type, 'text/calendar; charset=utf-8; method=CANCEL')
    assert.equal(canceled.event.uid, before.event.uid)
    assert.isAbove(canceled.event.sequence, moved.event.sequence)
    assert.equal(canceled.event.component.getFirstPropertyValue('status'), 'CANCELLED')
  })

  test('two evenings are two events, and an evening without a moment is no event', async ({
    assert,
  }) => {
    const [one, other] = [await planEvening(), await planEvening()]
    assert.notEqual((await fileOf(one.id)).event.uid, (await fileOf(other.id)).event.uid)
    const unplanned = await planEvening({ startsAt: null })
    assert.isNull(await bookingCalendarFile(unplanned.id, SHOP))
  })
})
