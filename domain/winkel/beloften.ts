import type { DateTime } from 'luxon'
import { telWerkdagenOp } from '#domain/winkel/werkdagen'

/** What the shop promises in days, and until when each promise is kept: the end of a Dutch day. */

const NEDERLAND = 'Europe/Amsterdam'

/** The FAQ: "binnen drie dagen na je betaling" (specification 1, section 9). */
const DAGEN_TOT_VERZENDING = 3
/** The order page: "binnen 5 werkdagen" (specification 1, section 9). */
const WERKDAGEN_TOT_VERZENDING = 5
/** The contact page: "binnen drie werkdagen" (specification 1, section 4). */
const WERKDAGEN_TOT_ANTWOORD = 3
/** The page about withdrawal: "binnen 7 dagen nadat we de retourzending hebben ontvangen". */
const DAGEN_NA_RETOUR = 7
/** Civil Code 6:230r, paragraph 1: within fourteen days after the notice of withdrawal. */
const DAGEN_NA_HERROEPING = 14

/** Both shipping promises stand: the FAQ's is what we aim at, the order page's is the last day. */
export type Verzendbelofte = { readonly streven: DateTime; readonly uiterlijk: DateTime }

export function verzendbelofte(betaaldOp: DateTime): Verzendbelofte {
  return {
    streven: eindeVanDeDag(betaaldOp, { days: DAGEN_TOT_VERZENDING }),
    uiterlijk: eindeVanDeDag(telWerkdagenOp(betaaldOp, WERKDAGEN_TOT_VERZENDING)),
  }
}

/** Until when a message is to be answered. */
export function antwoordbelofte(ontvangenOp: DateTime): DateTime {
  return eindeVanDeDag(telWerkdagenOp(ontvangenOp, WERKDAGEN_TOT_ANTWOORD))
}

/**
 * Until when the money of a withdrawal is to be on its way back: fourteen days after the notice, and
 * seven after the return when that is sooner. Money may wait for a return that comes later than the
 * fourteen days (Civil Code 6:230r, paragraph 4), and then goes the day it is there.
 */
export function terugbetaalbelofte(ontvangenOp: DateTime, retourOp: DateTime | null): DateTime {
  const naMelding = eindeVanDeDag(ontvangenOp, { days: DAGEN_NA_HERROEPING })
  if (retourOp === null) return naMelding
  const naRetour = eindeVanDeDag(retourOp, { days: DAGEN_NA_RETOUR })
  if (naRetour <= naMelding) return naRetour
  const dagVanRetour = eindeVanDeDag(retourOp)
  return dagVanRetour > naMelding ? dagVanRetour : naMelding
}

/** Days on the calendar until the last day of a promise: 0 today, below 0 when it is too late. */
export function dagenTot(uiterlijk: DateTime, nu: DateTime): number {
  const dag = (moment: DateTime) => moment.setZone(NEDERLAND).startOf('day')
  return Math.round(dag(uiterlijk).diff(dag(nu)).as('days'))
}

function eindeVanDeDag(moment: DateTime, later: { days?: number } = {}): DateTime {
  return moment.setZone(NEDERLAND).plus(later).endOf('day').toUTC()
}
