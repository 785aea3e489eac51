import { alsVolledigeDag } from '~/components/beheer/datum'
import { alsKloktijd } from '~/components/beheer/getal'
import type { Rondekop } from '~/types_uitslag'

/** A day in full, and the time as HH:mm:ss. */
export const begin = ({ begonnen_op: moment }: Rondekop) =>
  `${alsVolledigeDag(moment)}, ${alsKloktijd(moment)}`

/** When it ended; a round that is open has no end yet. */
export const einde = ({ gesloten_op: moment, bezig }: Rondekop) => {
  if (moment) return alsKloktijd(moment)
  return bezig ? 'Wordt gespeeld' : 'Nog open'
}

/** Who won, or why nobody did. */
export function winnaar({ winnaars, bezig }: Rondekop): string {
  if (winnaars.length > 0) return new Intl.ListFormat('nl').format(winnaars)
  return bezig ? 'Nog niet bekend' : 'Niemand'
}
