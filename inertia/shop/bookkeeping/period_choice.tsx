import { Link, router } from '@inertiajs/react'
import { SelectField, type Choice } from '~/ui/select_field'
import { adminUrlFor } from '~/wire/admin_routes'

/** A period as the page shows it. */
export type Shown = {
  name: string
  label: string
  kind: 'month' | 'quarter'
  year: number
  from: string
  until: string
  due: string
  /** Whether its last day is past. */
  over: boolean
  /** Whether the last day for the return is over as well. */
  returned: boolean
  previous: string
  /** Null when the next one has not begun. */
  next: string | null
  other: string
}

/** The address of the books of a period. */
export const booksOf = (name: string) =>
  `${adminUrlFor('bookkeeping.index')}?${new URLSearchParams({ periode: name })}`

/** Another period: the one before or after it, one of a list, or the same as month or quarter. */
export function PeriodChoice({ period, choices }: { period: Shown; choices: Choice[] }) {
  const known = choices.some(({ value }) => value === period.name)
  const all = known ? choices : [{ value: period.name, text: period.label }, ...choices]
  return (
    <nav aria-label="Periode" className="books-period no-print">
      <Step to={period.previous} label="Eerder" path="M15 5l-7 7 7 7" />
      <SelectField
        label="Periode"
        name="periode"
        className="books-period-field"
        choices={all}
        value={period.name}
        onChoose={(name) => router.visit(booksOf(name))}
      />
      <Step to={period.next} label="Later" path="M9 5l7 7-7 7" />
      <Link href={booksOf(period.other)} className="button">
        {period.kind === 'quarter' ? 'Per maand' : 'Per kwartaal'}
      </Link>
    </nav>
  )
}

function Step({ to, label, path }: { to: string | null; label: string; path: string }) {
  const sign = (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="books-step-sign">
      <path d={path} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
  if (to === null)
    return (
      <span className="books-step books-step-off" aria-hidden="true">
        {sign}
      </span>
    )
  return (
    <Link href={booksOf(to)} className="books-step" aria-label={label}>
      {sign}
    </Link>
  )
}
