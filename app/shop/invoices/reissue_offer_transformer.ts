import { BaseTransformer } from '@adonisjs/core/transformers'
import { buyerLines } from '#app/shop/invoices/invoice_paper'
import { reissueQuestion } from '#app/shop/invoices/reissue_invoice'
import type { Buyer } from '#domain/shop/invoices/invoice_data'
import { isMandatory, judgeReissue, type BuyerFact } from '#domain/shop/invoices/reissue'
import type Order from '#models/shop/order'

/** An invoice whose buyer was corrected after it was made. */
export type ReissueOffer = {
  readonly orderId: number
  readonly number: string
  readonly changed: readonly BuyerFact[]
  readonly printed: Buyer
  readonly buyer: Buyer
}

/** What to offer for the invoice of an order; null when there is nothing to make anew. */
export async function reissueOffer(order: Order): Promise<ReissueOffer | null> {
  const { original, question } = await reissueQuestion(order)
  const allowed = judgeReissue(question)
  if (!original || !allowed.ok) return null
  const { number, content } = original
  const { changed } = allowed.value
  return { orderId: order.id, number, changed, printed: content.buyer, buyer: question.buyer }
}

/** The offer as the owner reads it: what is printed, and what would be. */
export default class ReissueOfferTransformer extends BaseTransformer<ReissueOffer> {
  toObject() {
    const { orderId, number, changed, printed, buyer } = this.resource
    return {
      ...{ orderId, number },
      /** Whether the law wants on an invoice what differs. */
      mandatory: isMandatory(changed),
      printed: buyerLines(printed),
      becomes: buyerLines(buyer),
    }
  }
}
