import type { QuoteInWords } from '#domain/shop/bookings/quote_in_words'

/** What an evening costs, line by line. A business also reads the amounts without VAT. */
export function QuoteLines({ lines, totals }: QuoteInWords) {
  return (
    <dl className="divide-y-2 divide-dotted divide-line-soft border-y-2 border-dotted border-line-soft">
      {lines.map(({ description, note, amount }, index) => (
        <div key={index} className="flex justify-between gap-x-6 py-2">
          <dt className="min-w-0 wrap-anywhere">
            {description}
            {note && <span className="block text-sm text-soft">{note}</span>}
          </dt>
          <dd className="whitespace-nowrap">{amount}</dd>
        </div>
      ))}
      {totals.map(({ what, amount, bold }) => (
        <div
          key={what}
          className={`flex justify-between gap-x-6 py-2 ${bold ? 'font-semibold' : 'text-soft'}`}
        >
          <dt>{what}</dt>
          <dd className="whitespace-nowrap">{amount}</dd>
        </div>
      ))}
    </dl>
  )
}
