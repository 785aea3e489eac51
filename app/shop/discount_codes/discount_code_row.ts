import type { DateTime } from 'luxon'
import { GAMES_WITH_CODE } from '#app/shop/discount_codes/discount_code_validator'
import { dayOf } from '#app/shop/settings/day'
import { ORDERABLE_GAMES } from '#games/catalogue'
import { discountCodeState } from '#domain/shop/discount_codes'
import { asEuro, asInput } from '#domain/money'
import type DiscountCode from '#models/shop/discount_code'

/** A code as the list of codes shows it. */
export function discountCodeRow(code: DiscountCode, now: Date) {
  const {
    id,
    code: name,
    soort: kind,
    waarde: value,
    gebruiktTotaal: usedTotal,
    regels: rules,
  } = code
  return {
    id,
    code: name,
    korting: kind === 'percentage' ? `${value} %` : asEuro(value),
    spellen: rules.spellen.map(titleOf),
    vanaf: code.geldigVanaf && dayOf(code.geldigVanaf),
    totEnMet: code.geldigTot && lastDay(code.geldigTot),
    gebruikt: usedTotal,
    maxTotaal: code.maxTotaal ?? null,
    maxPerEmail: code.maxPerEmail ?? null,
    stand: discountCodeState(rules, now),
  }
}

/** A code as its form shows it. */
export function discountCode(code: DiscountCode, now: Date) {
  return {
    ...discountCodeRow(code, now),
    soort: code.soort,
    waarde: code.soort === 'percentage' ? String(code.waarde) : asInput(code.waarde),
    sleutels: [...code.regels.spellen],
  }
}

/** What can be chosen in the form. */
export const gameChoices = () =>
  GAMES_WITH_CODE.map(({ titel: title, verkoop: sale }) => ({
    sleutel: sale.prijsSleutel,
    titel: title,
  }))

const titleOf = (key: string) =>
  ORDERABLE_GAMES.find(({ verkoop: sale }) => sale.prijsSleutel === key)?.titel ?? key

/** It ends at the beginning of the day after. */
const lastDay = (until: DateTime) => dayOf(until.minus({ milliseconds: 1 }))
