import type { DateTime } from 'luxon'
import { dagInAmsterdam } from '#domain/winkel/cijfers'
import Telling from '#models/telling'

/** As the privacy page says. */
const BEWAAR = { months: 14 }

/** Forgets what was counted longer ago than we promised. */
export async function ruimTellingenOp(nu: DateTime) {
  await Telling.query()
    .where('dag', '<', dagInAmsterdam(nu.minus(BEWAAR).toJSDate()))
    .delete()
}
