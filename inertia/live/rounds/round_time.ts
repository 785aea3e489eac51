import { formatFullDay } from '~/ui/format_dates'
import { formatClockTime } from '~/ui/format_numbers'
import type { RoundHeader } from './round_result_types'

/** A day in full, and the time as HH:mm:ss. */
export const begin = ({ begonnen_op: moment }: RoundHeader) =>
  `${formatFullDay(moment)}, ${formatClockTime(moment)}`

/** When it ended; a round that is open has no end yet. */
export const end = ({ gesloten_op: moment, bezig: busy }: RoundHeader) => {
  if (moment) return formatClockTime(moment)
  return busy ? 'Wordt gespeeld' : 'Nog open'
}

/** Who won, or why nobody did. */
export function winner({ winnaars: winners, bezig: busy }: RoundHeader): string {
  if (winners.length > 0) return new Intl.ListFormat('nl').format(winners)
  return busy ? 'Nog niet bekend' : 'Niemand'
}
