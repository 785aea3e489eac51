import { Client, HTTPClient } from 'mollie-api-typescript'
import { ClientError } from 'mollie-api-typescript/models/errors'
import type {
  ListEntityChargeback,
  ListRefundResponse,
  PaymentResponse,
  RefundResponse,
} from 'mollie-api-typescript/models'
import {
  pageOfPayments,
  type PageOfPayments,
  type UnreadPayment,
} from '#app/core/payment/mollie_list'
import { fetchWithin } from '#app/core/http/fetch_within'
import {
  PaymentProvider,
  PaymentProviderRefused,
  PaymentProviderUnavailable,
  type NewPayment,
  type NewRefund,
  type PaymentReference,
  type ProviderChargeback,
  type ProviderPayment,
  type ProviderPaymentStatus,
  type ProviderRefund,
  type ProviderRefundStatus,
  type RefundReference,
  type SealedCopy,
} from '#app/core/payment/payment_provider'
import { toCents, toDecimal } from '#domain/money'

type MollieSettings = {
  readonly key: string
  readonly url: string
  readonly timeoutMs: number
  /** Hears of each payment in a list that cannot be read. */
  readonly unread?: (payment: UnreadPayment) => Promise<void>
}

/**
 * Mollie, through its official client. The demo's simulator answers the same calls at another URL.
 */
export class MollieProvider extends PaymentProvider {
  readonly #client: Client
  readonly #unread: (payment: UnreadPayment) => Promise<void>

  constructor({ key, url, timeoutMs, unread = async () => {} }: MollieSettings) {
    super()
    this.#unread = unread
    this.#client = new Client({
      security: { apiKey: key },
      serverURL: url,
      /** `fetchWithin` ends a call. A `timeoutMs` here would only keep each call in memory as long. */
      httpClient: new HTTPClient({ fetcher: fetchWithin(timeoutMs) }),
      retryConfig: {
        strategy: 'backoff',
        backoff: {
          initialInterval: 250,
          maxInterval: 1_000,
          exponent: 2,
          maxElapsedTime: timeoutMs,
        },
        retryConnectionErrors: true,
      },
    })
  }

  override async create(payment: NewPayment): Promise<ProviderPayment> {
    return translated(async () => {
      const answer = await this.#client.payments.create({
        idempotencyKey: payment.idempotencyKey,
        paymentRequest: {
          description: payment.description,
          amount: { currency: 'EUR', value: toDecimal(payment.amountCents) },
          redirectUrl: payment.redirectUrl,
          webhookUrl: payment.webhookUrl,
          locale: 'nl_NL',
          metadata: {
            bestelling: payment.reference.order,
            betaling: payment.reference.payment,
            spel: payment.copy.item,
            kopie: payment.copy.text,
          },
        },
      })
      return toProviderPayment(answer)
    })
  }

  override async get(id: string): Promise<ProviderPayment | null> {
    return unlessUnknown(() => this.#client.payments.get({ paymentId: id }))
  }

  override async cancel(id: string): Promise<ProviderPayment | null> {
    return unlessUnknown(() => this.#client.payments.cancel({ paymentId: id }))
  }

  override async *createdSince(since: Date): AsyncIterable<ProviderPayment> {
    let from: string | null = null
    for (;;) {
      const page: PageOfPayments = await this.#page(from)
      for (const unread of page.unread) await this.#unread(unread)
      for (const answer of page.rows) {
        const payment = await this.#readable(answer as PaymentResponse)
        if (payment === null) continue
        if (payment.createdAt < since) return
        yield payment
      }
      if (page.next === null) return
      from = page.next
    }
  }

  #page(from: string | null) {
    return translated(() => pageOfPayments(this.#client, from))
  }

  /** @returns null for a payment with an amount or a moment that is none */
  async #readable(answer: PaymentResponse): Promise<ProviderPayment | null> {
    try {
      const payment = toProviderPayment(answer)
      for (const moment of [payment.createdAt, payment.paidAt]) moment?.toISOString()
      return payment
    } catch (cause) {
      await this.#unread({ id: answer.id, cause })
      return null
    }
  }

  override async refund(refund: NewRefund): Promise<ProviderRefund> {
    try {
      return await translated(async () =>
        toProviderRefund(
          await this.#client.refunds.create({
            paymentId: refund.paymentId,
            idempotencyKey: refund.idempotencyKey,
            refundRequest: {
              description: refund.description,
              amount: { currency: 'EUR', value: toDecimal(refund.amountCents) },
              metadata: {
                bestelling: refund.reference.order,
                terugbetaling: refund.reference.refund,
              },
            },
          })
        )
      )
    } catch (error) {
      if (!(error instanceof PaymentProviderRefused && isDuplicate(error.cause))) throw error
      return this.#alreadyMade(refund, error)
    }
  }

  override async refunds(paymentId: string): Promise<ProviderRefund[]> {
    const refunds: ProviderRefund[] = []
    await translated(async () => {
      for await (const page of await this.#client.refunds.list({ paymentId, limit: 100 }))
        refunds.push(...page.result.embedded.refunds.map(toProviderRefund))
    })
    return refunds
  }

  override async chargebacks(paymentId: string): Promise<ProviderChargeback[]> {
    const chargebacks: ProviderChargeback[] = []
    await translated(async () => {
      for await (const page of await this.#client.chargebacks.list({ paymentId, limit: 100 }))
        chargebacks.push(...page.result.embedded.chargebacks.map(toProviderChargeback))
    })
    return chargebacks
  }

  /**
   * Finds the refund that the provider already has. Mollie refuses a second refund that looks like
   * an earlier one: either that one is ours, or this one may be asked later.
   */
  async #alreadyMade(refund: NewRefund, cause: unknown): Promise<ProviderRefund> {
    const made = await this.refunds(refund.paymentId)
    const ours = made.find(({ reference }) => reference?.refund === refund.reference.refund)
    if (ours) return ours
    throw new PaymentProviderUnavailable('The payment provider has just made a like refund', {
      cause,
    })
  }
}

