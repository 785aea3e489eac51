import type { PlayLink } from '#app/play/links/play_link'
import Gift from '#models/shop/gift'
import Rating from '#models/shop/rating'

/** What players of the link said of the game, for the screen after its end, and whether they got it as a gift. */
export async function ratingOfLink({ delivery: { orderId } }: PlayLink) {
  const [gift, rating] = await Promise.all([Gift.findBy({ orderId }), Rating.findBy({ orderId })])
  return { given: rating !== null, hidden: rating?.hiddenReason ?? null, gift: gift !== null }
}
