import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { replyTerm } from '#domain/shop/promises/promises'

const at = (moment: string) => DateTime.fromISO(moment, { zone: 'Europe/Amsterdam' })

test.group('The clock of a message', () => {
  test(
    'a message received {received} and seen {now} has {remaining} working days left, and is late: {tooLate}'
  )
    .with([
      { received: '2026-11-16T09:00', now: '2026-11-16T10:00', remaining: 3, tooLate: false },
      { received: '2026-11-16T09:00', now: '2026-11-18T23:00', remaining: 1, tooLate: false },
      { received: '2026-11-16T09:00', now: '2026-11-19T23:59', remaining: 0, tooLate: false },
      { received: '2026-11-16T09:00', now: '2026-11-20T00:00', remaining: 0, tooLate: true },
      { received: '2026-11-20T17:00', now: '2026-11-22T12:00', remaining: 3, tooLate: false },
      { received: '2026-11-20T17:00', now: '2026-11-25T23:59', remaining: 0, tooLate: false },
      { received: '2026-12-24T12:00', now: '2026-12-24T13:00', remaining: 3, tooLate: false },
      { received: '2026-12-24T12:00', now: '2026-12-30T13:00', remaining: 0, tooLate: false },
      { received: '2026-12-24T12:00', now: '2026-12-31T00:00', remaining: 0, tooLate: true },
    ])
    .run(({ assert }, { received, now, remaining, tooLate }) => {
      const term = replyTerm(at(received).toUTC(), null, at(now).toUTC())
      assert.deepEqual([term.remaining, term.tooLate], [remaining, tooLate])
    })

  test('a message that would be late during a holiday has until the first working day after it', ({
    assert,
  }) => {
    const away = { from: '2026-11-18', until: '2026-11-29' }
    const term = (now: string) => replyTerm(at('2026-11-16T09:00').toUTC(), away, at(now).toUTC())
    assert.deepInclude(term('2026-11-24T12:00'), { remaining: 4, tooLate: false })
    assert.deepInclude(term('2026-11-30T23:59'), { remaining: 0, tooLate: false })
    assert.deepInclude(term('2026-12-01T00:00'), { remaining: 0, tooLate: true })
  })
})
