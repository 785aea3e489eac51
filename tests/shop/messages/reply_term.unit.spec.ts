import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { replyTerm } from '#domain/shop/promises/reply_term'

const at = (moment: string) => DateTime.fromISO(moment, { zone: 'Europe/Amsterdam' })

test.group('The clock of a message', () => {
  test('received {ontvangen}, seen {nu}: {over} working days left, late is {teLaat}')
    .with([
      { ontvangen: '2026-11-16T09:00', nu: '2026-11-16T10:00', over: 3, teLaat: false },
      { ontvangen: '2026-11-16T09:00', nu: '2026-11-18T23:00', over: 1, teLaat: false },
      { ontvangen: '2026-11-16T09:00', nu: '2026-11-19T23:59', over: 0, teLaat: false },
      { ontvangen: '2026-11-16T09:00', nu: '2026-11-20T00:00', over: 0, teLaat: true },
      { ontvangen: '2026-11-20T17:00', nu: '2026-11-22T12:00', over: 3, teLaat: false },
      { ontvangen: '2026-11-20T17:00', nu: '2026-11-25T23:59', over: 0, teLaat: false },
      { ontvangen: '2026-12-24T12:00', nu: '2026-12-24T13:00', over: 3, teLaat: false },
      { ontvangen: '2026-12-24T12:00', nu: '2026-12-30T13:00', over: 0, teLaat: false },
      { ontvangen: '2026-12-24T12:00', nu: '2026-12-31T00:00', over: 0, teLaat: true },
    ])
    .run(({ assert }, { ontvangen: received, nu: now, over: remaining, teLaat: tooLate }) => {
      const term = replyTerm(at(received).toUTC(), at(now).toUTC())
      assert.deepEqual([term.over, term.teLaat], [remaining, tooLate])
    })
})
