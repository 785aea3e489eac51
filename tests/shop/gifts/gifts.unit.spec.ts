import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import {
  checkGiftDay,
  givingDay,
  isGiven,
  lastEnd,
  lastGiftDay,
  leadsElsewhere,
  playableFrom,
  waysOf,
} from '#domain/shop/gifts'
import { giverName } from '#domain/shop/mails/greeting'

const at = (text: string) => DateTime.fromISO(text, { zone: 'Europe/Amsterdam' })
const TODAY = at('2026-11-24T12:00').toJSDate()

test.group('The day of a gift', () => {
  test('{day} is {$self.outcome}')
    .with([
      { day: '2026-11-24', outcome: null },
      { day: '2026-12-05', outcome: null },
      { day: '2027-11-24', outcome: null },
      { day: '2026-11-23', outcome: 'in_the_past' },
      { day: '2027-11-25', outcome: 'too_far' },
      { day: '2026-02-30', outcome: 'no_day' },
      { day: '2026-13-01', outcome: 'no_day' },
      { day: '5 december', outcome: 'no_day' },
      { day: '', outcome: 'no_day' },
    ] as const)
    .run(({ assert }, { day, outcome }) => {
      const checked = checkGiftDay(day, TODAY)
      assert.equal(checked.ok ? null : checked.error, outcome)
    })

  test('at half past twelve at night it is a new day here, though not yet in Greenwich', ({
    assert,
  }) => {
    const now = at('2026-11-25T00:30').toJSDate()
    assert.isFalse(checkGiftDay('2026-11-24', now).ok)
    assert.isTrue(checkGiftDay('2026-11-25', now).ok)
  })

  test('a year from 29 February ends on the 28th', ({ assert }) => {
    assert.equal(lastGiftDay(at('2028-02-29T12:00').toJSDate()), '2029-02-28')
  })

  test('at {now} the gifts of {day} have come')
    .with([
      { now: '2026-12-05T07:59', day: '2026-12-04' },
      { now: '2026-12-05T08:00', day: '2026-12-05' },
      { now: '2026-12-05T23:59', day: '2026-12-05' },
      /** Summer time begins. */
      { now: '2027-03-28T08:00', day: '2027-03-28' },
      { now: '2027-03-28T07:59', day: '2027-03-27' },
    ])
    .run(({ assert }, { now, day }) => assert.equal(givingDay(at(now).toUTC()), day))
})

test.group('The month of a gift', () => {
  const ORDERED = at('2026-11-24T20:00')

  test('a month begun on {begin} ends on {end}')
    .with([
      { begin: '2026-11-24T20:05', end: '2026-12-24T20:05' },
      { begin: '2027-01-31T20:00', end: '2027-02-28T20:00' },
      { begin: '2027-11-24T20:00', end: '2027-12-24T20:00' },
      { begin: '2027-12-20T10:00', end: '2027-12-24T20:00' },
    ])
    .run(({ assert }, { begin, end }) => {
      assert.equal(+playableFrom(at(begin), ORDERED), +at(end))
    })

  test('nobody plays a gift later than a year and a month after the order', ({ assert }) => {
    assert.equal(+lastEnd(ORDERED), +at('2027-12-24T20:00'))
  })
})

test.group('A gift that counts as given', () => {
  test(
    'a gift counts as given: {given} (order {status}, withdrawals {withdrawals}, taken back {revoked})'
  )
    .with([
      { status: 'betaald', withdrawals: [], revoked: false, given: true },
      { status: 'verzonden', withdrawals: [], revoked: false, given: true },
      { status: 'open', withdrawals: [], revoked: false, given: false },
      { status: 'geannuleerd', withdrawals: [], revoked: false, given: false },
      { status: 'terugbetaald', withdrawals: [], revoked: false, given: false },
      { status: 'betaald', withdrawals: [], revoked: true, given: false },
      { status: 'betaald', withdrawals: ['ontvangen'], revoked: false, given: false },
      { status: 'betaald', withdrawals: ['afgehandeld'], revoked: false, given: false },
      { status: 'betaald', withdrawals: ['afgewezen'], revoked: false, given: true },
    ] as const)
    .run(({ assert }, { given, ...order }) => assert.equal(isGiven(order), given))
})

test.group('The words with a gift', () => {
  test('"{message}" leads elsewhere: {elsewhere}')
    .with([
      { message: 'Gefeliciteerd oma! Veel plezier.Liefs, Noor', elsewhere: false },
      { message: 'Om 10.30 uur bij ons, 3 t.e.m. 5 personen', elsewhere: false },
      { message: 'Kijk op https://kwaad.example', elsewhere: true },
      { message: 'Win nu op www.kwaad', elsewhere: true },
      { message: 'ga naar Prijs-Winnen.com', elsewhere: true },
      { message: 'mail mij@kwaad', elsewhere: true },
    ])
    .run(({ assert }, { message, elsewhere }) => assert.equal(leadsElsewhere(message), elsewhere))

  test('a giver whose name is a web address stays unnamed', ({ assert }) => {
    assert.equal(giverName(' Noor de Vries '), 'Noor de Vries')
    assert.equal(giverName('Win op kwaad.nl'), 'Iemand')
  })

  test('a parcel goes by post or by hand, a link by mail or by hand', ({ assert }) => {
    assert.deepEqual(waysOf(true), ['post', 'zelf'])
    assert.deepEqual(waysOf(false), ['email', 'zelf'])
  })
})
