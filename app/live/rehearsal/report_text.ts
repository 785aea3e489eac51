import type { OptionRefusal } from '#app/live/rehearsal/options'
import { BOUNDS } from '#app/live/rehearsal/options'
import type { Check, Report } from '#app/live/rehearsal/report'

const CHECKS: Readonly<Record<Check, string>> = {
  all_phones_up_to_date: 'Alle telefoons eindigen op de stand van de spelleider',
  points_on_phones: 'Elke telefoon toont de punten die de spelleider ziet',
  points_by_the_rules: 'De punten volgen uit wat de robots deden',
  one_team_per_room: 'Nooit waren twee teams tegelijk in één kamer',
  nothing_missed: 'Geen telefoon heeft iets gemist',
  closed_after_time: 'Na de tijd is er niets meer aangenomen',
}

/** The report in Dutch lines. */
export function reportText(report: Report): string[] {
  const { actions, refusals, events, naps, done, p50, p99, measured, missed } = report
  return [
    `Klant ${report.customerId}: ${done} kamers opgelost, ${report.version} veranderingen.`,
    `Acties: ${enumeration(actions)}.`,
    `Weigeringen: ${enumeration(refusals)}.`,
    `Ontvangen gebeurtenissen: ${events}. Telefoons die sliepen: ${naps}.`,
    `Van druk tot de andere telefoons: p50 ${inMs(p50)}, p99 ${inMs(p99)} (${measured} keer gemeten).`,
    `Gemiste standen: ${missed}.`,
    ...report.standings.map(({ name, points }) => `  ${points} punten  ${name}`),
    ...(Object.keys(CHECKS) as Check[]).map(
      (name) => `${report.checks[name] ? 'goed' : 'FOUT'}  ${CHECKS[name]}`
    ),
  ]
}

/** The reason why there is no rehearsal, as a Dutch sentence. */
export function optionSentence(refusal: OptionRefusal): string {
  switch (refusal.type) {
    case 'out_of_bounds': {
      const { min, max } = BOUNDS[refusal.option]
      return `--${refusal.option} is een heel getal van ${min} tot en met ${max}.`
    }
    case 'no_address':
      return '--url is geen adres, zoals http://localhost:3333.'
    case 'elsewhere':
      return `${refusal.host} is niet deze computer. Met --elsewhere mag het toch.`
  }
}

function enumeration(counted: Readonly<Record<string, number>>): string {
  const parts = Object.entries(counted).toSorted(([, one], [, other]) => other - one)
  return parts.map(([name, count]) => `${count} × ${name}`).join(', ') || 'geen'
}

const inMs = (ms: number | null) => (ms === null ? 'onbekend' : `${Math.round(ms)} ms`)
