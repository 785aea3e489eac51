import type { Actiecodestand } from '#domain/winkel/actiecode'
import { alsDag } from '~/components/beheer/datum'

export type Actiecoderegel = {
  id: number
  code: string
  korting: string
  spellen: string[]
  vanaf: string | null
  totEnMet: string | null
  gebruikt: number
  maxTotaal: number | null
  maxPerEmail: number | null
  stand: Actiecodestand
}

export type Actiecode = Actiecoderegel & {
  soort: 'percentage' | 'bedrag'
  waarde: string
  sleutels: string[]
}

export const ACTIECODESTANDEN: Record<Actiecodestand, string> = {
  actief: 'werkt',
  nog_niet_geldig: 'nog niet geldig',
  verlopen: 'verlopen',
  op: 'op',
  gestopt: 'gestopt',
}

/** In words from when until when a code works. */
export function geldigheid({ vanaf, totEnMet }: Pick<Actiecoderegel, 'vanaf' | 'totEnMet'>) {
  const delen = [vanaf && `vanaf ${alsDag(vanaf)}`, totEnMet && `tot en met ${alsDag(totEnMet)}`]
  return delen.filter(Boolean).join(', ') || 'altijd'
}
