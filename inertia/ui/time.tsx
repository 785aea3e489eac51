import { formatShortDay, formatMoment } from './format_dates'

/** A moment on a Dutch clock. */
export const Time = ({ op: at }: { op: string }) => (
  <time dateTime={at} className="whitespace-nowrap">
    {formatMoment(at)}
  </time>
)

/** What a promise's last day is, see `app/shop/promises/term.ts`. */
export type Term = { op: string; dagen: number }

/** How urgent that is, in words. */
export function termText(days: number): string {
  if (days < 0) return days === -1 ? '1 dag te laat' : `${-days} dagen te laat`
  if (days === 0) return 'vandaag'
  return days === 1 ? 'morgen' : `nog ${days} dagen`
}

/** The last day of a promise; late and today stand out in weight and sign, not in colour alone. */
export function Deadline({ op: at, dagen: days }: Term) {
  const tone = days < 0 ? 'font-bold text-fout' : days === 0 ? 'font-bold' : 'text-zacht'
  return (
    <span className="whitespace-nowrap">
      <time dateTime={at}>{formatShortDay(at)}</time>{' '}
      <span className={tone}>
        {days < 0 && <span aria-hidden="true">! </span>}
        {termText(days)}
      </span>
    </span>
  )
}
