import { orderUrl } from '#app/shop/deliveries/delivery_data'
import { invoicePdf } from '#app/shop/invoices/invoice_pdf'
import { paperUrl } from '#app/shop/invoices/paper_links'
import type { Composer } from '#app/shop/mails/composed_mail'
import { asEuro } from '#domain/money'
import { present } from '#domain/present'
import Invoice from '#models/shop/money/invoice'
import Order from '#models/shop/order'

/**
 * Brings the invoice that was made anew and the credit note of the one before it, in one mail. The
 * number of the mail is the id of the new invoice.
 */
export const reissuedInvoice: Composer = async (mail) => {
  const order = await Order.findOrFail(mail.orderId)
  const invoice = await Invoice.findOrFail(mail.sequenceNumber)
  const creditNote = await Invoice.findByOrFail({
    correctsInvoiceId: present(invoice.correctsInvoiceId, 'the invoice that was corrected'),
    kind: 'creditnota',
  })
  const papers = [invoice, creditNote]
  const { name, number, email, game } = order
  return {
    to: email,
    subject: `Je nieuwe factuur ${invoice.number}, met de juiste gegevens`,
    template: 'shop/invoices/mails/reissued_mail',
    data: {
      ...{ name, number, title: game.title, orderUrl: orderUrl(order) },
      amount: asEuro(invoice.amountCents),
      paid: invoice.content.paidAt !== null,
      invoice: { number: invoice.number, url: paperUrl(order, invoice) },
      creditNote: { number: creditNote.number, url: paperUrl(order, creditNote) },
      former: creditNote.content.forInvoice?.number ?? '',
    },
    attachments: await Promise.all(
      papers.map(async (paper) => ({ ...(await invoicePdf(paper)), type: 'application/pdf' }))
    ),
  }
}
