import { VAT_PERCENTAGE } from '#domain/shop/invoices/vat'

type Line = { description: string; count: number; unit: string; amount: string }
type Props = {
  lines: readonly Line[]
  total: string
  /** Null under the small-business scheme. */
  taxable: string | null
  vat: string | null
}

/** What an evening costs, line by line. A business reads what it is without VAT as well. */
export function QuoteLines({ lines, total, taxable, vat }: Props) {
  return (
    <dl className="divide-y-2 divide-dotted divide-line-soft border-y-2 border-dotted border-line-soft">
      {lines.map(({ description, count, unit, amount }, index) => (
        <div key={index} className="flex justify-between gap-x-6 py-2">
          <dt className="min-w-0 wrap-anywhere">
            {description}
            {(count > 1 || taxable) && (
              <span className="block text-sm text-soft">
                {[count > 1 && `${count} × ${unit}`, taxable && `${VAT_PERCENTAGE} % btw`]
                  .filter(Boolean)
                  .join(', ')}
              </span>
            )}
          </dt>
          <dd className="whitespace-nowrap">{amount}</dd>
        </div>
      ))}
      <div className="flex justify-between gap-x-6 py-2">
        <dt className="font-semibold">Totaal{vat && ', inclusief btw'}</dt>
        <dd className="font-semibold whitespace-nowrap">{total}</dd>
      </div>
      {vat && taxable && (
        <div className="flex justify-between gap-x-6 py-2 text-soft">
          <dt>
            Exclusief btw {taxable}, btw {VAT_PERCENTAGE} %
          </dt>
          <dd className="whitespace-nowrap">{vat}</dd>
        </div>
      )}
    </dl>
  )
}
