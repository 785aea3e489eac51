import type { DateTime } from 'luxon'
import { inTransaction } from '#app/core/database/transaction'
import { ORDERABLE_GAMES, CATALOGUE } from '#games/catalogue'
import { GAMES } from '#games/online_games'
import { dayOf, inDutchTime } from '#domain/dutch_time'
import { hintFlag } from '#domain/play/puzzles/flags'
import DailyTally from '#models/shop/tally'

const DAYS = 91
/** Figures about playing exist for the last weeks only. */
const PLAY_DAYS = 28
/**
 * The visits per game. Some games draw more visitors than others, and weekends draw more than
 * weekdays.
 */
const VIEWED = [14, 22, 9, 6, 12, 17, 5, 3, 4, 20]
const WEEKEND = 1.7

/**
 * Fills a quarter of a year of visits and hints, for the demo. They are always the same. Orders are
 * left out: the figures count the ones that are really placed.
 */
export async function seedDemoFigures() {
  if (await DailyTally.first()) return
  const today = inDutchTime(new Date())
  const days = Array.from({ length: DAYS }, (_, index) => today.minus({ days: index }))
  await inTransaction((client) =>
    DailyTally.createMany([...visits(days), ...hints(days)], { client })
  )
}

function visits(days: readonly DateTime[]) {
  return days.flatMap((day, index) =>
    CATALOGUE.flatMap(({ itemName: game }, position) => {
      const crowd = (day.weekday > 5 ? WEEKEND : 1) * (0.7 + ((index * 7 + position * 3) % 7) / 10)
      const viewed = Math.round((VIEWED[position % VIEWED.length] ?? 0) * crowd)
      const row = { day: dayOf(day), game, part: '' }
      const orderPage = ORDERABLE_GAMES.some(({ itemName }) => itemName === game)
      return [
        { ...row, kind: 'detail', count: viewed },
        ...(orderPage
          ? [{ ...row, kind: 'bestelpagina', count: Math.max(1, Math.round(viewed / 4)) }]
          : []),
      ]
    })
  )
}

/** Each week some groups play, and later puzzles need more hints. */
function hints(days: readonly DateTime[]) {
  const playDays = days.filter(({ weekday }, index) => weekday === 6 && index < PLAY_DAYS)
  return playDays.flatMap((day) =>
    GAMES.flatMap(({ itemName: game, puzzles }) =>
      puzzles.flatMap(({ name, flag, hints: texts }, position) => {
        const row = { day: dayOf(day), game }
        return [
          { ...row, kind: 'opgelost', part: flag, count: 6 },
          ...texts.map((_, index) => ({
            ...row,
            kind: 'hint',
            part: hintFlag(name, index + 1),
            count: Math.max(1, 1 + (position % 5) - index),
          })),
        ]
      })
    )
  )
}
