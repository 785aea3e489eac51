import ICAL from 'ical.js'
import { test } from '@japa/runner'
import {
  writeEventFile,
  writeFeed,
  type CalendarEvent,
  type CalendarStatus,
} from '#domain/shop/calendar/icalendar'
import { firstOf, present } from '#tests/helpers/present'

const ORGANIZER = { name: 'Het Kabinet van Raadsels', email: 'winkel@example.nl' }

const EVENING: CalendarEvent = {
  uid: 'a1b2',
  sequence: 3,
  changedAt: new Date('2026-11-24T09:00:00Z'),
  startsAt: new Date('2026-12-12T18:30:00Z'),
  minutes: 120,
  status: 'CONFIRMED',
  summary: 'Spellenfabriek',
  location: 'Dorpsstraat 12, 3911 AB Rhenen',
  description: 'Boeking AV-ABC234, 24 personen.',
}

const fileOf = (changes: Partial<CalendarEvent> = {}) =>
  writeEventFile({ ...EVENING, ...changes }, ORGANIZER)

const feedOf = (...events: CalendarEvent[]) =>
  writeFeed({ name: 'Avonden', organizer: ORGANIZER, events })

/** Reads a calendar with a second program, which others wrote. */
function readBack(text: string) {
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent')
  return events.map((event) => new ICAL.Event(event))
}

test('another program reads in an evening what it is', ({ assert }) => {
  const event = firstOf(readBack(fileOf().text))
  assert.equal(event.uid, 'a1b2')
  assert.equal(event.sequence, 3)
  assert.equal(event.summary, 'Spellenfabriek')
  assert.equal(event.location, 'Dorpsstraat 12, 3911 AB Rhenen')
  assert.equal(event.startDate.toJSDate().toISOString(), '2026-12-12T18:30:00.000Z')
  assert.equal(event.endDate.toJSDate().toISOString(), '2026-12-12T20:30:00.000Z')
})

test('texts come back letter for letter: {$self}')
  .with([
    'Feest; met komma, en \\ streep',
    'Twee\nregels\n\nen een witte',
    'Zoë’s 60e — “héél” gezellig 🎈🎈🎈',
    'BEGIN:VEVENT\r\nSUMMARY:van een ander',
    `${'é'.repeat(37)}ë${'🎩'.repeat(90)}`,
    'N:\\n geen nieuwe regel',
  ])
  .run(({ assert }, text) => {
    const expected = text.replace(/\r\n/g, '\n')
    const [event, ...others] = readBack(
      fileOf({ summary: text, location: text, description: text }).text
    )
    assert.lengthOf(others, 0)
    assert.deepEqual(
      [event?.summary, event?.location, event?.description],
      [expected, expected, expected]
    )
  })

test('no line has more than 75 octets, each ends with CRLF, and no character is cut', ({
  assert,
}) => {
  const { text } = fileOf({ description: 'é🎩a'.repeat(200), location: 'x'.repeat(400) })
  assert.isTrue(text.endsWith('\r\n'))
  assert.notMatch(text, /[^\r]\n/)
  for (const line of text.split('\r\n')) assert.isAtMost(Buffer.byteLength(line), 75, line)
  assert.notInclude(text, '\ufffd')
})

test('control characters and what would begin another value are left out', ({ assert }) => {
  const name = 'Kabinet "van"\r\nATTENDEE:mailto:x@example.nl ^'
  const { text } = writeEventFile(
    { ...EVENING, summary: 'a\u0000b\u0007c' },
    { name, email: 'winkel@example.nl\r\nATTENDEE:mailto:y@example.nl' }
  )
  assert.include(text, 'SUMMARY:abc\r\n')
  assert.notMatch(text, /^ATTENDEE/m)
  const parsed = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent')
  const organizer = present(parsed?.getFirstProperty('organizer'), 'the organizer')
  assert.include(String(organizer.getFirstParameter('cn')), 'Kabinet "van"')
})

test('an evening that is {status} is published as {method}, as {state}')
  .with([
    { status: 'CONFIRMED', method: 'PUBLISH', state: 'OPAQUE' },
    { status: 'TENTATIVE', method: 'PUBLISH', state: 'TRANSPARENT' },
    { status: 'CANCELLED', method: 'CANCEL', state: 'TRANSPARENT' },
  ] as const satisfies { status: CalendarStatus; method: string; state: string }[])
  .run(({ assert }, { status, method, state }) => {
    const file = fileOf({ status })
    assert.equal(file.method, method)
    assert.include(file.text, `METHOD:${method}\r\n`)
    assert.include(file.text, `STATUS:${status}\r\n`)
    assert.include(file.text, `TRANSP:${state}\r\n`)
    assert.include(file.text, 'UID:a1b2\r\n')
  })

test('a feed without evenings is a calendar too, and says how often to look again', ({
  assert,
}) => {
  const empty = feedOf()
  assert.lengthOf(readBack(empty), 0)
  assert.include(empty, 'REFRESH-INTERVAL;VALUE=DURATION:PT1H\r\n')
  assert.lengthOf(readBack(feedOf(EVENING, { ...EVENING, uid: 'c3' })), 2)
})

test('an evening around the change of the clock keeps its moment', ({ assert }) => {
  const event = firstOf(
    readBack(fileOf({ startsAt: new Date('2027-03-27T23:30:00Z'), minutes: 180 }).text)
  )
  assert.equal(event.startDate.toJSDate().toISOString(), '2027-03-27T23:30:00.000Z')
  assert.equal(event.endDate.toJSDate().toISOString(), '2027-03-28T02:30:00.000Z')
})
