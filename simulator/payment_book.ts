import { ApiError } from './api_error.js'
import { newId, type Store } from './store.js'
import type {
  Clock,
  Mode,
  NewPayment,
  NewRefund,
  Payment,
  Refund,
  Status,
  WebhookWay,
} from './types.js'
import type { WebhookSender } from './webhooks.js'

const LIFETIME_MS = 15 * 60_000
const DUPLICATE_WINDOW_MS = 60_000
const CANCELABLE_METHODS: readonly (string | null)[] = [null, 'banktransfer', 'directdebit']
const UNFINISHED: readonly Status[] = ['open', 'pending', 'authorized']

type BookSettings = { readonly store: Store; readonly webhooks: WebhookSender; readonly now: Clock }

/**
 * The payments and the rules by which they change. A caller of `cancel`, `refund`, `chargeBack` or
 * `reverseChargeback` also tells the shop, with `tell` or `tellSoon`.
 */
export class PaymentBook {
  readonly #store: Store
  readonly #webhooks: WebhookSender
  readonly #now: Clock

  constructor({ store, webhooks, now }: BookSettings) {
    this.#store = store
    this.#webhooks = webhooks
    this.#now = now
  }

  /** Every payment, newest first. */
  all(mode?: Mode): Payment[] {
    const payments = [...this.#store.payments.values()].reverse()
    for (const payment of payments) this.#expireWhenDue(payment)
    return mode === undefined ? payments : payments.filter((payment) => payment.mode === mode)
  }

  /** @throws ApiError 404 when there is no such payment */
  get(id: string, mode?: Mode): Payment {
    const payment = this.#store.payments.get(id)
    if (payment === undefined || (mode !== undefined && payment.mode !== mode)) {
      throw new ApiError(404, `No payment exists with token ${id}.`)
    }
    this.#expireWhenDue(payment)
    return payment
  }

  /** Adds an open payment, which expires by itself. */
  create(wanted: NewPayment): Payment {
    const now = this.#now()
    const payment: Payment = {
      ...wanted,
      id: newId('tr'),
      status: 'open',
      createdAt: now.toISOString(),
      changedAt: now.toISOString(),
      expiresAt: new Date(now.getTime() + LIFETIME_MS).toISOString(),
      refunds: [],
      chargebacks: [],
      deliveries: [],
    }
    this.#store.payments.set(payment.id, payment)
    return payment
  }

  /**
   * Gives an unfinished payment its outcome and tells the shop in the requested way.
   *
   * @returns the shop's answers to the webhooks that were sent at once
   * @throws ApiError 422 when the payment is already finished
   */
  async decide(
    id: string,
    status: Status,
    way: WebhookWay = 'direct',
    lateMs = 10_000
  ): Promise<number[]> {
    const payment = this.get(id)
    if (!isUnfinished(payment)) throw new ApiError(422, `The payment is ${payment.status} already`)
    if (status === payment.status) return []
    this.#become(payment, status)
    return this.tell(payment, way, lateMs)
  }

  /**
   * Sends the webhook of a payment in the requested way.
   *
   * @returns the shop's answers to the webhooks that were sent at once
   */
  async tell(payment: Payment, way: WebhookWay = 'direct', lateMs = 10_000): Promise<number[]> {
    await this.#store.save()
    if (way === 'late') await this.#webhooks.sendLater(payment, lateMs)
    const times = { direct: 1, double: 2, late: 0, never: 0 }[way]
    const answers = await Promise.all(
      Array.from({ length: times }, () => this.#webhooks.send(payment))
    )
    return answers.filter((status) => status !== null)
  }

  /** Sends a webhook without waiting for it, as Mollie does after a call that changed something. */
  tellSoon(payment: Payment): void {
    // When the state cannot be saved, the call that caused this reports it.
    this.#webhooks.sendLater(payment, 0).catch(() => {})
  }

  /**
   * Cancels on behalf of the shop. @throws ApiError 422 when the payment does not allow that (any
   * more)
   */
  cancel(payment: Payment): Payment {
    if (!isCancelable(payment)) throw new ApiError(422, 'The payment cannot be cancelled')
    this.#become(payment, 'canceled')
    return payment
  }

  /** @throws ApiError 409 for the same refund twice in a minute, 422 for more than there is left */
  refund(payment: Payment, wanted: NewRefund): Refund {
    if (payment.status !== 'paid') {
      throw new ApiError(422, 'Only a payment that has been paid can be refunded')
    }
    if (payment.refunds.some((refund) => this.#isRecent(refund) && isSame(refund, wanted))) {
      throw new ApiError(409, 'A duplicate refund has been detected')
    }
    if (wanted.cents === 0 || wanted.cents > remainingCents(payment)) {
      throw new ApiError(422, 'The amount is higher than what is left to refund', 'amount')
    }
    const refund = { ...wanted, id: newId('re'), createdAt: this.#now().toISOString() }
    payment.refunds.push(refund)
    return refund
  }

  /** The customer's bank takes back all that is left. @throws ApiError 422 when nothing is left */
  chargeBack(payment: Payment): void {
    const cents = payment.status === 'paid' ? remainingCents(payment) : 0
    if (cents === 0) throw new ApiError(422, 'There is nothing to charge back')
    payment.chargebacks.push({ id: newId('chb'), cents, createdAt: this.#now().toISOString() })
  }

  /** The bank undoes its latest chargeback. @throws ApiError 422 when there is none to undo */
  reverseChargeback(payment: Payment): void {
    const chargeback = payment.chargebacks.findLast(({ reversedAt }) => reversedAt === undefined)
    if (chargeback === undefined) throw new ApiError(422, 'There is no chargeback to reverse')
    chargeback.reversedAt = this.#now().toISOString()
  }

  #become(payment: Payment, status: Status, at = this.#now().toISOString()): void {
    payment.status = status
    payment.changedAt = at
  }

  #expireWhenDue(payment: Payment): void {
    if (payment.status !== 'open' || this.#now().getTime() < Date.parse(payment.expiresAt)) return
    this.#become(payment, 'expired', payment.expiresAt)
    this.tellSoon(payment)
  }

  #isRecent(refund: Refund): boolean {
    return this.#now().getTime() - Date.parse(refund.createdAt) < DUPLICATE_WINDOW_MS
  }
}

/** Whether the outcome of a payment is still unknown. */
export function isUnfinished(payment: Payment): boolean {
  return UNFINISHED.includes(payment.status)
}

/**
 * Whether the shop may cancel: only an open payment that is not tied to a method such as iDEAL, as
 * at Mollie.
 */
export function isCancelable(payment: Payment): boolean {
  return payment.status === 'open' && CANCELABLE_METHODS.includes(payment.method)
}

/**
 * The refunded cents. A refund that failed or was cancelled does not count, because its money never
 * left.
 */
export function refundedCents(payment: Payment): number {
  return payment.refunds
    .filter(({ status }) => status !== 'failed' && status !== 'canceled')
    .reduce((sum, { cents }) => sum + cents, 0)
}

/**
 * The charged back cents. A chargeback that was undone does not count, because its money is back.
 */
export function chargedBackCents(payment: Payment): number {
  return payment.chargebacks
    .filter(({ reversedAt }) => reversedAt === undefined)
    .reduce((sum, { cents }) => sum + cents, 0)
}

/** How many cents can still be refunded or charged back. */
export function remainingCents(payment: Payment): number {
  return Math.max(0, payment.cents - refundedCents(payment) - chargedBackCents(payment))
}

function isSame(refund: Refund, wanted: NewRefund): boolean {
  return (
    refund.cents === wanted.cents &&
    refund.description === wanted.description &&
    JSON.stringify(refund.metadata) === JSON.stringify(wanted.metadata)
  )
}
