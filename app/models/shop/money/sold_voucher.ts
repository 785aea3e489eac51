import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { SoldVoucherSchema } from '#database/schema'
import Voucher from '#models/shop/money/voucher'

/** What a buyer of a voucher filled in, and the voucher that it became once the order was paid. */
export default class SoldVoucher extends SoldVoucherSchema {
  static override table = 'sold_vouchers'

  @belongsTo(() => Voucher, { foreignKey: 'voucherId' })
  declare voucher: BelongsTo<typeof Voucher>
}
