import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { nextTry } from '#domain/shop/mails/mail_retries'

const SINCE = DateTime.utc(2026, 11, 20, 9)

/** The moments of all tries of a mail that never goes out. */
function tries(chance: number): DateTime[] {
  const moments: DateTime[] = [SINCE]
  for (;;) {
    const next = nextTry(SINCE, moments.at(-1) ?? SINCE, chance)
    if (next === null) return moments
    moments.push(next)
  }
}

test.group('The retries of a failing mail', () => {
  test('a failing mail is tried for three days and not longer, with chance {$self}')
    .with([0, 0.5, 1])
    .run(({ assert }, chance) => {
      const moments = tries(chance)
      assert.equal(moments.at(-1)?.toISO(), SINCE.plus({ hours: 72 }).toISO())
      assert.isBelow(moments.length, 100)
    })

  test('pauses grow from a quarter of a minute to an hour', ({ assert }) => {
    const moments = tries(0.5)
    const pauses = moments
      .slice(1)
      .map((at, index) => at.diff(moments[index] ?? SINCE).as('seconds'))
    assert.equal(pauses[0], 15)
    assert.equal(Math.max(...pauses), 3600)
    const growing = pauses.slice(0, -1)
    assert.deepEqual(
      growing,
      [...growing].sort((one, other) => one - other)
    )
  })

  test('a server that is back after ten minutes is used within ten more', ({ assert }) => {
    const back = SINCE.plus({ minutes: 10 })
    const next = tries(1).find((at) => at >= back)
    assert.isTrue(next !== undefined && next.diff(back).as('minutes') <= 10)
  })

  test('mails that failed together are not tried together', ({ assert }) => {
    const now = SINCE.plus({ hours: 5 })
    assert.notEqual(nextTry(SINCE, now, 0)?.toISO(), nextTry(SINCE, now, 1)?.toISO())
  })
})
