import app from '@adonisjs/core/services/app'
import type { ApiClient } from '@japa/api-client'
import { PageToken } from '#app/core/http/page_token'
import { MollieProvider } from '#app/core/payment/mollie_provider'
import { PaymentProvider } from '#app/core/payment/payment_provider'
import { MollieSettlements } from '#app/core/payment/mollie_settlements'
import { SettlementSource } from '#app/core/payment/settlement_source'
import { WatchedProvider } from '#app/core/payment/watched_provider'
import { bookPaymentCall, paymentCallsBooked } from '#app/shop/payments/book_payment_call'
import { startSimulator, type Simulator } from '#simulator/server'
import env from '#start/env'
import { firstOf } from '#tests/helpers/present'

/** The fields of a form that asks for everything. */
export const CUSTOMER = {
  naam: 'Noor de Vries',
  email: 'noor@example.nl',
  adres: 'Dorpsstraat 12',
  postcode: '3911 ab',
  plaats: 'Rhenen',
  actiecode: '',
}

/** Longer than a working service needs on the busiest machine, within the time of a test. */
const PATIENT_MS = 15_000

/**
 * How long the shop waits for a simulated service, in milliseconds. A service with a fault may never
 * answer, so that the shop gives up soon; one without has all the time that a busy machine takes.
 */
export const patienceWith = ({ control }: { readonly control: { isFaulty(): boolean } }): number =>
  control.isFaulty() ? env.mollie.timeoutMs : PATIENT_MS

/** The payment simulator as provider of the shop under test. */
export async function withSimulator(): Promise<Simulator> {
  const simulator = await startSimulator({ port: 0 })
  const { key, accessToken } = env.mollie
  app.container.swap(
    PaymentProvider,
    () =>
      new WatchedProvider(
        new MollieProvider({ key, timeoutMs: patienceWith(simulator), url: simulator.url }),
        bookPaymentCall
      )
  )
  app.container.swap(
    SettlementSource,
    () =>
      new MollieSettlements({ accessToken, timeoutMs: patienceWith(simulator), url: simulator.url })
  )
  return simulator
}

export async function cleanUpSimulator(simulator: Simulator) {
  app.container.restore(PaymentProvider)
  app.container.restore(SettlementSource)
  await paymentCallsBooked()
  await simulator.close()
}

export async function pageToken(): Promise<string> {
  const token = await app.container.make(PageToken)
  return token.issue(new Date())
}

/** Posts as one of our own pages does. */
export async function post(client: ApiClient, path: string, body: object) {
  return client
    .post(path)
    .header('x-csrf-token', await pageToken())
    .json(body)
}

/** Orders a game and returns the id of its payment at the provider. */
export async function placeOrder(
  client: ApiClient,
  simulator: Simulator,
  path = 'binky',
  fields: object = {}
) {
  const response = await post(client, `/api/${path}/bestellen`, { ...CUSTOMER, ...fields })
  response.assertStatus(200)
  const { payurl } = response.body() as { payurl: string }
  return { payurl, payment: firstOf(simulator.control.payments()).id }
}

/** A payment that somebody made and paid at the provider itself, with this metadata. */
export async function payAtProvider(
  { url, control }: Simulator,
  metadata: unknown = null,
  value = '15.00'
): Promise<string> {
  const response = await fetch(`${url}/v2/payments`, {
    method: 'POST',
    headers: { 'authorization': `Bearer ${env.mollie.key}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      ...{ amount: { currency: 'EUR', value }, description: 'Los' },
      ...{ redirectUrl: 'https://winkel.example.nl', metadata },
    }),
  })
  const { id } = (await response.json()) as { id: string }
  await control.decide(id, 'paid', { webhook: 'never' })
  return id
}
