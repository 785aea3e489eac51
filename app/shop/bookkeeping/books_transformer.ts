import { BaseTransformer } from '@adonisjs/core/transformers'
import type { Books } from '#app/shop/bookkeeping/load_books'
import { periodLabel } from '#app/shop/bookkeeping/period_words'
import { EU_THRESHOLD_CENTS } from '#domain/shop/bookkeeping/eu_sales'
import { periodName } from '#domain/shop/bookkeeping/periods'

/** The books of a period for the owner; amounts are whole cents. */
export default class BooksTransformer extends BaseTransformer<Books> {
  toObject() {
    const { rates, total, months, vatReturn, open, eu, wrong } = this.resource
    return {
      rates,
      total,
      months: months.map(({ month, ...sums }) => ({
        ...sums,
        name: periodName(month),
        label: periodLabel(month),
      })),
      vatReturn: { ...vatReturn, boxes: [...vatReturn.boxes] },
      open,
      openCents: open.reduce((sum, { openCents }) => sum + openCents, 0),
      owedCents: open.reduce((sum, { owedCents }) => sum + owedCents, 0),
      eu: { ...eu, thresholdCents: EU_THRESHOLD_CENTS },
      wrong,
    }
  }
}
