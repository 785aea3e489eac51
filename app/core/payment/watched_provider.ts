import {
  PaymentProvider,
  PaymentProviderRefused,
  type NewPayment,
  type NewRefund,
  type ProviderPayment,
} from '#app/core/payment/payment_provider'

/** How a call to the provider ended, as far as it says whether customers can pay. */
export type PaymentCall = {
  readonly call: 'create' | 'other'
  readonly outcome: 'done' | 'key_refused' | 'failed'
}

/** A payment provider whose calls are reported. The report is not waited for and changes nothing. */
export class WatchedProvider extends PaymentProvider {
  constructor(
    protected readonly provider: PaymentProvider,
    protected readonly report: (call: PaymentCall) => void
  ) {
    super()
  }

  override create(payment: NewPayment) {
    return this.#watch('create', this.provider.create(payment))
  }

  override get(id: string) {
    return this.#watch('other', this.provider.get(id))
  }

  override cancel(id: string) {
    return this.#watch('other', this.provider.cancel(id))
  }

  /** One report for all pages. A list whose reader stops early is not reported. */
  override async *createdSince(since: Date): AsyncIterable<ProviderPayment> {
    try {
      yield* this.provider.createdSince(since)
      this.report({ call: 'other', outcome: 'done' })
    } catch (error) {
      this.#reportFailure('other', error)
      throw error
    }
  }

  override refund(refund: NewRefund) {
    return this.#watch('other', this.provider.refund(refund))
  }

  override refunds(paymentId: string) {
    return this.#watch('other', this.provider.refunds(paymentId))
  }

  override chargebacks(paymentId: string) {
    return this.#watch('other', this.provider.chargebacks(paymentId))
  }

  async #watch<T>(call: PaymentCall['call'], answer: Promise<T>): Promise<T> {
    try {
      const value = await answer
      this.report({ call, outcome: 'done' })
      return value
    } catch (error) {
      this.#reportFailure(call, error)
      throw error
    }
  }

  #reportFailure(call: PaymentCall['call'], error: unknown) {
    const refused = error instanceof PaymentProviderRefused && error.keyRefused
    this.report({ call, outcome: refused ? 'key_refused' : 'failed' })
  }
}
