/**
 * The port to the payment provider. The shop knows this file only; which provider answers is
 * decided in `providers/winkel_provider.ts`.
 */
export abstract class PaymentProvider {
  /**
   * Creates a payment. The same `idempotencyKey` within an hour gives the same payment, so a call
   * whose answer was lost may be repeated.
   */
  abstract create(payment: NewPayment): Promise<ProviderPayment>

  /** @returns the payment as it stands at the provider now, or null when it has none by this id */
  abstract get(id: string): Promise<ProviderPayment | null>

  /** The payments created since `since`, newest first. */
  abstract createdSince(since: Date): AsyncIterable<ProviderPayment>
}

export type NewPayment = {
  readonly idempotencyKey: string
  readonly amountCents: number
  readonly description: string
  readonly redirectUrl: string
  readonly webhookUrl: string
  readonly reference: PaymentReference
}

/** What we hang on a payment so that it finds its order back, also when our own note of it was lost. */
export type PaymentReference = { readonly bestelling: string; readonly betaling: number }

export type ProviderPaymentStatus =
  'open' | 'pending' | 'authorized' | 'paid' | 'failed' | 'canceled' | 'expired'

export type ProviderPayment = {
  readonly id: string
  readonly status: ProviderPaymentStatus
  readonly amountCents: number
  readonly currency: string
  readonly refundedCents: number
  readonly checkoutUrl: string | null
  readonly expiresAt: Date | null
  readonly createdAt: Date
  readonly reference: PaymentReference | null
}

/** The provider could not be reached or did not answer in time; trying again later may help. */
export class PaymentProviderUnavailable extends Error {
  override name = 'PaymentProviderUnavailable'
}

/** The provider understood the call and refused it; trying the same again does not help. */
export class PaymentProviderRefused extends Error {
  override name = 'PaymentProviderRefused'
}
