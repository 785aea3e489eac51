import { Client, HTTPClient } from 'mollie-api-typescript'
import { ClientError } from 'mollie-api-typescript/models/errors'
import type { PaymentResponse } from 'mollie-api-typescript/models'
import {
  PaymentProvider,
  PaymentProviderRefused,
  PaymentProviderUnavailable,
  type NewPayment,
  type PaymentReference,
  type ProviderPayment,
  type ProviderPaymentStatus,
} from '#app/core/payment/payment_provider'
import { naarCenten, naarDecimaal } from '#domain/winkel/prijs'

type MollieSettings = { readonly key: string; readonly url: string; readonly timeoutMs: number }

/** Mollie, through its official client. The demo's simulator speaks the same calls at another url. */
export class MollieProvider extends PaymentProvider {
  readonly #client: Client

  constructor({ key, url, timeoutMs }: MollieSettings) {
    super()
    this.#client = new Client({
      security: { apiKey: key },
      serverURL: url,
      timeoutMs,
      httpClient: new HTTPClient(),
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
          amount: { currency: 'EUR', value: naarDecimaal(payment.amountCents) },
          redirectUrl: payment.redirectUrl,
          webhookUrl: payment.webhookUrl,
          locale: 'nl_NL',
          metadata: { ...payment.reference },
        },
      })
      return toProviderPayment(answer)
    })
  }

  override async get(id: string): Promise<ProviderPayment | null> {
    try {
      return await translated(async () =>
        toProviderPayment(await this.#client.payments.get({ paymentId: id }))
      )
    } catch (error) {
      if (error instanceof PaymentProviderRefused && isNotFound(error.cause)) return null
      throw error
    }
  }

  override async *createdSince(since: Date): AsyncIterable<ProviderPayment> {
    const pages = await translated(() => this.#client.payments.list({ limit: 100 }))
    for await (const page of pages) {
      for (const answer of page.result.embedded.payments ?? []) {
        const payment = toProviderPayment(answer as PaymentResponse)
        if (payment.createdAt < since) return
        yield payment
      }
    }
  }
}

/** Runs a call and turns what went wrong into the two kinds that the shop tells apart. */
async function translated<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    if (error instanceof ClientError && error.statusCode < 500 && error.statusCode !== 429) {
      throw new PaymentProviderRefused(`The payment provider answered ${error.statusCode}`, {
        cause: error,
      })
    }
    throw new PaymentProviderUnavailable('The payment provider did not answer', { cause: error })
  }
}

function isNotFound(error: unknown): boolean {
  return error instanceof ClientError && (error.statusCode === 404 || error.statusCode === 410)
}

function toProviderPayment(answer: PaymentResponse): ProviderPayment {
  return {
    id: answer.id,
    status: answer.status as ProviderPaymentStatus,
    amountCents: naarCenten(answer.amount.value),
    currency: answer.amount.currency,
    refundedCents: cents(answer.amountRefunded) + cents(answer.amountChargedBack),
    checkoutUrl: answer.links.checkout?.href ?? null,
    expiresAt: answer.expiresAt ? new Date(answer.expiresAt) : null,
    createdAt: new Date(answer.createdAt),
    reference: toReference(answer.metadata),
  }
}

function cents(amount: { readonly value: string } | null | undefined): number {
  return amount ? naarCenten(amount.value) : 0
}

function toReference(metadata: unknown): PaymentReference | null {
  const { bestelling, betaling } = (metadata ?? {}) as Partial<PaymentReference>
  return typeof bestelling === 'string' && typeof betaling === 'number'
    ? { bestelling, betaling }
    : null
}
