import { DateTime } from 'luxon'
import { withDeliveries, type Composer } from '#app/shop/mails/composed_mail'
import { agreementOf } from '#app/shop/deliveries/mails/agreement_data'
import { laterShipping } from '#app/shop/promises/later_shipping'
import { boughtVoucher } from '#app/shop/voucher_sales/mails/bought_voucher_mail'
import { isVoucherSale } from '#games/catalogue'
import { deliveryData } from '#app/shop/deliveries/delivery_data'

/**
 * The mail after a payment: tells the customer about the download, the play link, or the parcel
 * that will be sent, and confirms what was agreed.
 */
export const delivery: Composer = async (mail, shop) => {
  const order = await withDeliveries(mail)
  if (isVoucherSale(order)) return boughtVoucher(order)
  const { agreement, attachments } = await agreementOf(order, shop)
  return {
    to: order.email,
    subject: `${order.game.title}: je bestelling ${order.number}`,
    template: 'shop/deliveries/mails/delivery_mail',
    data: {
      ...deliveryData(order),
      agreement,
      later: laterShipping(order, shop.holiday, DateTime.utc()),
    },
    attachments,
  }
}
