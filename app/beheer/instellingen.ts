import type { HttpContext } from '@adonisjs/core/http'
import type { InstellingGeweigerd } from '#app/beheer/actions/bewaar_instelling'
import type { Result } from '#domain/result'

/** The information pages whose text the owner may change. */
export const TEKSTTITELS = {
  vragen: 'Veelgestelde vragen',
  herroeping: 'Herroepingsrecht',
  privacy: 'Privacybeleid',
} as const

export type Tekstnaam = keyof typeof TEKSTTITELS

const INTUSSEN_GEWIJZIGD =
  'Iemand anders heeft dit intussen gewijzigd, dus er is niets opgeslagen. Wat je invulde, staat er nog. Sla nog eens op als het zo moet worden.'

/** Saved, or another admin saved the same while this one was typing. */
export function antwoordOpInstelling(
  response: HttpContext['response'],
  gedaan: Result<void, InstellingGeweigerd>
) {
  return gedaan.ok ? response.json({}) : response.status(409).json({ message: INTUSSEN_GEWIJZIGD })
}
