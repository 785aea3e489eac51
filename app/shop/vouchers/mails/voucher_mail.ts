import { urlFor } from '@adonisjs/core/services/url_builder'
import { SHOP_PICTURE } from '#app/shop/deliveries/delivery_data'
import type { Composer } from '#app/shop/mails/composed_mail'
import { voucherCard } from '#app/shop/vouchers/voucher_card'
import { codeOf } from '#app/shop/vouchers/voucher_secret'
import { dayInWords } from '#domain/dutch_time'
import { asEuro } from '#domain/money'
import { giverName } from '#domain/shop/mails/greeting'
import { readableVoucherCode } from '#domain/shop/vouchers/voucher_code'
import SoldVoucher from '#models/shop/money/sold_voucher'
import Voucher from '#models/shop/money/voucher'
import Order from '#models/shop/order'
import env from '#start/env'

/** Who bought a voucher and what they wrote with it; null when the owner gave it away. */
async function saleOf({ id }: Voucher) {
  const sale = await SoldVoucher.findBy({ voucherId: id })
  if (!sale) return null
  const { name } = await Order.findOrFail(sale.orderId)
  return { giver: giverName(name), lines: sale.message?.split('\n') ?? [] }
}

/** Brings a voucher: its code, and the card to print. */
export const voucher: Composer = async (mail, shop) => {
  const row = await Voucher.findOrFail(mail.voucherId)
  const code = codeOf(row)
  const card = await voucherCard(row)
  if (row.email === null || code === null || card === null) return null
  const amount = asEuro(row.amountCents)
  const sale = await saleOf(row)
  return {
    to: row.email,
    subject: `Een cadeaubon van ${amount} voor ${shop.name}`,
    template: 'shop/vouchers/mails/voucher_mail',
    data: {
      picture: SHOP_PICTURE,
      name: row.recipient ?? '',
      ...{ amount, giver: sale?.giver ?? null, lines: sale?.lines ?? [] },
      code: readableVoucherCode(code),
      validUntil: dayInWords(row.validUntil),
      gamesUrl: `${env.appUrl}${urlFor('game.index')}`,
    },
    attachments: [{ name: 'cadeaubon.pdf', type: 'application/pdf', content: card }],
  }
}
