import type { Evening } from '#domain/shop/bookings/evening_price'
import { EVENING_KITS } from '#games/evening_kits'

/** What is printed for a live evening, as it is spelled in a call and stored. */
export const CARDS = 'qr-kaarten'
export const PAPER_KIT = 'papieren-set'

/** What the owner can tick off for an evening of this kind. */
export function itemsOf(evening: Evening): string[] {
  const { bring, live } = EVENING_KITS[evening]
  return [...(live ? [CARDS, PAPER_KIT] : []), ...bring.map(({ name }) => name)]
}
