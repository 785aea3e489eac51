import { urlFor } from '@adonisjs/core/services/url_builder'
import { orderUrl, SHOP_PICTURE } from '#app/shop/deliveries/delivery_data'
import type { Attachment, ComposedMail } from '#app/shop/mails/composed_mail'
import { voucherCard } from '#app/shop/vouchers/voucher_card'
import { codeOf } from '#app/shop/vouchers/voucher_secret'
import { modelFormUrl } from '#app/shop/withdrawals/model_form_paper'
import { modelForm } from '#app/shop/withdrawals/model_form_pdf'
import { dayInWords } from '#domain/dutch_time'
import { asEuro } from '#domain/money'
import { present } from '#domain/present'
import { readableVoucherCode } from '#domain/shop/vouchers/voucher_code'
import type Order from '#models/shop/order'
import SoldVoucher from '#models/shop/money/sold_voucher'
import env from '#start/env'

/**
 * Confirms to the buyer what was agreed about a voucher, on a durable medium, with the form to withdraw
 * (Directive 2011/83/EU, article 8(7)). It is a receipt and no invoice: the VAT is due when the voucher
 * is used.
 */
export async function boughtVoucher(order: Order): Promise<ComposedMail> {
  const sale = await SoldVoucher.query()
    .where('order_id', order.id)
    .preload('voucher')
    .firstOrFail()
  const { voucher, email } = sale
  const code = email === null ? codeOf(voucher) : null
  return {
    to: order.email,
    subject: `${order.game.title}: je bestelling ${order.number}`,
    template: 'shop/voucher_sales/mails/bought_voucher_mail',
    data: {
      ...{ name: order.name, number: order.number, picture: SHOP_PICTURE },
      ...{ recipient: sale.recipient, email, amount: asEuro(order.totalCents) },
      paidAt: dayInWords(present(order.paidAt, 'the moment of payment')),
      code: code === null ? null : readableVoucherCode(code),
      validUntil: dayInWords(voucher.validUntil),
      orderUrl: orderUrl(order),
      withdrawUrl: `${env.appUrl}${urlFor('withdrawal.create')}`,
      formUrl: modelFormUrl(),
    },
    attachments: await papers(sale),
  }
}

async function papers({ voucher, email }: SoldVoucher): Promise<Attachment[]> {
  const type = 'application/pdf'
  const card = email === null ? await voucherCard(voucher) : null
  return [
    ...(card ? [{ name: 'cadeaubon.pdf', type, content: card }] : []),
    { name: 'modelformulier-herroeping.pdf', type, content: await modelForm() },
  ]
}
