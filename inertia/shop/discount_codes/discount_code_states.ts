import type { DiscountCodeState } from '#domain/shop/discount_codes'
import { formatDay } from '~/ui/format_dates'

export type DiscountCodeRow = {
  id: number
  code: string
  korting: string
  spellen: string[]
  vanaf: string | null
  totEnMet: string | null
  gebruikt: number
  maxTotaal: number | null
  maxPerEmail: number | null
  stand: DiscountCodeState
}

export type DiscountCode = DiscountCodeRow & {
  soort: 'percentage' | 'bedrag'
  waarde: string
  sleutels: string[]
}

export const DISCOUNT_CODE_STATES: Record<DiscountCodeState, string> = {
  actief: 'werkt',
  nog_niet_geldig: 'nog niet geldig',
  verlopen: 'verlopen',
  op: 'op',
  gestopt: 'gestopt',
}

/** In words from when until when a code works. */
export function validity({
  vanaf: from,
  totEnMet: through,
}: Pick<DiscountCodeRow, 'vanaf' | 'totEnMet'>) {
  const parts = [from && `vanaf ${formatDay(from)}`, through && `tot en met ${formatDay(through)}`]
  return parts.filter(Boolean).join(', ') || 'altijd'
}
