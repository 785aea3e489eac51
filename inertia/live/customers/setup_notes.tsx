import { setupWarnings, type Setup, type SetupWarning } from '#domain/live/customers/setup_warnings'
import { inMinutes } from '~/ui/format_numbers'
import { Icon } from '~/ui/icon'

/** What is allowed and may still surprise the hall. It stops nobody from saving. */
export function SetupNotes({ setup }: { setup: Setup }) {
  const warnings = setupWarnings(setup)
  return (
    <ul aria-label="Let op" aria-live="polite" className="mt-4 grid gap-2 empty:hidden">
      {warnings.map((warning) => (
        <li key={warning.type} className="note flex items-start gap-2">
          <Icon name="exclamation" className="mt-1 size-5" />
          <span>{sentence(warning, setup)}</span>
        </li>
      ))}
    </ul>
  )
}

function sentence(warning: SetupWarning, { teams, duration, estimates }: Setup): string {
  switch (warning.type) {
    case 'more_teams_than_rooms': {
      const { waiting } = warning
      const who = waiting === 1 ? 'moet steeds 1 team' : `moeten steeds ${waiting} teams`
      const rooms = estimates.length === 1 ? '1 kamer' : `${estimates.length} kamers`
      return `Er zijn ${teams} teams en ${rooms}: er ${who} wachten.`
    }
    case 'longer_than_the_time':
      return `De kamers duren samen ongeveer ${inMinutes(warning.minutes)}, en er is ${inMinutes(duration)} speeltijd: de meeste teams halen ze niet allemaal.`
    case 'cards_without_team': {
      const { from, to } = warning
      return from === to
        ? `De kaart van team ${from} is al geprint, maar dat team doet niet mee: haal hem weg.`
        : `De kaarten van team ${from} tot en met ${to} zijn al geprint, maar die teams doen niet mee: haal ze weg.`
    }
  }
}
