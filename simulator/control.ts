import { ApiError } from './api_error.js'
import type { Context } from './api.js'
import type { Fault } from './faults.js'
import { toCents } from './money.js'
import { payOut } from './settlement_book.js'
import { remainingCents } from './payment_book.js'
import type { Delivery, Payment, RefundStatus, Settlement, Status, WebhookWay } from './types.js'

export type Decision = { readonly webhook?: WebhookWay; readonly lateMs?: number }

/**
 * The controls by which a test drives the simulator. Amounts are written as Mollie does, such as
 * `'15.00'`.
 */
export type Control = {
  /**
   * How often each API call came in, by method and pattern: `requests['GET /v2/payments/{id}']`.
   */
  readonly requests: Readonly<Record<string, number>>
  /** Applies a fault to the next `times` API calls, or to all calls until null is set. */
  setFault(fault: Fault | null, times?: number): void
  /** Whether the next API call gets a fault. */
  isFaulty(): boolean
  /** A copy of every payment, newest first. */
  payments(): Payment[]
  /** The webhooks of a payment that were sent so far, oldest first; at most twenty. */
  deliveries(id: string): readonly Delivery[]
  /**
   * Does what the buttons of the checkout page do. Resolves to the shop's answers to the webhooks
   * that were sent at once.
   */
  decide(id: string, status: Status, decision?: Decision): Promise<number[]>
  /** Sends the webhook once more. Resolves to the shop's HTTP status, or 0 without an answer. */
  sendWebhook(id: string): Promise<number>
  /** Changes the amount without telling the shop. */
  setAmount(id: string, value: string): Promise<void>
  /**
   * Refunds at the provider: the value, or all that is left without a value. Resolves to the
   * webhook's status.
   */
  refund(id: string, value?: string): Promise<number>
  /** Gives the latest refund of a payment its outcome. Resolves to the webhook's status. */
  decideRefund(id: string, status: RefundStatus): Promise<number>
  /** Lets the customer's bank take back what is left. Resolves to the webhook's status. */
  chargeBack(id: string): Promise<number>
  /** Lets the bank undo its latest chargeback. Resolves to the webhook's status. */
  reverseChargeback(id: string): Promise<number>
  /** Pays out everything that was not paid out before; null when there is nothing. */
  payOut(): Promise<Settlement | null>
}

/** Makes the controls of a running simulator. */
export function createControl({ book, store, faults, requests, now }: Context): Control {
  const tell = async (payment: Payment) => (await book.tell(payment))[0] ?? 0
  return {
    requests,
    setFault: (fault, times) => faults.set(fault, times),
    isFaulty: () => faults.isAhead,
    payments: () => structuredClone(book.all()),
    deliveries: (id) => structuredClone(book.get(id).deliveries),
    decide: (id, status, { webhook, lateMs } = {}) => book.decide(id, status, webhook, lateMs),
    sendWebhook: async (id) => tell(book.get(id)),
    async setAmount(id, value) {
      book.get(id).cents = centsOf(value)
      await store.save()
    },
    async refund(id, value) {
      const payment = book.get(id)
      const cents = value === undefined ? remainingCents(payment) : centsOf(value)
      book.refund(payment, { cents, description: payment.description, metadata: null })
      return tell(payment)
    },
    async decideRefund(id, status) {
      const payment = book.get(id)
      const refund = payment.refunds.at(-1)
      if (refund === undefined) throw new ApiError(404, `Payment ${id} has no refund`)
      refund.status = status
      return tell(payment)
    },
    async chargeBack(id) {
      const payment = book.get(id)
      book.chargeBack(payment)
      return tell(payment)
    },
    async reverseChargeback(id) {
      const payment = book.get(id)
      book.reverseChargeback(payment)
      return tell(payment)
    },
    async payOut() {
      const settlement = payOut(store, now())
      await store.save()
      return settlement
    },
  }
}

function centsOf(value: string): number {
  const cents = toCents(value)
  if (cents === null) throw new ApiError(422, `"${value}" is not a value like 15.00`)
  return cents
}
