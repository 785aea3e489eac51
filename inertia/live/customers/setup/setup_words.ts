import { mayConfigure, type Status } from '#domain/live/game/game_flow'
import type { Setup, SetupWarning } from '#domain/live/customers/setup_warnings'
import { inMinutes } from '../../../ui/format_numbers.js'
import { statusText } from '../../game/status_text.js'

/** A warning about the set-up of an evening, in words. */
export function setupSentence(
  warning: SetupWarning,
  { teams, duration, estimates }: Setup
): string {
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

const FIXED: Readonly<Partial<Record<string, string>>> = {
  started: 'Er wordt gespeeld. Wijzigen kan weer als het spel is afgelopen.',
  timeout:
    'De ronde is nog niet afgesloten: met extra tijd gaat hij verder. Wijzigen kan weer als de eindscores getoond zijn.',
}

/** Why the settings cannot be changed now; null when 'Bewerken' is offered. */
export const fixedReason = (status: Status): string | null =>
  mayConfigure(status) ? null : (FIXED[status] ?? statusText(status))
