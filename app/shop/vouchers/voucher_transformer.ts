import { BaseTransformer } from '@adonisjs/core/transformers'
import { nameOf } from '#app/shop/vouchers/manage_vouchers'
import { asIso, dayOf } from '#domain/dutch_time'
import { asEuro } from '#domain/money'
import { voucherState, type VoucherMovementKind } from '#domain/shop/vouchers/vouchers'
import type Order from '#models/shop/order'
import type Voucher from '#models/shop/money/voucher'
import type VoucherMovement from '#models/shop/money/voucher_movement'

/** A voucher for the owner, without its code: in the list, and on its page with its movements. */
export default class VoucherTransformer extends BaseTransformer<Voucher> {
  constructor(
    voucher: Voucher,
    protected now: Date
  ) {
    super(voucher)
  }

  toObject() {
    const { id, amountCents, balanceCents, validUntil, recipient, rules } = this.resource
    return {
      id,
      name: nameOf(this.resource),
      recipient,
      amount: asEuro(amountCents),
      balance: asEuro(balanceCents),
      validUntil: dayOf(validUntil),
      state: voucherState(rules, this.now),
      blocked: rules.blocked,
    }
  }

  withHistory() {
    const { email, note, movements } = this.resource
    return { ...this.toObject(), email, note, movements: movements.map(line) }
  }
}

const WORDS: Record<VoucherMovementKind, string> = {
  uitgegeven: 'Uitgegeven',
  genomen: 'Gebruikt voor een bestelling',
  vrijgegeven: 'Weer vrij: de bestelling is niet betaald',
  terug: 'Terugbetaald',
  teruggekocht: 'Ingetrokken: de koper kreeg het geld terug',
}

function line({ id, kind, cents, createdAt, order }: VoucherMovement) {
  const used = order as Order | null
  return {
    id,
    what: WORDS[kind],
    amount: asEuro(cents),
    at: asIso(createdAt),
    order: used && { id: used.id, number: used.number },
  }
}
