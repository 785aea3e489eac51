import { BaseTransformer } from '@adonisjs/core/transformers'
import type { DateTime } from 'luxon'
import { dayOf } from '#domain/dutch_time'
import { discountCodeMark } from '#app/shop/discount_codes/manage_discount_codes'
import { GAMES_WITH_CODE } from '#app/shop/discount_codes/discount_code_validator'
import { ORDERABLE_GAMES } from '#games/catalogue'
import { discountCodeState } from '#domain/shop/discount_codes'
import { asEuro, asInput } from '#domain/money'
import type DiscountCode from '#models/shop/money/discount_code'

/** A code as the list of codes shows it, then as its form shows it. */
export default class DiscountCodeTransformer extends BaseTransformer<DiscountCode> {
  constructor(
    code: DiscountCode,
    protected now: Date
  ) {
    super(code)
  }

  toObject() {
    const { id, code, kind, value, usedTotal, rules, validFrom, validUntil } = this.resource
    return {
      id,
      code,
      discount: kind === 'percentage' ? `${value} %` : asEuro(value),
      games: rules.games.map(titleOf),
      /** How many games take a code; one without games works for all of these. */
      takingCodes: GAMES_WITH_CODE.length,
      from: validFrom && dayOf(validFrom),
      through: validUntil && lastDay(validUntil),
      used: usedTotal,
      maxTotal: this.resource.maxTotal ?? null,
      maxPerEmail: this.resource.maxPerEmail ?? null,
      state: discountCodeState(rules, this.now),
    }
  }

  forForm() {
    const { kind, value, rules } = this.resource
    return {
      ...this.toObject(),
      kind,
      value: kind === 'percentage' ? String(value) : asInput(value),
      keys: [...rules.games],
      seen: discountCodeMark(this.resource),
    }
  }
}

const titleOf = (key: string): string =>
  ORDERABLE_GAMES.find(({ sale }) => sale.priceKey === key)?.title ?? key

/** The last day on which the code works. Its end is the beginning of the day after. */
const lastDay = (until: DateTime) => dayOf(until.minus({ milliseconds: 1 }))
