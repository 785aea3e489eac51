import { paperPage } from '#app/core/web_document/paper_page'
import type { VoucherCard } from '#app/shop/vouchers/voucher_card_pdf'

/**
 * The card of a voucher as a web page that a screen reader reads in order, in the words of its pdf.
 *
 * @param pdf the address of that pdf
 */
export const voucherCardWebPage = (card: VoucherCard, pdf: string): string =>
  paperPage({
    ...{ title: `Cadeaubon, ${card.shop}`, heading: 'Cadeaubon', shop: card.shop },
    pdf: { href: pdf, text: 'De cadeaubon als pdf' },
    children: (
      <>
        {card.recipient && <p>{card.recipient}</p>}
        <dl className="facts">
          <div>
            <dt>Bedrag</dt>
            <dd>{card.amount}</dd>
          </div>
          <div>
            <dt>Code</dt>
            <dd className="typed">{card.code}</dd>
          </div>
        </dl>
        <p>{card.use}</p>
        <p>{card.validity}</p>
      </>
    ),
  })
