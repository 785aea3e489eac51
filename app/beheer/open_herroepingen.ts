import type { DateTime } from 'luxon'
import { openRegel } from '#app/beheer/transformers/herroepingregel'
import { metBestelling } from '#app/winkel/herroepingsdossier'
import { LOPENDE_HERROEPING } from '#domain/winkel/herroeping'

/** Withdrawals that ask for something, the most urgent on top: the same on every screen. */
export async function openHerroepingen(nu: DateTime) {
  const lopend = await metBestelling().whereIn('status', LOPENDE_HERROEPING).orderBy('id')
  return lopend.map((een) => openRegel(een, nu)).sort(urgentst)
}

type Regel = ReturnType<typeof openRegel>

/** What has no last day can wait. */
const dagen = ({ termijn }: Regel) => termijn?.dagen ?? Number.MAX_SAFE_INTEGER
const urgentst = (een: Regel, ander: Regel) => dagen(een) - dagen(ander)
