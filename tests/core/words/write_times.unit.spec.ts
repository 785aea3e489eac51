import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import {
  dayAndTime,
  dayInItsZone,
  formatLongMoment,
  formatMoment,
  formatTimeOfDay,
  stampForFile,
  timeForField,
} from '#domain/dutch_time'

test('a time of day is written with a stop, wherever it is read: {written}')
  .with([
    { write: dayAndTime, written: '5 januari 2026 om 09.05 uur' },
    { write: formatLongMoment, written: '5 januari 2026 om 09.05' },
    { write: formatMoment, written: '5 jan 2026, 09.05' },
    { write: formatTimeOfDay, written: '09.05' },
  ])
  .run(({ assert }, { write, written }) => assert.equal(write('2026-01-05T08:05:59Z'), written))

test('a date for a machine keeps its own form', ({ assert }) => {
  const moment = DateTime.fromISO('2026-01-05T23:05:59.007Z', { zone: 'utc' })
  assert.equal(dayInItsZone(moment), '2026-01-05')
  assert.equal(timeForField(moment), '00:05')
  assert.equal(stampForFile(moment.setZone('Europe/Amsterdam')), '20260105T230559007Z')
})
