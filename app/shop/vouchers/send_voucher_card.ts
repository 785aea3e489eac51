import type { HttpContext } from '@adonisjs/core/http'
import { pageNotFound } from '#app/core/exceptions/page_not_found'
import { sendPdf } from '#app/core/pdf/send_pdf'
import { PAPER_STYLE_HASH } from '#app/core/web_document/paper_style'
import { sendDocument } from '#app/core/web_document/send_document'
import { onVoucherCard, voucherCard } from '#app/shop/vouchers/voucher_card'
import { voucherCardWebPage } from '#app/shop/vouchers/voucher_card_web_page'
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

/**
 * Sends the same as a web page.
 *
 * @param pdf the address of the pdf, which asks for the same as this page
 * @throws the not-found page when its code cannot be read any more
 */
export async function sendVoucherCardPage(ctx: HttpContext, voucher: Voucher, pdf: string) {
  const card = await onVoucherCard(voucher)
  if (!card) throw pageNotFound()
  return sendDocument(ctx, voucherCardWebPage(card, pdf), PAPER_STYLE_HASH)
}
