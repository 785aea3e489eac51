import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { backupSentence } from '#app/admin/digest/digest_words'
import { digestIsDue, yesterday } from '#domain/admin/digest'

const at = (moment: string) => DateTime.fromISO(moment, { zone: 'utc' })

test('the digest is due from seven on a Dutch clock: at {now}, after {last}')
  .with([
    { now: '2026-07-01T04:59:00Z', last: null, due: false },
    { now: '2026-07-01T05:00:00Z', last: null, due: true },
    { now: '2026-12-01T05:59:00Z', last: null, due: false },
    { now: '2026-12-01T06:00:00Z', last: null, due: true },
    { now: '2026-03-29T05:00:00Z', last: '2026-03-28T06:00:00Z', due: true },
    { now: '2026-10-25T05:00:00Z', last: '2026-10-24T05:00:00Z', due: false },
    { now: '2026-10-25T06:00:00Z', last: '2026-10-24T05:00:00Z', due: true },
    { now: '2026-12-01T20:00:00Z', last: '2026-12-01T06:00:00Z', due: false },
    { now: '2026-12-01T20:00:00Z', last: '2026-11-30T22:59:00Z', due: true },
    { now: '2026-12-01T20:00:00Z', last: '2026-11-30T23:01:00Z', due: false },
  ])
  .run(({ assert }, { now, last, due }) => {
    assert.equal(digestIsDue(last === null ? null : at(last), at(now)), due)
  })

test('yesterday has {hours} hours when today is {today}')
  .with([
    { today: '2026-11-23', hours: 24 },
    { today: '2026-03-30', hours: 23 },
    { today: '2026-10-26', hours: 25 },
  ])
  .run(({ assert }, { today, hours }) => {
    const { from, until } = yesterday(at(`${today}T10:00:00Z`))
    assert.equal(until.diff(from, 'hours').hours, hours)
  })

test('the digest asks the owner to look when the backup is old or missing', ({ assert }) => {
  const now = at('2026-11-23T07:00:00Z')
  assert.equal(
    backupSentence(at('2026-11-22T02:00:00Z'), now),
    'De laatste reservekopie is van 22 november 2026 om 03.00.'
  )
  assert.include(backupSentence(at('2026-11-20T02:00:00Z'), now), 'Dat is te lang geleden')
  assert.include(backupSentence(null, now), 'geen reservekopie')
})
