import { Link } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { asEuro } from '#domain/money'
import { booksOf } from './period_choice'

type Month = Data.Shop.Bookkeeping.Books['months'][number]

/** The months of a quarter beside each other; each leads to its own page. */
export function MonthBars({ months }: { months: readonly Month[] }) {
  const most = Math.max(...months.map(({ exclCents }) => exclCents), 1)
  if (months.length === 0) return null
  return (
    <ul className="books-months">
      {months.map(({ name, label, exclCents }) => (
        <li key={name}>
          <Link href={booksOf(name)} className="books-month">
            <span className="books-month-bar" aria-hidden="true">
              <span style={{ height: `${Math.max(0, exclCents / most) * 100}%` }} />
            </span>
            <span className="books-month-name">{label.replace(/ \d{4}$/, '')}</span>
            <span className="books-month-sum">{asEuro(exclCents)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
