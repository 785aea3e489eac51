import { BaseTransformer } from '@adonisjs/core/transformers'
import { dayInWords } from '#domain/dutch_time'
import { toDecimal } from '#domain/money'
import type Voucher from '#models/shop/money/voucher'

/** A voucher as people see it who have its code. */
export default class VoucherBalanceTransformer extends BaseTransformer<Voucher> {
  toObject() {
    const { balanceCents, validUntil } = this.resource
    return { saldo: toDecimal(balanceCents), geldigTot: dayInWords(validUntil) }
  }
}
