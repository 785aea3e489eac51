import type { Data } from '@generated/data'
import { formatClockTime, formatFullDay } from '#domain/dutch_time'

type RoundHeader = Data.Live.Rounds.RoundHeading

/** A day in full, and the time as HH:mm:ss. */
export const begin = ({ started_at: moment }: RoundHeader) =>
  `${formatFullDay(moment)}, ${formatClockTime(moment)}`

/** The end of a round for its teams; a round that was left without an end has none. */
export const end = ({ ended_at: moment, busy }: RoundHeader) => {
  if (moment) return formatClockTime(moment)
  return busy ? 'Wordt gespeeld' : 'Nog niet afgesloten'
}

/** The winner, or the reason why there is none. */
export function winner({ winners, busy }: RoundHeader): string {
  if (winners.length > 0) return new Intl.ListFormat('nl').format(winners)
  return busy ? 'Nog niet bekend' : 'Niemand'
}
