import type { DiscountCodeState } from '#domain/shop/discount_codes'
import type { Data } from '@generated/data'
import type { ChipTone } from '~/admin/shell/chip'
import { formatDay } from '#domain/dutch_time'

export const DISCOUNT_CODE_STATES: Record<DiscountCodeState, string> = {
  active: 'werkt',
  not_yet_valid: 'nog niet geldig',
  expired: 'verlopen',
  used_up: 'op',
  stopped: 'gestopt',
}

export const DISCOUNT_CODE_TONES: Readonly<Record<DiscountCodeState, ChipTone>> = {
  active: 'done',
  not_yet_valid: 'waits',
  expired: 'over',
  used_up: 'over',
  stopped: 'over',
}

/** The period in which a code works, in words. */
export function validity({
  from,
  through,
}: Pick<Data.Shop.DiscountCodes.DiscountCode, 'from' | 'through'>) {
  const parts = [from && `vanaf ${formatDay(from)}`, through && `tot en met ${formatDay(through)}`]
  return parts.filter(Boolean).join(', ') || 'altijd'
}
