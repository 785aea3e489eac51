import { hasMany } from '@adonisjs/lucid/orm'
import type { HasMany } from '@adonisjs/lucid/types/relations'
import { VoucherSchema } from '#database/schema'
import type { Voucher as VoucherRules } from '#domain/shop/vouchers/vouchers'
import VoucherMovement from '#models/shop/money/voucher_movement'

/** A voucher. Its balance only changes together with a movement. */
export default class Voucher extends VoucherSchema {
  static override table = 'vouchers'

  @hasMany(() => VoucherMovement, { foreignKey: 'voucherId' })
  declare movements: HasMany<typeof VoucherMovement>

  /** This voucher as the rules in `domain/` see it. */
  get rules(): VoucherRules {
    return {
      balanceCents: this.balanceCents,
      validUntil: this.validUntil.toJSDate(),
      blocked: Boolean(this.blockedAt),
    }
  }
}
