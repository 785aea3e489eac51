import type { DateTime } from 'luxon'
import { mailnaam, terugkomstzin } from '#app/beheer/bestelwoorden'
import type { GebeurtenisSoort, Herroepingsdetail } from '#app/winkel/actions/noteer'
import { SPELLEN } from '#content/spelen/index'
import { hintVlag } from '#domain/spelen/verloop'
import { alsEuro } from '#domain/winkel/prijs'
import type Betaling from '#models/betaling'
import type Gebeurtenis from '#models/gebeurtenis'
import type Mail from '#models/mail'
import type Spelvlag from '#models/spelvlag'

/** What a line is about, so that the eye finds it. */
export type Regelsoort = 'bestelling' | 'betaling' | 'mail' | 'spel' | 'let_op'
export type Tijdlijnregel = {
  readonly op: DateTime
  readonly soort: Regelsoort
  readonly zin: string
}

type Zin = string | ((bijzonderheden: string) => string)

const REDENEN: Record<string, string> = {
  mislukt: 'De betaling mislukte.',
  geannuleerd: 'De klant brak de betaling af.',
  verlopen: 'De betaling verliep: er kwam geen geld.',
  afwijkend: 'Het afwijkende bedrag ging terug: de klant kan opnieuw betalen.',
}

const HERROEPING: Record<Herroepingsdetail, string> & Record<string, string | undefined> = {
  'ontvangen': 'De klant heeft de koop herroepen.',
  'retour ontvangen': 'Herroeping: het pakket is terug.',
  'links ingetrokken': 'Herroeping: de links en downloads zijn ingetrokken.',
  'afgehandeld': 'De herroeping is afgehandeld.',
  'afgewezen': 'De herroeping is afgewezen.',
}

/** The provider's words for how a payment stands. */
const MELDING: Record<string, string> = {
  open: 'nog niet betaald',
  pending: 'betaling onderweg',
  authorized: 'betaling goedgekeurd',
  paid: 'betaald',
  failed: 'betaling mislukt',
  canceled: 'betaling afgebroken',
  expired: 'betaling verlopen',
}

const VELDEN: Record<string, string> = {
  naam: 'de naam',
  email: 'het e-mailadres',
  adres: 'het adres',
  postcode: 'de postcode',
  plaats: 'de plaats',
  verzending: 'de verzending',
}

const OPSOMMING = new Intl.ListFormat('nl', { type: 'conjunction' })
const DAG = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: 'Europe/Amsterdam' })

const link = (soort: string) => (soort === 'download' ? 'downloadlink' : 'speellink')
/** An amount in cents as a sentence has it; other details are left as they are. */
const bedrag = (tekst: string) => (/^\d+$/.test(tekst) ? alsEuro(Number(tekst)) : tekst)
const metBedrag = (zin: string) => (tekst: string) =>
  tekst === '' ? `${zin}.` : `${zin}: ${bedrag(tekst)}.`

function teruggekomen(bijzonderheden: string) {
  const [soort = '', code = ''] = bijzonderheden.split(',')
  return `E-mail teruggekomen: ${mailnaam(soort)}; ${terugkomstzin(code)}.`
}

const ZINNEN: Record<GebeurtenisSoort, readonly [Regelsoort, Zin]> = {
  besteld: ['bestelling', 'Besteld.'],
  betaling_opnieuw: ['betaling', 'De klant begon opnieuw met betalen.'],
  betaling_geweigerd: ['let_op', 'De betaalprovider weigerde de betaling te beginnen.'],
  betaling_mislukt: ['betaling', (reden) => REDENEN[reden] ?? 'De betaling mislukte.'],
  betaald: ['betaling', 'Het geld is binnen en de levering is klaargezet.'],
  dubbel_betaald: ['let_op', (wat) => `Er is dubbel betaald (${wat}).`],
  bedrag_wijkt_af: [
    'let_op',
    (wat) => `Er is een ander bedrag betaald dan gevraagd (${wat}). Er is niets geleverd.`,
  ],
  betaald_na_annulering: [
    'let_op',
    (wat) => `Er is betaald nadat de bestelling was geannuleerd (${wat}).`,
  ],
  terugbetaald: ['betaling', metBedrag('Teruggestort, in totaal')],
  terugbetaling_gevraagd: ['betaling', metBedrag('Terugbetaling gevraagd')],
  terugbetaling_mislukt: ['let_op', metBedrag('Terugbetaling niet gelukt')],
  teruggevorderd: ['let_op', metBedrag('De bank van de klant haalde geld terug')],
  teruggedraaid: ['let_op', metBedrag('De bank gaf teruggehaald geld weer terug')],
  uitgespeeld: ['spel', 'Het spel is uitgespeeld.'],
  mail_verzonden: ['mail', (soort) => `E-mail verstuurd: ${mailnaam(soort)}.`],
  mail_mislukt: ['let_op', (soort) => `E-mail niet aangekomen: ${mailnaam(soort)}.`],
  mail_teruggekomen: ['let_op', teruggekomen],
  mail_opnieuw: ['mail', (soort) => `Gevraagd om de e-mail opnieuw te sturen: ${mailnaam(soort)}.`],
  webhook: ['betaling', (status) => `De betaalprovider meldde: ${MELDING[status] ?? status}.`],
  geannuleerd: ['bestelling', 'De bestelling is geannuleerd.'],
  verzonden: [
    'bestelling',
    (vervoerder) => (vervoerder === '' ? 'Verzonden.' : `Verzonden met ${vervoerder}.`),
  ],
  gegevens_gewijzigd: [
    'bestelling',
    (velden) =>
      `Verbeterd: ${OPSOMMING.format(velden.split(',').map((een) => VELDEN[een] ?? een))}.`,
  ],
  link_vernieuwd: [
    'bestelling',
    (soort) => `De ${link(soort)} is vervangen; de oude werkt niet meer.`,
  ],
  link_verlengd: [
    'bestelling',
    (tot) =>
      Number.isNaN(Date.parse(tot))
        ? 'De speellink is verlengd.'
        : `De speellink is verlengd tot en met ${DAG.format(new Date(tot))}.`,
  ],
  gedownload: ['spel', 'Het bestand is gedownload.'],
  gefactureerd: [
    'betaling',
    (nummer) => `${nummer.startsWith('C') ? 'Creditnota' : 'Factuur'} gemaakt: ${nummer}.`,
  ],
  herroepen: ['let_op', (wat) => HERROEPING[wat] ?? 'De klant heeft de koop herroepen.'],
}

