import type { PaymentOutcome } from '#domain/shop/payments/payment_outcome'

/**
 * What a customer reads about how paying ended, where they come back and on the page of the order;
 * the first is the specification's (specification 1, section 2).
 */
export const PAYMENT_OUTCOME: Record<PaymentOutcome, string> = {
  received: 'Bestelling is ontvangen',
  waiting: 'Bestelling is ontvangen',
  not_started: 'Je bestelling wacht op je betaling',
  failed: 'De betaling is niet gelukt',
  abandoned: 'Je hebt de betaling afgebroken',
  expired: 'De tijd om te betalen is voorbij',
  canceled: 'Deze bestelling is geannuleerd',
  refunded: 'Deze bestelling is terugbetaald',
}
