import type { HttpContext } from '@adonisjs/core/http'
import { pageNotFound } from '#app/core/exceptions/page_not_found'
import { sendPdf } from '#app/core/pdf/send_pdf'
import { voucherCard } from '#app/shop/vouchers/voucher_card'
import type Voucher from '#models/shop/money/voucher'

/**
 * Sends the card of a voucher as a download.
 *
 * @throws the not-found page when its code cannot be read any more
 */
export async function sendVoucherCard(ctx: HttpContext, voucher: Voucher) {
  const card = await voucherCard(voucher)
  if (!card) throw pageNotFound()
  return sendPdf(ctx, 'cadeaubon', card)
}
