import { shopSettings } from '#app/shop/settings/shop_settings'
import { voucherCardPdf, type VoucherCard } from '#app/shop/vouchers/voucher_card_pdf'
import { codeOf } from '#app/shop/vouchers/voucher_secret'
import { dayInWords } from '#domain/dutch_time'
import { asEuro } from '#domain/money'
import { readableVoucherCode } from '#domain/shop/vouchers/voucher_code'
import type Voucher from '#models/shop/money/voucher'
import env from '#start/env'

/** The card of a voucher; null when its code cannot be read any more. */
export async function voucherCard(voucher: Voucher): Promise<Buffer | null> {
  const card = await onVoucherCard(voucher)
  return card && voucherCardPdf(card)
}

/** What stands on that card. */
export async function onVoucherCard(voucher: Voucher): Promise<VoucherCard | null> {
  const code = codeOf(voucher)
  if (code === null) return null
  const { name: shop } = await shopSettings()
  return {
    code: readableVoucherCode(code),
    amount: asEuro(voucher.amountCents),
    recipient: voucher.recipient && `voor ${voucher.recipient}`,
    shop,
    use: `Kies een escape room op ${new URL(env.appUrl).host} en vul bij het bestellen deze code in, bij ‘Ik heb een cadeaubon’. Wat overblijft, blijft op de bon staan.`,
    validity: `Geldig tot en met ${dayInWords(voucher.validUntil)}.`,
  }
}
