/**
 * The port to the payment provider. The shop knows only this file; `providers/shop_provider.ts`
 * decides which provider answers. Amounts are whole eurocents.
 */
export abstract class PaymentProvider {
  /**
   * Creates a payment. The same `idempotencyKey` within an hour gives the same payment, so a call
   * whose answer was lost can be repeated.
   *
   * @throws PaymentProviderUnavailable when the payment may or may not exist
   * @throws PaymentProviderRefused when it does not
   */
  abstract create(payment: NewPayment): Promise<ProviderPayment>

  /** @returns the payment as it is at the provider now, or null when it has none with this id */
  abstract get(id: string): Promise<ProviderPayment | null>

  /**
   * Stops a payment that nobody has paid yet. Not every payment that is under way can be stopped.
   *
   * @returns the payment as it is after that, or null when there is none with this id
   * @throws PaymentProviderRefused when it cannot be stopped
   */
  abstract cancel(id: string): Promise<ProviderPayment | null>

  /** The payments that were created since `since`, newest first. */
  abstract createdSince(since: Date): AsyncIterable<ProviderPayment>

  /**
   * Sends money of a paid payment back. The same `idempotencyKey` within an hour gives the same
   * refund, so a call whose answer was lost can be repeated; after that, look in `refunds` first.
   */
  abstract refund(refund: NewRefund): Promise<ProviderRefund>

  /** Every refund of a payment, also those that somebody else made. */
  abstract refunds(paymentId: string): Promise<ProviderRefund[]>

  /**
   * Every time that the customer's bank took money of a payment back, also when the bank undid that
   * since.
   */
  abstract chargebacks(paymentId: string): Promise<ProviderChargeback[]>
}

export type NewPayment = {
  readonly idempotencyKey: string
  readonly amountCents: number
  readonly description: string
  readonly redirectUrl: string
  readonly webhookUrl: string
  readonly reference: PaymentReference
  readonly copy: SealedCopy
}

/**
 * What was ordered, and what else is needed to carry the order out, sealed. The provider keeps it
 * for the day that our own database is lost.
 */
export type SealedCopy = { readonly item: string; readonly text: string }

/**
 * What we attach to a payment, with which it finds its order also when our own record of it was
 * lost.
 */
export type PaymentReference = { readonly order: string; readonly payment: number }

export type ProviderPaymentStatus =
  'open' | 'pending' | 'authorized' | 'paid' | 'failed' | 'canceled' | 'expired'

export type ProviderPayment = {
  readonly id: string
  readonly status: ProviderPaymentStatus
  readonly amountCents: number
  readonly currency: string
  /** What was sent back, or is on its way back. */
  readonly refundedCents: number
  /** What the customer's bank took back and still has. */
  readonly chargedBackCents: number
  readonly checkoutUrl: string | null
  readonly expiresAt: Date | null
  readonly createdAt: Date
  readonly paidAt: Date | null
  readonly reference: PaymentReference | null
  readonly copy: SealedCopy | null
}

export type NewRefund = {
  readonly paymentId: string
  readonly amountCents: number
  readonly description: string
  readonly idempotencyKey: string
  readonly reference: RefundReference
}

/** What we attach to a refund, to recognise it when its answer was lost. */
export type RefundReference = { readonly order: string; readonly refund: number }

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
  /** Whether the bank undid it, so that the shop has the money again. */
  readonly reversed: boolean
}

/**
 * The provider could not be reached, did not answer in time, or gave an unreadable answer. The work
 * may have been done, so the same call is repeated with the same idempotency key.
 */
export class PaymentProviderUnavailable extends Error {
  override name = 'PaymentProviderUnavailable'
}

/**
 * The provider understood the call and refused it. It did nothing, and repeating the call does not
 * help.
 */
export class PaymentProviderRefused extends Error {
  override name = 'PaymentProviderRefused'

  constructor(
    message: string,
    options?: ErrorOptions,
    /** Whether the provider does not accept the key of the shop. */
    readonly keyRefused = false
  ) {
    super(message, options)
  }
}
