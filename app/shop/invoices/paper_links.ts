import { urlFor } from '@adonisjs/core/services/url_builder'
import { isReplaced } from '#app/shop/invoices/order_papers'
import { asEuro } from '#domain/money'
import type Invoice from '#models/shop/money/invoice'
import type Order from '#models/shop/order'
import env from '#start/env'

/** Where the customer finds a paper of an order: as a pdf, and as a page. */
export const paperPaths = (
  { token }: Pick<Order, 'token'>,
  { number }: Pick<Invoice, 'number'>
) => ({
  pdf: urlFor('invoice.paper', { token, nummer: number }),
  page: urlFor('invoice.paper_page', { token, nummer: number }),
})

/** The page of a paper, for a mail that has the pdf itself. */
export const paperUrl = (order: Pick<Order, 'token'>, paper: Pick<Invoice, 'number'>): string =>
  `${env.appUrl}${paperPaths(order, paper).page}`

/** A paper among the papers of an order, as its owner reads it. */
export const showPaper = (paper: Invoice) => ({
  ...{ kind: paper.kind, number: paper.number },
  ...{ amount: asEuro(paper.amountCents), replaced: isReplaced(paper) },
})

/** The same, as its customer finds it. */
export function linkToPaper(order: Pick<Order, 'token'>, paper: Invoice) {
  const { pdf, page } = paperPaths(order, paper)
  return { ...showPaper(paper), url: pdf, pageUrl: page }
}
