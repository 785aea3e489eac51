import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import { queueMail } from '#app/shop/mails/queue_mail'
import { secretOfSale } from '#app/shop/vouchers/voucher_secret'
import { voucherValidUntil } from '#domain/shop/vouchers/vouchers'
import type Order from '#models/shop/order'
import SoldVoucher from '#models/shop/money/sold_voucher'
import Voucher from '#models/shop/money/voucher'
import VoucherMovement from '#models/shop/money/voucher_movement'

/**
 * Makes the voucher of an order in the transaction that made the order paid, once: the row of the sale
 * is locked and remembers it. It is mailed to who it is for when the buyer gave an address.
 */
export async function makeSoldVoucher(trx: TransactionClientContract, order: Order, now: DateTime) {
  const sale = await SoldVoucher.query({ client: trx })
    .where('order_id', order.id)
    .forUpdate()
    .firstOrFail()
  if (sale.voucherId !== null) return
  const { totalCents: cents, number } = order
  const { recipient, email } = sale
  const { id: voucherId } = await Voucher.create(
    {
      ...secretOfSale(order),
      ...{ recipient, email, note: `Gekocht met bestelling ${number}` },
      ...{ amountCents: cents, balanceCents: cents, validUntil: voucherValidUntil(now) },
    },
    { client: trx }
  )
  await VoucherMovement.create(
    { voucherId, orderId: order.id, kind: 'uitgegeven', cents },
    { client: trx }
  )
  await sale.merge({ voucherId }).save()
  if (email !== null) await queueMail(trx, { kind: 'cadeaubon', voucherId })
}
