/** The types that the parts of the simulator share. All money is whole eurocents. */

export const STATUSES = [
  'open',
  'pending',
  'authorized',
  'paid',
  'failed',
  'canceled',
  'expired',
] as const
export type Status = (typeof STATUSES)[number]

/**
 * How the shop hears about a change: at once, twice at the same moment, after a while, or not at
 * all.
 */
export const WEBHOOK_WAYS = ['direct', 'double', 'late', 'never'] as const
export type WebhookWay = (typeof WEBHOOK_WAYS)[number]

/** Test and live payments do not see each other, as at Mollie. The key decides which mode it is. */
export type Mode = 'test' | 'live'

export const REFUND_STATUSES = [
  'queued',
  'pending',
  'processing',
  'refunded',
  'failed',
  'canceled',
] as const
export type RefundStatus = (typeof REFUND_STATUSES)[number]

export type Refund = {
  readonly id: string
  readonly cents: number
  readonly description: string
  readonly metadata: unknown
  readonly createdAt: string
  /**
   * The status that a tester chose. Without it, the refund is on its way for a minute and done
   * after that.
   */
  status?: RefundStatus
}

export type Chargeback = {
  readonly id: string
  readonly cents: number
  readonly createdAt: string
  /** The moment at which the bank undid the chargeback. */
  reversedAt?: string
}

/** One delivery of a webhook; `status` is the shop's HTTP status, 0 when there was no answer. */
export type Delivery = { readonly at: string; readonly status: number }

export type Payment = {
  readonly id: string
  readonly mode: Mode
  readonly description: string
  readonly method: string | null
  readonly metadata: unknown
  readonly locale: string | null
  readonly redirectUrl: string
  readonly cancelUrl: string | null
  readonly webhookUrl: string | null
  readonly createdAt: string
  readonly expiresAt: string
  cents: number
  status: Status
  /** The moment at which the present status began; equal to `createdAt` while open. */
  changedAt: string
  refunds: Refund[]
  chargebacks: Chargeback[]
  deliveries: Delivery[]
}

/** Money that was paid out to the shop, less fees; it says which payments and refunds are in it. */
export type Settlement = {
  readonly id: string
  readonly reference: string
  readonly settledAt: string
  readonly payments: readonly SettledPart[]
  readonly refunds: readonly SettledPart[]
}

/** A payment, refund or chargeback in a settlement. */
export type SettledPart = { readonly id: string; readonly cents: number }

export type NewPayment = Pick<
  Payment,
  | 'mode'
  | 'description'
  | 'method'
  | 'metadata'
  | 'locale'
  | 'redirectUrl'
  | 'cancelUrl'
  | 'webhookUrl'
  | 'cents'
>

export type NewRefund = Pick<Refund, 'cents' | 'description' | 'metadata'>

/**
 * A webhook that still has to be delivered. It is kept in the state file, so a restart does not
 * lose it.
 */
export type WebhookJob = {
  readonly id: string
  readonly paymentId: string
  attempt: number
  dueAt: string
}

/** The first answer to an idempotency key, which a repeated call gets again. */
export type StoredAnswer = {
  readonly call: string
  readonly bodyHash: string
  readonly status: number
  readonly body: string
  readonly at: string
}

export type Clock = () => Date
export type Log = (line: string) => void
