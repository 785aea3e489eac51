import { shopSettings } from '#app/shop/settings/shop_settings'
import { voucherCardPdf } from '#app/shop/vouchers/voucher_card_pdf'
import { codeOf } from '#app/shop/vouchers/voucher_secret'
import { dayInWords } from '#domain/dutch_time'
import { asEuro } from '#domain/money'
import { readableVoucherCode } from '#domain/shop/vouchers/voucher_code'
import type Voucher from '#models/shop/money/voucher'
import env from '#start/env'

/** The card of a voucher; null when its code cannot be read any more. */
export async function voucherCard(voucher: Voucher): Promise<Buffer | null> {
  const code = codeOf(voucher)
  if (code === null) return null
  const { name: shop } = await shopSettings()
  return voucherCardPdf({
    code: readableVoucherCode(code),
    amount: asEuro(voucher.amountCents),
    validUntil: dayInWords(voucher.validUntil),
    recipient: voucher.recipient,
    shop,
    address: new URL(env.appUrl).host,
  })
}
