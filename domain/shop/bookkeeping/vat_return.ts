import type { RateSales } from '#domain/shop/bookkeeping/sales'

/** A box of the Dutch VAT return that this shop's sales can fill. */
export type VatBox = {
  readonly box: '1a' | '1b' | '1c'
  readonly exclCents: number
  readonly vatCents: number
  /** The amounts as the form takes them: whole euros. */
  readonly exclEuros: number
  readonly vatEuros: number
}

/** The VAT return of a period, as far as the shop knows it. */
export type VatReturn = {
  readonly boxes: readonly VatBox[]
  /** Box 5a: the VAT of all boxes, in whole euros. */
  readonly owedEuros: number
  /** Sales under the small-business scheme, which are in no box. */
  readonly exemptCents: number
}

/**
 * The box of a rate: 1a the general rate of 21 %, 1b the reduced rate of 9 % (Wet op de
 * omzetbelasting 1968, article 9), 1c another one.
 */
const BOXES: Readonly<Record<number, VatBox['box']>> = { 21: '1a', 9: '1b' }

/**
 * The boxes for sales per rate. Box 1a is always there, so that a quarter without sales says zero.
 *
 * The form takes whole euros, and an entrepreneur may round in her own favour (tax office,
 * "Toelichting bij de digitale aangifte omzetbelasting"): turnover and VAT down, also below zero.
 */
export function vatReturn(rates: readonly RateSales[]): VatReturn {
  const taxed = new Map<VatBox['box'], { exclCents: number; vatCents: number }>([
    ['1a', { exclCents: 0, vatCents: 0 }],
  ])
  for (const { percentage, net } of rates) {
    if (percentage === null) continue
    const box = BOXES[percentage] ?? '1c'
    const known = taxed.get(box) ?? { exclCents: 0, vatCents: 0 }
    taxed.set(box, {
      exclCents: known.exclCents + net.exclCents,
      vatCents: known.vatCents + net.vatCents,
    })
  }
  const boxes = [...taxed]
    .map(([box, cents]) => ({
      ...{ box, ...cents },
      exclEuros: inFavour(cents.exclCents),
      vatEuros: inFavour(cents.vatCents),
    }))
    .sort((one, other) => one.box.localeCompare(other.box))
  return {
    boxes,
    owedEuros: boxes.reduce((sum, { vatEuros }) => sum + vatEuros, 0),
    exemptCents: rates.find(({ percentage }) => percentage === null)?.net.exclCents ?? 0,
  }
}

const inFavour = (cents: number) => Math.floor(cents / 100)
