import type { PlayLink } from '#app/play/links/play_link'
import Gift from '#models/shop/gift'
import Rating from '#models/shop/rating'

/** What the buyer said of the game, for the screen after its end; null for a gift, which nobody rates. */
export async function ratingOfLink({ delivery: { orderId } }: PlayLink) {
  const [gift, rating] = await Promise.all([Gift.findBy({ orderId }), Rating.findBy({ orderId })])
  if (gift) return null
  return { given: rating !== null, hidden: rating?.hiddenReason ?? null }
}