export type Bronnen = {
  readonly itemName: string
  readonly gebeurtenissen: readonly Gebeurtenis[]
  readonly betalingen: readonly Betaling[]
  readonly mails: readonly Mail[]
  readonly vlaggen: readonly Spelvlag[]
}

/** Everything that happened with an order, oldest first, as sentences. No answer of a game is in it. */
export function tijdlijn(bronnen: Bronnen): Tijdlijnregel[] {
  const { gebeurtenissen, betalingen, mails, vlaggen, itemName } = bronnen
  const regels = [
    ...metPogingen(gebeurtenissen, betalingen),
    ...mails.filter(wacht).map(({ createdAt: op, soort }) => ({
      op,
      soort: 'mail' as const,
      zin: `E-mail staat klaar om te versturen: ${mailnaam(soort)}.`,
    })),
    ...vlaggen.flatMap((vlag) => gespeeld(vlag, itemName)),
  ]
  return regels.sort((een, ander) => een.op.toMillis() - ander.op.toMillis())
}

/** What begins a payment attempt: the first one is the order itself. */
const BEGIN: readonly string[] = ['besteld', 'betaling_opnieuw'] satisfies GebeurtenisSoort[]

/** A moment is kept in whole seconds: an attempt stands right after what began it. */
function metPogingen(
  gebeurtenissen: readonly Gebeurtenis[],
  betalingen: readonly Betaling[]
): Tijdlijnregel[] {
  const pogingen = betalingen.map(begonnen)
  return gebeurtenissen
    .flatMap((gebeurtenis) => [
      gebeurd(gebeurtenis),
      ...(BEGIN.includes(gebeurtenis.soort) ? pogingen.splice(0, 1) : []),
    ])
    .concat(pogingen)
}

function gebeurd({ soort, bijzonderheden, createdAt: op }: Gebeurtenis): Tijdlijnregel {
  const [over, zin] = (ZINNEN as Partial<typeof ZINNEN>)[soort as GebeurtenisSoort] ?? [
    'bestelling' as const,
    `Er gebeurde iets anders (${soort}).`,
  ]
  return { op, soort: over, zin: typeof zin === 'string' ? zin : zin(bijzonderheden) }
}

function begonnen({ createdAt: op, bedragCenten, providerId }: Betaling, nr: number) {
  const bij = providerId === null ? '' : ` (${providerId})`
  const zin = `Betaalpoging ${nr + 1} begonnen: ${alsEuro(bedragCenten)}${bij}.`
  return { op, soort: 'betaling' as const, zin }
}

const wacht = ({ status }: Mail) => status === 'wachtrij' || status === 'bezig'

function gespeeld({ naam, automatisch, createdAt: op }: Spelvlag, itemName: string) {
  const raadsels = SPELLEN.find((spel) => spel.itemName === itemName)?.raadsels ?? []
  for (const raadsel of raadsels) {
    if (raadsel.vlag === naam) {
      const zin = automatisch
        ? `Liet het antwoord invullen van '${raadsel.label}'.`
        : `Opgelost: '${raadsel.label}'.`
      return [{ op, soort: 'spel' as const, zin }]
    }
    const hint = raadsel.hints.findIndex((_, nr) => hintVlag(raadsel.naam, nr + 1) === naam)
    if (hint >= 0) {
      const zin = `Hint ${hint + 1} geopend van '${raadsel.label}'.`
      return [{ op, soort: 'spel' as const, zin }]
    }
  }
  return []
}

/** How far a game has come on its link; null for a game without puzzles of ours. */
export function voortgang(itemName: string, vlaggen: readonly Spelvlag[]) {
  const spel = SPELLEN.find((een) => een.itemName === itemName)
  if (!spel) return null
  const gezet = new Set(vlaggen.map(({ naam }) => naam))
  const hints = spel.raadsels.flatMap(({ naam, hints: teksten }) =>
    teksten.map((_, nr) => hintVlag(naam, nr + 1))
  )
  return {
    opgelost: spel.raadsels.filter(({ vlag }) => gezet.has(vlag)).length,
    raadsels: spel.raadsels.length,
    hints: hints.filter((vlag) => gezet.has(vlag)).length,
    ingevuld: vlaggen.filter(({ automatisch }) => automatisch).length,
    laatst: vlaggen.at(-1)?.createdAt.toISO() ?? null,
  }
}
