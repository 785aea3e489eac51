import { test } from '@japa/runner'
import { opensCalendar, renewedAddress } from '#domain/shop/calendar/calendar_address'

const NOW = new Date('2026-11-24T09:00:00Z')
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000)

test.group('The secret address of the calendar', () => {
  test('an address that leaked opens nothing once it is renewed, and the new one does', ({
    assert,
  }) => {
    const leaked = renewedAddress('leaked')
    assert.isTrue(opensCalendar(leaked, 'leaked', NOW).ok)
    const renewed = renewedAddress('fresh')
    assert.deepEqual(opensCalendar(renewed, 'leaked', NOW), {
      ...{ ok: false, error: { type: 'another_address' } },
    })
    assert.isTrue(opensCalendar(renewed, 'fresh', NOW).ok)
  })

  test('a visit with the leaked address does not count for the new one', ({ assert }) => {
    assert.deepEqual(renewedAddress('fresh'), { mark: 'fresh', fetchedAt: null })
  })

  test('the calendar does not open without an address, or after that was ended', ({ assert }) => {
    assert.deepEqual(opensCalendar(null, 'fresh', NOW), {
      ...{ ok: false, error: { type: 'no_address' } },
    })
  })

  test('a visit is written down: {title}')
    .with([
      { title: 'the first one', fetchedAt: null, noted: true },
      { title: 'not one of a moment ago', fetchedAt: ago(1), noted: false },
      { title: 'not after ten minutes sharp', fetchedAt: ago(10), noted: false },
      { title: 'once ten minutes are over', fetchedAt: ago(11), noted: true },
    ])
    .run(({ assert }, { fetchedAt, noted }) => {
      assert.deepEqual(opensCalendar({ mark: 'fresh', fetchedAt }, 'fresh', NOW), {
        ...{ ok: true, value: { noted } },
      })
    })
})
