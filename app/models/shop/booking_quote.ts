import { column } from '@adonisjs/lucid/orm'
import { BookingQuoteSchema } from '#database/schema'
import type { QuoteLine } from '#domain/shop/bookings/quotes'

/** What was offered for an evening, frozen as it was mailed. */
export default class BookingQuote extends BookingQuoteSchema {
  static override table = 'booking_quotes'

  /** SQLite keeps a yes as a 1. */
  @column({ consume: Boolean })
  declare onAccount: boolean

  get quoteLines(): QuoteLine[] {
    return JSON.parse(this.lines) as QuoteLine[]
  }

  /** The sentences of the mail, a paragraph each. */
  get paragraphs(): string[] {
    return this.text.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== '')
  }
}
