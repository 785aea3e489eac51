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

/** Days on the calendar until the last day of a promise: 0 today, below 0 when it is too late. */
export function dagenTot(uiterlijk: DateTime, nu: DateTime): number {
  const dag = (moment: DateTime) => moment.setZone(NEDERLAND).startOf('day')
  return Math.round(dag(uiterlijk).diff(dag(nu)).as('days'))
}

function eindeVanDeDag(moment: DateTime, later: { days?: number } = {}): DateTime {
  return moment.setZone(NEDERLAND).plus(later).endOf('day').toUTC()
}
