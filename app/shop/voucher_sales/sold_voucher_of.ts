import { urlFor } from '@adonisjs/core/services/url_builder'
import { asEuro } from '#domain/money'
import { isPaid } from '#domain/shop/orders'
import type Order from '#models/shop/order'
import type SoldVoucher from '#models/shop/money/sold_voucher'

/** A voucher for its buyer, on the page of the order: for whom, and its card. */
export function soldVoucherOf(order: Order) {
  const sold = order.soldVoucher as SoldVoucher | null | undefined
  if (!sold) return null
  const { token, status, totalCents } = order
  const given = isPaid(status) && sold.voucherId !== null
  return {
    amount: asEuro(totalCents),
    recipient: sold.recipient,
    email: sold.email,
    cardUrl: given ? urlFor('voucher_sale.card', { token }) : null,
    cardPageUrl: given ? urlFor('voucher_sale.card_page', { token }) : null,
  }
}
