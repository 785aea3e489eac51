import type { Optieweigering } from '#app/spellenfabriek/repetitie/opties'
import { GRENZEN } from '#app/spellenfabriek/repetitie/opties'
import type { Controle, Verslag } from '#app/spellenfabriek/repetitie/verslag'

const CONTROLES: Readonly<Record<Controle, string>> = {
  alle_telefoons_bij: 'Alle telefoons eindigen op de stand van de spelleider',
  punten_op_telefoons: 'Elke telefoon toont de punten die de spelleider ziet',
  punten_volgens_regels: 'De punten volgen uit wat de robots deden',
  een_team_per_kamer: 'Nooit waren twee teams tegelijk in één kamer',
  niets_gemist: 'Geen telefoon heeft iets gemist',
  na_de_tijd_dicht: 'Na de tijd is er niets meer aangenomen',
}

/** What happened, line by line. */
export function verslagtekst(verslag: Verslag): string[] {
  const { acties, weigeringen, events, slaapjes, klaar, p50, p99, gemeten, gemist } = verslag
  return [
    `Klant ${verslag.klantId}: ${klaar} kamers opgelost, ${verslag.versie} veranderingen.`,
    `Acties: ${opsomming(acties)}.`,
    `Weigeringen: ${opsomming(weigeringen)}.`,
    `Ontvangen gebeurtenissen: ${events}. Telefoons die sliepen: ${slaapjes}.`,
    `Van druk tot de andere telefoons: p50 ${inMs(p50)}, p99 ${inMs(p99)} (${gemeten} keer gemeten).`,
    `Gemiste standen: ${gemist}.`,
    ...verslag.stand.map(({ naam, punten }) => `  ${punten} punten  ${naam}`),
    ...(Object.keys(CONTROLES) as Controle[]).map(
      (naam) => `${verslag.controles[naam] ? 'goed' : 'FOUT'}  ${CONTROLES[naam]}`
    ),
  ]
}

/** Why there is no rehearsal. */
export function optiezin(weigering: Optieweigering): string {
  switch (weigering.type) {
    case 'buiten_grenzen': {
      const { min, max } = GRENZEN[weigering.optie]
      return `--${weigering.optie} is een heel getal van ${min} tot en met ${max}.`
    }
    case 'geen_adres':
      return '--url is geen adres, zoals http://localhost:3333.'
    case 'elders':
      return `${weigering.host} is niet deze computer. Met --elders mag het toch.`
  }
}

function opsomming(geteld: Readonly<Record<string, number>>): string {
  const delen = Object.entries(geteld).toSorted(([, een], [, ander]) => ander - een)
  return delen.map(([naam, aantal]) => `${aantal} × ${naam}`).join(', ') || 'geen'
}

const inMs = (ms: number | null) => (ms === null ? 'onbekend' : `${Math.round(ms)} ms`)
