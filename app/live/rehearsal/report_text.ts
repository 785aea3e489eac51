import type { OptionRefusal } from '#app/live/rehearsal/options'
import { BOUNDS } from '#app/live/rehearsal/options'
import type { Check, Report } from '#app/live/rehearsal/report'

const CHECKS: Readonly<Record<Check, string>> = {
  alle_telefoons_bij: 'Alle telefoons eindigen op de stand van de spelleider',
  punten_op_telefoons: 'Elke telefoon toont de punten die de spelleider ziet',
  punten_volgens_regels: 'De punten volgen uit wat de robots deden',
  een_team_per_kamer: 'Nooit waren twee teams tegelijk in één kamer',
  niets_gemist: 'Geen telefoon heeft iets gemist',
  na_de_tijd_dicht: 'Na de tijd is er niets meer aangenomen',
}

/** What happened, line by line. */
export function verslagtekst(report: Report): string[] {
  const {
    acties: actions,
    weigeringen: refusals,
    events,
    slaapjes: naps,
    klaar: done,
    p50,
    p99,
    gemeten: measured,
    gemist: missed,
  } = report
  return [
    `Klant ${report.klantId}: ${done} kamers opgelost, ${report.versie} veranderingen.`,
    `Acties: ${enumeration(actions)}.`,
    `Weigeringen: ${enumeration(refusals)}.`,
    `Ontvangen gebeurtenissen: ${events}. Telefoons die sliepen: ${naps}.`,
    `Van druk tot de andere telefoons: p50 ${inMs(p50)}, p99 ${inMs(p99)} (${measured} keer gemeten).`,
    `Gemiste standen: ${missed}.`,
    ...report.stand.map(({ naam: name, punten: points }) => `  ${points} punten  ${name}`),
    ...(Object.keys(CHECKS) as Check[]).map(
      (name) => `${report.controles[name] ? 'goed' : 'FOUT'}  ${CHECKS[name]}`
    ),
  ]
}

/** What the options are called on the command line. */
const FLAGS: Readonly<Record<keyof typeof BOUNDS, string>> = {
  teams: 'teams',
  telefoons: 'phones',
  snelheid: 'speed',
}

/** Why there is no rehearsal. */
export function optiezin(refusal: OptionRefusal): string {
  switch (refusal.type) {
    case 'buiten_grenzen': {
      const { min, max } = BOUNDS[refusal.optie]
      return `--${FLAGS[refusal.optie]} is een heel getal van ${min} tot en met ${max}.`
    }
    case 'geen_adres':
      return '--url is geen adres, zoals http://localhost:3333.'
    case 'elders':
      return `${refusal.host} is niet deze computer. Met --elsewhere mag het toch.`
  }
}

function enumeration(counted: Readonly<Record<string, number>>): string {
  const parts = Object.entries(counted).toSorted(([, one], [, other]) => other - one)
  return parts.map(([name, count]) => `${count} × ${name}`).join(', ') || 'geen'
}

const inMs = (ms: number | null) => (ms === null ? 'onbekend' : `${Math.round(ms)} ms`)
