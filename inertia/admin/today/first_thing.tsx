import { firstThing, type Kind, type WaitingKind } from '#domain/admin/today/first_thing'
import { Icon } from '~/ui/icon'
import { termText } from '~/ui/time'
import { adminUrlFor } from '~/wire/admin_routes'

/** What is asked, for one and for several. */
const WORDS: Readonly<Record<Kind, readonly [string, (count: number) => string]>> = {
  alarms: ['Kijk naar het alarm', (count) => `Kijk naar de ${count} alarmen`],
  mails: [
    'Kijk naar de e-mail die niet aankwam',
    (count) => `Kijk naar de ${count} e-mails die niet aankwamen`,
  ],
  withdrawals: ['Behandel de herroeping', (count) => `Behandel de ${count} herroepingen`],
  parcels: ['Verstuur het pakket', (count) => `Verstuur de ${count} pakketten`],
  bookings: ['Kijk naar de avond', (count) => `Kijk naar de ${count} avonden`],
  messages: ['Beantwoord het bericht', (count) => `Beantwoord de ${count} berichten`],
}

/** Where that is done: on this page, except for parcels, which are printed and sent together. */
const PLACES: Readonly<Record<Kind, string>> = {
  alarms: '#alarmen',
  mails: '#mails',
  withdrawals: '#herroepingen',
  parcels: adminUrlFor('shipping.index'),
  bookings: '#boekingen',
  messages: '#berichten',
}

/** The answer to 'what do I do first'. */
export function FirstThing({ waiting }: { waiting: readonly WaitingKind[] }) {
  const first = firstThing(waiting)
  if (first === null) return null
  const { kind, count, days } = first
  const [one, several] = WORDS[kind]
  const late = days !== null && days <= 0
  return (
    <a href={PLACES[kind]} className="first-thing">
      <span className="min-w-0">
        <span className="first-thing-label">Begin hiermee</span>
        <span className="first-thing-what">{count === 1 ? one : several(count)}</span>
        {days !== null && (
          <span className={late ? 'font-bold text-error' : 'text-soft'}>
            {count > 1 && 'het eerste: '}
            {termText(days)}
          </span>
        )}
      </span>
      <Icon name="arrow" className="size-7 flex-none" />
    </a>
  )
}
