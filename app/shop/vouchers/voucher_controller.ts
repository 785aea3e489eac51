import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { FieldRefused } from '#app/core/http/validation_errors'
import { explainVoucher } from '#app/shop/vouchers/explain_voucher'
import { findVoucher } from '#app/shop/vouchers/find_voucher'
import VoucherBalanceTransformer from '#app/shop/vouchers/voucher_balance_transformer'
import { typedVoucherValidator } from '#app/shop/vouchers/voucher_validator'

/** What is on a voucher, for what remains to be paid beside the button. It takes nothing. */
export default class VoucherController {
  async show({ request, serialize }: HttpContext) {
    const { cadeaubon: typed } = await request.validateUsing(typedVoucherValidator)
    const voucher = await findVoucher(db.connection(), typed, DateTime.utc())
    if (!voucher.ok) throw new FieldRefused('cadeaubon', explainVoucher(voucher.error))
    return serialize(VoucherBalanceTransformer.transform(voucher.value))
  }
}