/**
 * Runs a call and turns an error into one of the two kinds that the shop tells apart. The client
 * throws the same kind of error for an answer that it cannot read: a 201 without a field, or a page
 * of HTML by something in between. The work may have been done then, so it is no refusal.
 */
export async function translated<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    if (isRefusal(error)) {
      throw new PaymentProviderRefused(
        `The payment provider answered ${error.statusCode}`,
        { cause: error },
        error.statusCode === 401 || error.statusCode === 403
      )
    }
    throw new PaymentProviderUnavailable('The payment provider gave no answer that we know of', {
      cause: error,
    })
  }
}

/** A time-out and too many calls also have a 4xx status. */
const LATER = [408, 425, 429]

/** Whether the provider itself refused, in its own words. */
function isRefusal(error: unknown): error is ClientError {
  if (!(error instanceof ClientError)) return false
  const { statusCode, contentType } = error
  if (statusCode < 400 || statusCode >= 500 || LATER.includes(statusCode)) return false
  return /^application\/(\w+\+)?json\b/i.test(contentType)
}

/** The payment in the answer of a call, or null when the provider has none with that id. */
async function unlessUnknown(call: () => Promise<PaymentResponse>) {
  try {
    return await translated(async () => toProviderPayment(await call()))
  } catch (error) {
    if (error instanceof PaymentProviderRefused && isNotFound(error.cause)) return null
    throw error
  }
}

function isNotFound(error: unknown): boolean {
  return error instanceof ClientError && (error.statusCode === 404 || error.statusCode === 410)
}

function isDuplicate(error: unknown): boolean {
  return error instanceof ClientError && error.statusCode === 409
}

function toProviderPayment(answer: PaymentResponse): ProviderPayment {
  return {
    id: answer.id,
    status: answer.status as ProviderPaymentStatus,
    amountCents: toCents(answer.amount.value),
    currency: answer.amount.currency,
    refundedCents: cents(answer.amountRefunded),
    chargedBackCents: cents(answer.amountChargedBack),
    checkoutUrl: answer.links.checkout?.href ?? null,
    expiresAt: answer.expiresAt ? new Date(answer.expiresAt) : null,
    createdAt: new Date(answer.createdAt),
    paidAt: answer.paidAt ? new Date(answer.paidAt) : null,
    reference: toReference(answer.metadata),
    copy: toCopy(answer.metadata),
  }
}

function cents(amount: { readonly value: string } | null | undefined): number {
  return amount ? toCents(amount.value) : 0
}

/** The data that we gave with a payment or refund, as the provider keeps it. */
type Metadata = {
  bestelling?: string
  betaling?: number
  terugbetaling?: number
  spel?: string
  kopie?: string
}

function toReference(metadata: unknown): PaymentReference | null {
  const { bestelling: order, betaling: payment } = (metadata ?? {}) as Metadata
  return typeof order === 'string' && typeof payment === 'number' ? { order, payment } : null
}

function toCopy(metadata: unknown): SealedCopy | null {
  const { spel: item, kopie: text } = (metadata ?? {}) as Metadata
  return typeof item === 'string' && typeof text === 'string' ? { item, text } : null
}

function toProviderRefund(answer: RefundResponse | ListRefundResponse): ProviderRefund {
  return {
    id: answer.id,
    status: answer.status as ProviderRefundStatus,
    amountCents: toCents(answer.amount.value),
    reference: toRefundReference(answer.metadata),
  }
}

function toProviderChargeback({
  id,
  amount,
  reversedAt,
}: ListEntityChargeback): ProviderChargeback {
  return { id, amountCents: toCents(amount.value), reversed: Boolean(reversedAt) }
}

function toRefundReference(metadata: unknown): RefundReference | null {
  const { bestelling: order, terugbetaling: refund } = (metadata ?? {}) as Metadata
  return typeof order === 'string' && typeof refund === 'number' ? { order, refund } : null
}
