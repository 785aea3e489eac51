import { invoicePdf } from '#app/shop/invoices/invoice_pdf'
import { invoiceOf } from '#app/shop/invoices/create_invoice'
import { paperUrl } from '#app/shop/invoices/paper_links'
import { modelFormUrl } from '#app/shop/withdrawals/model_form_paper'
import { modelForm } from '#app/shop/withdrawals/model_form_pdf'
import { waiver } from '#app/shop/deliveries/delivery_data'
import { isGift } from '#app/shop/gifts/gift_standing'
import type { Attachment } from '#app/shop/mails/composed_mail'
import type { ShopSettings } from '#app/shop/settings/shop_settings'
import { asEuro } from '#domain/money'
import { rateInWords } from '#domain/shop/invoices/amounts_in_words'
import type { TextBlock } from '#domain/shop/information'
import { byPost } from '#games/catalogue'
import type Invoice from '#models/shop/money/invoice'
import type Order from '#models/shop/order'

const PDF = 'application/pdf'

/**
 * What was agreed, for the customer to keep: the price with its VAT, what was chosen about the right
 * of withdrawal, and how to use it (Directive 2011/83/EU, articles 7(2) and 8(7)). A free order has
 * nothing to agree about.
 */
export async function agreementOf(order: Order, shop: ShopSettings) {
  const invoice = await invoiceOf(order)
  if (!invoice) return { agreement: null, attachments: [] }
  const choice = choiceOf(order)
  return {
    agreement: {
      ...pricesOf(invoice),
      ...{ choice, invoiceUrl: paperUrl(order, invoice), formUrl: modelFormUrl() },
      withdrawal: shop.withdrawal.flatMap((part) => asLines(part, shop)),
    },
    attachments: await papers(invoice),
  }
}

type Choice = 'waived' | 'waived_later' | 'kept' | 'by_post'

function choiceOf(order: Order): Choice {
  if (byPost(order.game)) return 'by_post'
  if (!waiver(order)) return 'kept'
  /** The waiver is for access at once, which a gift that still lies waiting does not have. */
  return isGift(order) ? 'waived_later' : 'waived'
}

function pricesOf({ content: { lines, totalCents, voucherCents = 0, vat } }: Invoice) {
  return {
    lines: lines.map(({ description, cents }) => ({ what: description, amount: asEuro(cents) })),
    total: asEuro(totalCents),
    voucher: voucherCents > 0 ? asEuro(voucherCents) : null,
    vat: vat && { rate: rateInWords(vat), amount: asEuro(vat.vatCents) },
  }
}

/**
 * The invoice and the model form. The form is always mentioned, whatever the customer chose,
 * because the mail is what a customer keeps.
 */
async function papers(invoice: Invoice): Promise<Attachment[]> {
  const { name, content } = await invoicePdf(invoice)
  const form = { name: 'modelformulier-herroeping.pdf', content: await modelForm(), type: PDF }
  return [{ name, content, type: PDF }, form]
}

type Line = { readonly heading: boolean; readonly text: string }

/** A part of the information page as a mail has it; the form that it links to is attached. */
function asLines(part: TextBlock, shop: ShopSettings): Line[] {
  switch (part.kind) {
    case 'knop':
    case 'modelformulier':
      return []
    case 'lijst':
      return part.points.map((point) => ({ heading: false, text: `• ${filledIn(point, shop)}` }))
    default:
      return [{ heading: part.kind === 'kop', text: filledIn(part.text, shop) }]
  }
}

function filledIn(text: string, { name, address, email, kvk, vatId }: ShopSettings): string {
  const places: Record<string, string> = { naam: name, adres: address, email, kvk, btwId: vatId }
  return text.replace(/\{(\w+)\}/g, (place, word: string) => places[word] ?? place)
}
