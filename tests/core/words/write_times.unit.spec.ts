import { test } from '@japa/runner'
import { dayAndTime, formatLongMoment, formatMoment, formatTimeOfDay } from '#domain/dutch_time'

test('a time of day is written with a stop, wherever it is read: {written}')
  .with([
    { write: dayAndTime, written: '5 januari 2026 om 09.05 uur' },
    { write: formatLongMoment, written: '5 januari 2026 om 09.05' },
    { write: formatMoment, written: '5 jan 2026, 09.05' },
    { write: formatTimeOfDay, written: '09.05' },
  ])
  .run(({ assert }, { write, written }) => assert.equal(write('2026-01-05T08:05:59Z'), written))
