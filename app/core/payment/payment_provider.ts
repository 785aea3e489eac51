/**
 * The port to the payment provider. The shop knows this file only; which provider answers is
 * decided in `providers/shop_provider.ts`.
 */
export abstract class PaymentProvider {
  /**
   * Creates a payment. The same `idempotencyKey` within an hour gives the same payment, so a call
   * whose answer was lost may be repeated.
   */
  abstract create(payment: NewPayment): Promise<ProviderPayment>

  /** @returns the payment as it stands at the provider now, or null when it has none by this id */
  abstract get(id: string): Promise<ProviderPayment | null>

  /**
   * Stops a payment that nobody has paid yet. Not every payment that is under way can be stopped.
   *
   * @returns the payment as it stands then, or null when there is none by this id
   * @throws PaymentProviderRefused when it cannot be stopped
   */
  abstract cancel(id: string): Promise<ProviderPayment | null>

  /** The payments created since `since`, newest first. */
  abstract createdSince(since: Date): AsyncIterable<ProviderPayment>

  /**
   * Sends money of a paid payment back. The same `idempotencyKey` within an hour gives the same
   * refund, so a call whose answer was lost may be repeated; after that, look in `refunds` first.
   */
  abstract refund(refund: NewRefund): Promise<ProviderRefund>

  /** Every refund of a payment, also those that were not made by us. */
  abstract refunds(paymentId: string): Promise<ProviderRefund[]>

  /** Every time that the customer's bank took money of a payment back, also when it undid that since. */
  abstract chargebacks(paymentId: string): Promise<ProviderChargeback[]>
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
  /** What was sent back, or is on its way. */
  readonly refundedCents: number
  /** What the customer's bank took back and still has. */
  readonly chargedBackCents: number
  readonly checkoutUrl: string | null
  readonly expiresAt: Date | null
  readonly createdAt: Date
  readonly reference: PaymentReference | null
}

export type NewRefund = {
  readonly paymentId: string
  readonly amountCents: number
  readonly description: string
  readonly idempotencyKey: string
  readonly reference: RefundReference
}

/** What we hang on a refund so that it is recognised when its answer was lost. */
export type RefundReference = { readonly bestelling: string; readonly terugbetaling: number }

export type ProviderRefundStatus =
  'queued' | 'pending' | 'processing' | 'refunded' | 'failed' | 'canceled'

export type ProviderRefund = {
  readonly id: string
  readonly status: ProviderRefundStatus
  readonly amountCents: number
  readonly reference: RefundReference | null
}

export type ProviderChargeback = {
  readonly id: string
  readonly amountCents: number
  /** The bank undid it: the money is the shop's again. */
  readonly reversed: boolean
}

/**
 * The provider could not be reached, did not answer in time, or gave an answer that cannot be read.
 * What was asked for may have been done: the same is asked again, with the same idempotency key.
 */
export class PaymentProviderUnavailable extends Error {
  override name = 'PaymentProviderUnavailable'
}

/** The provider understood the call and refused it: it did nothing, and the same again does not help. */
export class PaymentProviderRefused extends Error {
  override name = 'PaymentProviderRefused'
}
