import {
  chargedBackCents,
  isCancelable,
  isUnfinished,
  refundedCents,
  remainingCents,
} from './payment_book.js'
import { toAmount } from './money.js'
import type { Chargeback, Payment, Refund, Status } from './types.js'

const HAL = 'application/hal+json'
const REFUND_TAKES_MS = 60_000
const DOCUMENTATION = { href: 'https://docs.mollie.com/reference/overview', type: 'text/html' }
const CHANGED_FIELD: Readonly<Partial<Record<Status, string>>> = {
  authorized: 'authorizedAt',
  paid: 'paidAt',
  canceled: 'canceledAt',
  expired: 'expiredAt',
  failed: 'failedAt',
}

/** The addresses of the simulator: one for the shop's calls and one for people's browsers. */
export type Addresses = { readonly api: string; readonly pages: string }

/** A payment as Mollie shows it. */
export function paymentView(payment: Payment, { api, pages }: Addresses) {
  const self = `${api}/v2/payments/${payment.id}`
  const changedField = CHANGED_FIELD[payment.status]
  const chargedBack = chargedBackCents(payment)
  return {
    resource: 'payment',
    id: payment.id,
    mode: payment.mode,
    createdAt: mollieTime(payment.createdAt),
    amount: toAmount(payment.cents),
    description: payment.description,
    method: payment.method ?? (payment.status === 'paid' ? 'ideal' : null),
    metadata: payment.metadata,
    status: payment.status,
    ...(isUnfinished(payment) && { isCancelable: isCancelable(payment) }),
    ...(payment.status === 'open' && { expiresAt: mollieTime(payment.expiresAt) }),
    ...(changedField && { [changedField]: mollieTime(payment.changedAt) }),
    ...(payment.status === 'paid' && {
      amountRefunded: toAmount(refundedCents(payment)),
      amountRemaining: toAmount(remainingCents(payment)),
    }),
    ...(chargedBack > 0 && { amountChargedBack: toAmount(chargedBack) }),
    ...(payment.locale && { locale: payment.locale }),
    profileId: 'pfl_QkEhN94Ba1',
    sequenceType: 'oneoff',
    redirectUrl: payment.redirectUrl,
    ...(payment.cancelUrl && { cancelUrl: payment.cancelUrl }),
    ...(payment.webhookUrl && { webhookUrl: payment.webhookUrl }),
    _links: {
      self: hal(self),
      ...(payment.status === 'open' && { checkout: page(checkoutUrl(payment, pages)) }),
      dashboard: page(`${pages}/#${payment.id}`),
      ...(payment.refunds.length > 0 && { refunds: hal(`${self}/refunds`) }),
      ...(payment.chargebacks.length > 0 && { chargebacks: hal(`${self}/chargebacks`) }),
      documentation: DOCUMENTATION,
    },
  }
}

/**
 * A refund as Mollie shows it: on its way at first and done after a minute, unless a tester chose
 * otherwise.
 */
export function refundView(refund: Refund, payment: Payment, now: Date, { api }: Addresses) {
  const done = now.getTime() - Date.parse(refund.createdAt) >= REFUND_TAKES_MS
  const status = refund.status ?? (done ? 'refunded' : 'pending')
  return {
    resource: 'refund',
    id: refund.id,
    mode: payment.mode,
    description: refund.description,
    amount: toAmount(refund.cents),
    metadata: refund.metadata,
    paymentId: payment.id,
    status,
    createdAt: mollieTime(refund.createdAt),
    _links: {
      self: hal(`${api}/v2/payments/${payment.id}/refunds/${refund.id}`),
      payment: hal(`${api}/v2/payments/${payment.id}`),
      documentation: DOCUMENTATION,
    },
  }
}

/** A chargeback as Mollie shows it. */
export function chargebackView(chargeback: Chargeback, payment: Payment, { api }: Addresses) {
  return {
    resource: 'chargeback',
    id: chargeback.id,
    amount: toAmount(chargeback.cents),
    createdAt: mollieTime(chargeback.createdAt),
    reversedAt: chargeback.reversedAt === undefined ? null : mollieTime(chargeback.reversedAt),
    paymentId: payment.id,
    _links: {
      self: hal(`${api}/v2/payments/${payment.id}/chargebacks/${chargeback.id}`),
      payment: hal(`${api}/v2/payments/${payment.id}`),
      documentation: DOCUMENTATION,
    },
  }
}

/** One page of a list, in Mollie's HAL shape. The cursors are ids. */
export function listView(name: string, items: readonly object[], url: string, cursors: Cursors) {
  const at = (from: string | null) => {
    if (from === null) return null
    const target = new URL(url)
    target.searchParams.set('from', from)
    target.searchParams.set('limit', String(cursors.limit))
    return hal(target.href)
  }
  return {
    count: items.length,
    _embedded: { [name]: items },
    _links: {
      self: hal(url),
      previous: at(cursors.previous),
      next: at(cursors.next),
      documentation: DOCUMENTATION,
    },
  }
}

export type Cursors = {
  readonly previous: string | null
  readonly next: string | null
  readonly limit: number
}

/** The address where the customer pays. */
export function checkoutUrl(payment: Payment, pages: string): string {
  return `${pages}/checkout/${payment.id}`
}

function hal(href: string) {
  return { href, type: HAL }
}

function page(href: string) {
  return { href, type: 'text/html' }
}

/** Mollie writes times without parts of seconds and with an offset. */
function mollieTime(iso: string): string {
  return `${iso.slice(0, 19)}+00:00`
}
