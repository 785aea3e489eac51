import { newId, type Store } from './store.js'
import { toAmount } from './money.js'
import type { Payment, SettledPart, Settlement } from './types.js'
import type { Addresses } from './views.js'

/** The call that answers with settlements. */
export const SETTLEMENTS = 'GET /v2/settlements'

const HAL = 'application/hal+json'

/** What a payment and a refund cost, in whole cents without VAT; the tariffs are made up. */
const FEE_CENTS = { payment: 29, refund: 25 } as const
const VAT = 0.21

/** Refunds and chargebacks whose money left. A chargeback that was undone is no part any more. */
const backOf = ({ refunds, chargebacks }: Payment): SettledPart[] => [
  ...refunds.filter(({ status }) => status !== 'failed' && status !== 'canceled'),
  ...chargebacks.filter(({ reversedAt }) => reversedAt === undefined),
]

/** What was paid and refunded and is in no settlement. */
function unsettled(store: Store) {
  const settled = new Set(
    [...store.settlements.values()].flatMap(({ payments, refunds }) =>
      [...payments, ...refunds].map(({ id }) => id)
    )
  )
  const paid = [...store.payments.values()].filter(({ status }) => status === 'paid')
  const part = ({ id, cents }: SettledPart) => ({ id, cents })
  return {
    payments: paid.filter(({ id }) => !settled.has(id)).map(part),
    refunds: paid
      .flatMap(backOf)
      .filter(({ id }) => !settled.has(id))
      .map(part),
  }
}

/** What would be paid out now, before fees, in whole cents. */
export function unsettledCents(store: Store): number {
  const { payments, refunds } = unsettled(store)
  return sum(payments) - sum(refunds)
}

/** Pays out everything that is in no settlement yet; null when that is nothing. */
export function payOut(store: Store, now: Date): Settlement | null {
  const parts = unsettled(store)
  if (parts.payments.length + parts.refunds.length === 0) return null
  const number = String(store.settlements.size + 1).padStart(2, '0')
  const month = now.toISOString().slice(2, 7).replace('-', '')
  const settlement = {
    ...{ id: newId('stl'), reference: `1234567.${month}.${number}`, ...parts },
    settledAt: now.toISOString(),
  }
  store.settlements.set(settlement.id, settlement)
  return settlement
}

/** A settlement as Mollie shows it, with everything in the month in which it was paid out. */
export function settlementView(settlement: Settlement, { api }: Addresses) {
  const { id, reference, settledAt, payments, refunds } = settlement
  const costs = [
    cost('iDEAL', 'ideal', payments.length, FEE_CENTS.payment),
    cost('Refunds iDEAL', 'refund', refunds.length, FEE_CENTS.refund),
  ].filter(({ count }) => count > 0)
  const revenue = [
    income('iDEAL', 'ideal', payments.length, sum(payments)),
    income('Refunds iDEAL', 'refund', refunds.length, -sum(refunds)),
  ].filter(({ count }) => count > 0)
  const fees = costs.reduce((total, { gross }) => total + gross, 0)
  const [year, month] = settledAt.split('-') as [string, string]
  const self = `${api}/v2/settlements/${id}`
  return {
    ...{ resource: 'settlement', id, reference, status: 'paidout' },
    createdAt: settledAt,
    settledAt,
    amount: signedAmount(sum(payments) - sum(refunds) - fees),
    balanceId: 'bal_gVMhHKqSSRYJyPsuoPNFH',
    periods: {
      [year]: { [month]: { costs: costs.map(({ gross, ...view }) => view), revenue } },
    },
    _links: { self: link(self), payments: link(`${self}/payments`) },
  }
}

function cost(description: string, method: string, count: number, fee: number) {
  const net = count * fee
  const vat = Math.round(net * VAT)
  return {
    ...{ description, method, count, gross: net + vat },
    rate: { fixed: toAmount(fee) },
    ...{ amountNet: toAmount(net), amountVat: toAmount(vat), amountGross: toAmount(net + vat) },
  }
}

function income(description: string, method: string, count: number, cents: number) {
  const amount = signedAmount(cents)
  return { description, method, count, amountNet: amount, amountVat: null, amountGross: amount }
}

const signedAmount = (cents: number) => {
  const { currency, value } = toAmount(Math.abs(cents))
  return { currency, value: cents < 0 ? `-${value}` : value }
}

const sum = (parts: readonly SettledPart[]) => parts.reduce((total, { cents }) => total + cents, 0)

const link = (href: string) => ({ href, type: HAL })
