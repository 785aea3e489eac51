/** Where a settlement is known from: the provider's own API, or a file that the owner read in. */
export type SettlementSourceName = 'mollie' | 'bestand'

/**
 * A sum that the provider paid out, in whole cents. What came in, less what went back and what the
 * provider kept, is what arrived on the bank account.
 */
export type SettledAmounts = {
  readonly receivedCents: number
  /** Refunds and chargebacks. */
  readonly returnedCents: number
  /** What the provider charged, without VAT when the VAT is known. */
  readonly costsCents: number
  /** Null when the source says nothing of it. */
  readonly costsVatCents: number | null
  /** What is none of these, such as a reserve; below zero when it was added. */
  readonly otherCents: number
  readonly paidCents: number
}

export type NewSettlement = SettledAmounts & {
  readonly reference: string
  readonly source: SettlementSourceName
  /** The Dutch day on which it was paid out, such as '2026-11-21'. */
  readonly settledOn: string
}

const NOTHING: SettledAmounts = {
  ...{ receivedCents: 0, returnedCents: 0, costsCents: 0, costsVatCents: 0 },
  ...{ otherCents: 0, paidCents: 0 },
}

/** Settlements added up. The VAT on costs is unknown when it is unknown of one of them. */
export function sumSettlements(settlements: readonly SettledAmounts[]): SettledAmounts {
  return settlements.reduce(
    (sum, one) => ({
      receivedCents: sum.receivedCents + one.receivedCents,
      returnedCents: sum.returnedCents + one.returnedCents,
      costsCents: sum.costsCents + one.costsCents,
      costsVatCents:
        sum.costsVatCents === null || one.costsVatCents === null
          ? null
          : sum.costsVatCents + one.costsVatCents,
      otherCents: sum.otherCents + one.otherCents,
      paidCents: sum.paidCents + one.paidCents,
    }),
    NOTHING
  )
}

/** The parts of a settlement as a provider names them, in ten-thousandths of a euro. */
export type SettlementParts = {
  readonly revenue: readonly number[]
  readonly costs: readonly { readonly net: number; readonly vat: number }[]
}

/**
 * The amounts of a settlement from its parts. Fees have parts of cents, so each sum is rounded once;
 * what rounding or another correction leaves is told apart, and nothing disappears.
 */
export function settledAmounts(
  { revenue, costs }: SettlementParts,
  paidCents: number
): SettledAmounts {
  const receivedCents = inCents(sum(revenue.filter((part) => part > 0)))
  const returnedCents = -inCents(sum(revenue.filter((part) => part < 0)))
  const costsCents = inCents(sum(costs.map(({ net }) => net)))
  const costsVatCents = inCents(sum(costs.map(({ vat }) => vat)))
  return {
    ...{ receivedCents, returnedCents, costsCents, costsVatCents, paidCents },
    otherCents: receivedCents - returnedCents - costsCents - costsVatCents - paidCents,
  }
}

const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0)

/** Minus zero is no amount. */
const inCents = (tenThousandths: number) => Math.round(tenThousandths / 100) + 0
