import { Link } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { formatTimeOfDay, formatWeekday } from '#domain/dutch_time'
import { Chip } from '~/admin/shell/chip'
import { GeneralError } from '~/ui/general_error'
import { Heading } from '~/ui/heading'
import { Icon } from '~/ui/icon'
import { termText } from '~/ui/time'
import { adminUrlFor } from '~/wire/admin_routes'
import { Parts } from './parts'
import { ToBring } from './to_bring'
import { useTicks } from './use_ticks'

type Evening = Data.Admin.Week.Evening

/** One evening, with everything that the owner needs to know before leaving. */
export function EveningCard({ evening }: { evening: Evening }) {
  const { startsAt, endsAt, days, title, agreed, clashes, parts, bring, there } = evening
  const ticks = useTicks(evening)
  return (
    <article className="evening-card" aria-labelledby={`avond-${evening.id}`}>
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <Heading level={3} size="panel" id={`avond-${evening.id}`}>
          <time dateTime={startsAt}>
            {capital(formatWeekday(startsAt))}, {formatTimeOfDay(startsAt)} tot{' '}
            {formatTimeOfDay(endsAt)}
          </time>
        </Heading>
        <span className={days === 0 ? 'font-bold' : 'text-soft'}>{termText(days)}</span>
      </header>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-lg">
        {title}, {evening.people} personen
        {!agreed && <Chip tone="waits">nog geen akkoord</Chip>}
      </p>
      {clashes.map((other) => (
        <p key={`${other.startsAt}${other.title}`} className="mt-2 flex gap-2 font-semibold">
          <Icon name="exclamation" className="mt-1 size-5 text-error" />
          <span>
            Tegelijk met {other.title}, {formatWeekday(other.startsAt)}{' '}
            {formatTimeOfDay(other.startsAt)}.
          </span>
        </p>
      ))}
      <Where evening={evening} />
      <GeneralError>{ticks.error}</GeneralError>
      <div className="mt-4 grid gap-x-8 gap-y-4 lg:grid-cols-2">
        {parts.length > 0 && <Parts parts={parts} ticks={ticks} />}
        <ToBring things={bring} there={there} ticks={ticks} />
      </div>
    </article>
  )
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Who it is for and where, with the way there. */
function Where({ evening: { id, who, contact, phone, address, route, notes, number } }: Props) {
  return (
    <dl className="evening-facts">
      <dt>Wie</dt>
      <dd className="wrap-anywhere">
        {who}
        {contact && `, ${contact}`}
        {phone && (
          <>
            {' '}
            <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className="link whitespace-nowrap">
              {phone}
            </a>
          </>
        )}
      </dd>
      <dt>Waar</dt>
      <dd className="wrap-anywhere">
        {address || <span className="text-soft">nog geen adres</span>}{' '}
        {route && (
          <a href={route} target="_blank" rel="noopener noreferrer" className="link">
            Route<span className="sr-only"> naar {address}, opent Google Maps</span>
          </a>
        )}
      </dd>
      {notes && (
        <>
          <dt>Notitie</dt>
          <dd className="wrap-anywhere whitespace-pre-line">{notes}</dd>
        </>
      )}
      <dt>Boeking</dt>
      <dd>
        <Link href={adminUrlFor('admin_booking.show', { id })} className="link">
          {number}
        </Link>
      </dd>
    </dl>
  )
}

type Props = { evening: Evening }
