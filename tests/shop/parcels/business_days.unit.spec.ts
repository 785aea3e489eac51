import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { isBusinessDay, addBusinessDays } from '#domain/shop/promises/business_days'

const at = (moment: string) => DateTime.fromISO(moment, { zone: 'Europe/Amsterdam' })

test.group('Working days', () => {
  test('the day {day} is no working day: {name}')
    .with([
      { day: '2026-01-01', name: 'Nieuwjaarsdag' },
      { day: '2026-04-05', name: 'Eerste Paasdag' },
      { day: '2026-04-06', name: 'Tweede Paasdag' },
      { day: '2026-04-27', name: 'Koningsdag' },
      { day: '2025-04-26', name: 'Koningsdag, a day early as the 27th was a Sunday' },
      { day: '2030-05-05', name: 'Bevrijdingsdag, a Sunday too' },
      { day: '2035-05-05', name: 'Bevrijdingsdag, a Saturday too' },
      { day: '2025-05-05', name: 'Bevrijdingsdag in a lustrum year' },
      { day: '2026-05-14', name: 'Hemelvaart' },
      { day: '2026-05-24', name: 'Eerste Pinksterdag' },
      { day: '2026-05-25', name: 'Tweede Pinksterdag' },
      { day: '2026-12-25', name: 'Eerste Kerstdag' },
      { day: '2028-12-26', name: 'Tweede Kerstdag' },
      { day: '2026-11-21', name: 'a Saturday' },
      { day: '2026-11-22', name: 'a Sunday' },
    ])
    .run(({ assert }, { day }) => assert.isFalse(isBusinessDay(at(day))))

  test('the day {day} is a working day: {name}')
    .with([
      { day: '2026-11-23', name: 'a Monday' },
      { day: '2026-04-03', name: 'Goede Vrijdag, on which post is collected' },
      { day: '2026-05-05', name: 'Bevrijdingsdag outside a lustrum year' },
      { day: '2026-12-24', name: 'the day before Kerst' },
      { day: '2026-12-31', name: 'Oudjaarsdag' },
      { day: '2027-04-26', name: 'the day before Koningsdag' },
    ])
    .run(({ assert }, { day }) => assert.isTrue(isBusinessDay(at(day))))

  test('Tweede Paasdag of {$self} is found')
    .with([
      '2024-04-01',
      '2025-04-21',
      '2027-03-29',
      '2028-04-17',
      '2029-04-02',
      '2031-04-14',
      '2035-03-26',
      '2049-04-19',
    ])
    .run(({ assert }, day) => {
      assert.isFalse(isBusinessDay(at(day)))
      assert.isTrue(isBusinessDay(at(day).plus({ days: 1 })))
    })

  test('a term of {businessDays} after {from} ends on {expected}')
    .with([
      { from: '2026-11-19T16:00', businessDays: 5, expected: '2026-11-26T16:00' },
      { from: '2026-11-21T10:00', businessDays: 1, expected: '2026-11-23T10:00' },
      { from: '2026-12-24T09:30', businessDays: 1, expected: '2026-12-28T09:30' },
      { from: '2026-04-02T23:30', businessDays: 2, expected: '2026-04-07T23:30' },
      { from: '2026-11-21T10:00', businessDays: 0, expected: '2026-11-21T10:00' },
    ])
    .run(({ assert }, { from, businessDays, expected }) => {
      assert.equal(addBusinessDays(at(from), businessDays).toMillis(), at(expected).toMillis())
    })

  test('a day is the one on a Dutch calendar, also in summer, late at night in UTC', ({
    assert,
  }) => {
    const fridayNight = DateTime.fromISO('2026-06-05T22:30:00Z', { zone: 'utc' })
    assert.isFalse(isBusinessDay(fridayNight))
    assert.equal(addBusinessDays(fridayNight, 1).toISO(), '2026-06-07T22:30:00.000Z')
  })
})
