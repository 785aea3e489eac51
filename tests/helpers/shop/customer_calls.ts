import { realShop } from '#tests/helpers/real_shop'
import { captured } from '#tests/helpers/present'

export const AT_HOME = { adres: 'Dorpsstraat 12', postcode: '3911 AB', plaats: 'Rhenen' }

let count = 0

/** A visitor of its own for each call, because visitors at one address share a rate limit. */
const freshAddress = () => ({ 'x-forwarded-for': `198.19.${count++ % 250}.1` })

/** Sends what a page of the shop sends. @throws Error with the words of the shop when it refuses */
export async function callShop<T>(path: string, body: object): Promise<T> {
  const { url } = realShop()
  const headers = freshAddress()
  const page = await (await fetch(`${url}/contact`, { headers })).text()
  const token = captured(/csrf-token" content="([^"]+)"/, page)
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', 'x-csrf-token': token },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`)
  return (text === '' ? null : JSON.parse(text)) as T
}

/** Orders a game. @returns where it is paid, or where it is received when nothing is */
export async function orderByCall(path: string, fields: object): Promise<string> {
  const { payurl } = await callShop<{ payurl: string }>(`/api/${path}/bestellen`, fields)
  return payurl
}

type Outcome = 'paid' | 'failed' | 'canceled' | 'expired'

/** Ends a payment as its page at the provider does. */
export async function endPayment(payurl: string, status: Outcome) {
  const body = new URLSearchParams({ status, webhook: 'direct' })
  const response = await fetch(payurl, { method: 'POST', redirect: 'manual', body })
  if (response.status >= 400) throw new Error(`${payurl}: ${response.status}`)
}

/** What happens at the provider outside the shop: money that goes back, or is fetched back. */
export async function atProvider(payurl: string, action: 'refund' | 'chargeback', amount = '') {
  const id = captured(/\/checkout\/(\w+)$/, payurl)
  const response = await fetch(`${realShop().simulator}/betalingen/${id}`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ action, amount }),
  })
  if (response.status >= 400) throw new Error(`${id}: ${response.status}`)
}
