/**
 * An order that the owner takes herself, by phone or at a market stall. Money that she took is in at
 * once; with a link the customer pays it as any other order.
 */
export const HAND_MEANS = ['contant', 'pin', 'overgemaakt'] as const
export type HandMeans = (typeof HAND_MEANS)[number]

/** How such an order is paid. */
export const HAND_PAYMENTS = [...HAND_MEANS, 'betaallink'] as const
export type HandPayment = (typeof HAND_PAYMENTS)[number]

/** The means by which the money is in; null when the customer still has to pay. */
export function meansOf(payment: HandPayment): HandMeans | null {
  return payment === 'betaallink' ? null : payment
}

/** What stands as the carrier of a game that was handed over instead of sent. */
export const HANDED_OVER = 'Meegegeven'

/**
 * Whether the game is handed over at once: only what is paid, because a customer who has the game
 * in hand no longer waits for a mail.
 */
export function mayHandOver(payment: HandPayment): boolean {
  return meansOf(payment) !== null
}
