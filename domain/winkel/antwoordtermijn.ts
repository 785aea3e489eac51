import type { DateTime } from 'luxon'
import { isWerkdag, telWerkdagenOp } from '#domain/winkel/werkdagen'

/** What the contact page promises (specification 1, section 9). */
export const ANTWOORD_BINNEN = 3

const NEDERLAND = 'Europe/Amsterdam'

/**
 * Until when a message may wait for its answer: the end of the third working day. `over` counts the
 * working days that are left after today; 0 on the last one.
 */
export function antwoordtermijn(ontvangen: DateTime, nu: DateTime) {
  const uiterlijk = telWerkdagenOp(ontvangen, ANTWOORD_BINNEN).setZone(NEDERLAND).endOf('day')
  let over = 0
  for (
    let dag = nu.setZone(NEDERLAND).plus({ days: 1 }).startOf('day');
    dag <= uiterlijk;
    dag = dag.plus({ days: 1 })
  )
    if (isWerkdag(dag)) over += 1
  return { uiterlijk, over, teLaat: nu > uiterlijk }
}
