import { formatShortDay, formatMoment } from '#domain/dutch_time'

/** A moment on a Dutch clock. */
export const Time = ({ at }: { at: string }) => (
  <time dateTime={at} className="whitespace-nowrap">
    {formatMoment(at)}
  </time>
)

/** The last day of a promise, see `app/shop/promises/term.ts`. */
export type Term = { at: string; days: number }

/** The urgency of that day, in words. */
export function termText(days: number): string {
  if (days < 0) return days === -1 ? '1 dag te laat' : `${-days} dagen te laat`
  if (days === 0) return 'vandaag'
  return days === 1 ? 'morgen' : `nog ${days} dagen`
}

/** The last day of a promise. Late and today stand out in weight and sign, not in colour alone. */
export function Deadline({ at, days }: Term) {
  const tone = days < 0 ? 'font-bold text-error' : days === 0 ? 'font-bold' : 'text-soft'
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
