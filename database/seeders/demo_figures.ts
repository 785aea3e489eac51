import { DateTime } from 'luxon'
import { inTransaction } from '#app/core/database/transaction'
import { ORDERABLE_GAMES, CATALOGUE } from '#games/catalogue'
import { GAMES } from '#games/online_games'
import { hintFlag } from '#domain/play/puzzles/flags'
import DailyTally from '#models/shop/tally'

const DAYS = 91
/** Who plays is told of the last weeks only. */
const PLAY_DAYS = 28
/** Games draw different crowds, and weekends draw more of them. */
const VIEWED = [14, 22, 9, 6, 12, 17, 5, 3, 4, 20]
const WEEKEND = 1.7

/**
 * A quarter of a year of visits and hints, for the demo: always the same ones. Orders are those that
 * are really placed.
 */
export async function seedDemoFigures() {
  if (await DailyTally.first()) return
  const today = DateTime.now().setZone('Europe/Amsterdam')
  const days = Array.from({ length: DAYS }, (_, index) => today.minus({ days: index }))
  await inTransaction((client) =>
    DailyTally.createMany([...visits(days), ...hints(days)], { client })
  )
}

function visits(days: readonly DateTime[]) {
  return days.flatMap((day, index) =>
    CATALOGUE.flatMap(({ itemName: game }, position) => {
      const crowd = (day.weekday > 5 ? WEEKEND : 1) * (0.7 + ((index * 7 + position * 3) % 7) / 10)
      const viewed = Math.round(VIEWED[position]! * crowd)
      const row = { dag: day.toISODate()!, spel: game, onderdeel: '' }
      const orderPage = ORDERABLE_GAMES.some(({ itemName }) => itemName === game)
      return [
        { ...row, soort: 'detail', aantal: viewed },
        ...(orderPage
          ? [{ ...row, soort: 'bestelpagina', aantal: Math.max(1, Math.round(viewed / 4)) }]
          : []),
      ]
    })
  )
}

/** Each week some groups play; the later the puzzle, the more help they take. */
function hints(days: readonly DateTime[]) {
  const playDays = days.filter(({ weekday }, index) => weekday === 6 && index < PLAY_DAYS)
  return playDays.flatMap((day) =>
    GAMES.flatMap(({ itemName: game, raadsels: puzzles }) =>
      puzzles.flatMap(({ naam: name, vlag: flag, hints: texts }, position) => {
        const row = { dag: day.toISODate()!, spel: game }
        return [
          { ...row, soort: 'opgelost', onderdeel: flag, aantal: 6 },
          ...texts.map((_, index) => ({
            ...row,
            soort: 'hint',
            onderdeel: hintFlag(name, index + 1),
            aantal: Math.max(1, 1 + (position % 5) - index),
          })),
        ]
      })
    )
  )
}
