import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { isBusinessDay, addBusinessDays } from '#domain/shop/promises/business_days'

const at = (moment: string) => DateTime.fromISO(moment, { zone: 'Europe/Amsterdam' })

test.group('Working days', () => {
  test('{dag} is no working day: {naam}')
    .with([
      { dag: '2026-01-01', naam: 'Nieuwjaarsdag' },
      { dag: '2026-04-05', naam: 'Eerste Paasdag' },
      { dag: '2026-04-06', naam: 'Tweede Paasdag' },
      { dag: '2026-04-27', naam: 'Koningsdag' },
      { dag: '2025-04-26', naam: 'Koningsdag, a day early as the 27th was a Sunday' },
      { dag: '2030-05-05', naam: 'Bevrijdingsdag, a Sunday too' },
      { dag: '2035-05-05', naam: 'Bevrijdingsdag, a Saturday too' },
      { dag: '2025-05-05', naam: 'Bevrijdingsdag in a lustrum year' },
      { dag: '2026-05-14', naam: 'Hemelvaart' },
      { dag: '2026-05-24', naam: 'Eerste Pinksterdag' },
      { dag: '2026-05-25', naam: 'Tweede Pinksterdag' },
      { dag: '2026-12-25', naam: 'Eerste Kerstdag' },
      { dag: '2028-12-26', naam: 'Tweede Kerstdag' },
      { dag: '2026-11-21', naam: 'a Saturday' },
      { dag: '2026-11-22', naam: 'a Sunday' },
    ])
    .run(({ assert }, { dag: day }) => assert.isFalse(isBusinessDay(at(day))))

  test('{dag} is a working day: {naam}')
    .with([
      { dag: '2026-11-23', naam: 'a Monday' },
      { dag: '2026-04-03', naam: 'Goede Vrijdag, on which post is collected' },
      { dag: '2026-05-05', naam: 'Bevrijdingsdag outside a lustrum year' },
      { dag: '2026-12-24', naam: 'the day before Kerst' },
      { dag: '2026-12-31', naam: 'Oudjaarsdag' },
      { dag: '2027-04-26', naam: 'the day before Koningsdag' },
    ])
    .run(({ assert }, { dag: day }) => assert.isTrue(isBusinessDay(at(day))))

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

  test('{werkdagen} after {vanaf} is {dan}')
    .with([
      { vanaf: '2026-11-19T16:00', werkdagen: 5, dan: '2026-11-26T16:00' },
      { vanaf: '2026-11-21T10:00', werkdagen: 1, dan: '2026-11-23T10:00' },
      { vanaf: '2026-12-24T09:30', werkdagen: 1, dan: '2026-12-28T09:30' },
      { vanaf: '2026-04-02T23:30', werkdagen: 2, dan: '2026-04-07T23:30' },
      { vanaf: '2026-11-21T10:00', werkdagen: 0, dan: '2026-11-21T10:00' },
    ])
    .run(({ assert }, { vanaf: from, werkdagen: businessDays, dan: expected }) => {
      assert.equal(addBusinessDays(at(from), businessDays).toMillis(), at(expected).toMillis())
    })

  test('the day is the one on a Dutch calendar, also in summer, late at night in UTC', ({
    assert,
  }) => {
    const fridayNight = DateTime.fromISO('2026-06-05T22:30:00Z', { zone: 'utc' })
    assert.isFalse(isBusinessDay(fridayNight))
    assert.equal(addBusinessDays(fridayNight, 1).toISO(), '2026-06-07T22:30:00.000Z')
  })
})
