import { BESTELBARE_SPELLEN } from '#content/catalogus'
import { dagInAmsterdam } from '#domain/winkel/cijfers'
import { alsEuro } from '#domain/winkel/prijs'
import type Auditregel from '#models/auditregel'

type Gegevens = Readonly<Record<string, unknown>>
type Zin = (onderwerp: string, gegevens: Gegevens) => string

const TEKSTEN: Readonly<Partial<Record<string, string>>> = {
  vragen: 'de veelgestelde vragen',
  herroeping: 'het herroepingsrecht',
  privacy: 'het privacybeleid',
}

const VELDEN: Readonly<Partial<Record<string, string>>> = {
  naam: 'naam',
  email: 'e-mailadres',
  meldingen: 'adres voor meldingen',
  kvk: 'KvK-nummer',
  btwId: 'btw-id',
  kor: 'kleineondernemersregeling',
  adres: 'adres',
  social: 'social media',
  name: 'naam',
}

/** What admins did, in words. A kind that is not here is told by its own name, see `auditzin`. */
const ZINNEN: Readonly<Partial<Record<string, Zin>>> = {
  prijs_gewijzigd: (sleutel, { van, naar }) =>
    `De prijs van ${spel(sleutel)} ging van ${euro(van)} naar ${euro(naar)}.`,

  actiecode_gemaakt: (code, regels) => `Actiecode ${code} werd gemaakt: ${korting(regels)}.`,
  actiecode_gewijzigd: (code, { van, naar }) =>
    `Actiecode ${code} werd gewijzigd: ${verschil(van as Gegevens, naar as Gegevens)}.`,
  actiecode_gestopt: (code) => `Actiecode ${code} werd gestopt.`,
  actiecode_hervat: (code) => `Actiecode ${code} werkt weer.`,

  bericht_beantwoord: (bericht) => `${hoofdletter(bericht)} werd beantwoord.`,
  bericht_afgehandeld: (bericht) => `${hoofdletter(bericht)} werd afgehandeld zonder antwoord.`,
  bericht_heropend: (bericht) => `${hoofdletter(bericht)} wacht weer op antwoord.`,

  winkelgegevens_gewijzigd: (_, gewijzigd) =>
    `De winkelgegevens werden gewijzigd: ${wijzigingen(gewijzigd)}.`,
  vakantie_ingesteld: (_, { van, tot }) =>
    `De vakantiemelding werd ingesteld van ${dag(van)} tot en met ${dag(tot)}.`,
  vakantie_weg: () => 'De vakantiemelding werd weggehaald.',
  tekst_gewijzigd: (naam) => `De tekst van ${TEKSTEN[naam] ?? naam} werd gewijzigd.`,
  tekst_teruggezet: (naam) => `De tekst van ${TEKSTEN[naam] ?? naam} werd weer de oorspronkelijke.`,

  klant_gemaakt: (naam) => `Klant ${naam} werd toegevoegd.`,
  klant_gewijzigd: (naam) => `De gegevens van klant ${naam} werden gewijzigd.`,
  klant_verwijderd: (naam) => `Klant ${naam} werd verwijderd, met alle teams en rondes.`,

  room_gemaakt: (naam) => `Kamer ${naam} werd toegevoegd.`,
  room_gewijzigd: (naam) => `Kamer ${naam} werd gewijzigd.`,
  room_gearchiveerd: (naam) => `Kamer ${naam} werd gearchiveerd.`,
  room_teruggehaald: (naam) => `Kamer ${naam} kwam terug uit het archief.`,

  wachtwoord_gewijzigd: () => 'Het eigen wachtwoord werd gewijzigd.',
  alarm_opgelost: (alarm) => `${hoofdletter(alarm)} werd als opgelost gemeld.`,
  mail_afgehandeld: (mail) => `${hoofdletter(mail)} kwam terug en werd als afgehandeld gemeld.`,
  mail_opnieuw: (mail) => `${hoofdletter(mail)} werd opnieuw op weg gestuurd.`,

  bestelling_geannuleerd: (nummer) => `Bestelling ${nummer} werd geannuleerd.`,
  bestelgegevens_gewijzigd: (nummer, { velden }) =>
    `De gegevens van bestelling ${nummer} werden gewijzigd: ${opsomming(velden)}.`,
  verzonden: (nummer) => `Bestelling ${nummer} werd als verzonden gemeld.`,
  verzending_gewijzigd: (nummer) => `De verzending van bestelling ${nummer} werd gewijzigd.`,
  link_vernieuwd: (nummer) => `Bestelling ${nummer} kreeg een nieuwe link.`,
  link_verlengd: (nummer, { tot }) =>
    `De link van bestelling ${nummer} werd verlengd tot en met ${dag(dagInAmsterdam(new Date(String(tot))))}.`,
  terugbetaling_gevraagd: (nummer, { centen, reden }) =>
    `Van bestelling ${nummer} ging ${euro(centen)} terug${reden ? `: ${String(reden)}` : ''}.`,

  herroeping_gekoppeld: (herroeping, { naar }) =>
    `${hoofdletter(herroeping)} werd gekoppeld aan bestelling ${String(naar)}.`,
  herroeping_retour: (herroeping, { naar }) =>
    `Het pakket van ${herroeping} kwam terug op ${dag(naar)}.`,
  herroeping_links_ingetrokken: (herroeping) => `De links bij ${herroeping} werden ingetrokken.`,
  herroeping_ontvangst_gemaild: (herroeping) =>
    `De bevestiging van ${herroeping} werd alsnog gemaild.`,
  herroeping_afgehandeld: (herroeping) => `${hoofdletter(herroeping)} werd afgehandeld.`,
  herroeping_afgewezen: (herroeping) => `${hoofdletter(herroeping)} werd afgewezen.`,

  tweestaps_aan: (email) => `Inloggen in twee stappen werd aangezet voor ${email}.`,
  tweestaps_uit: (email) => `Inloggen in twee stappen werd uitgezet voor ${email}.`,
  tweestaps_verwijderd: (email) =>
    `Inloggen in twee stappen werd op de server uitgezet voor ${email}.`,
  herstelcodes_vernieuwd: (email) => `${email} kreeg nieuwe herstelcodes.`,
  herstelcode_gebruikt: (email, { over }) =>
    `${email} gebruikte een herstelcode; er zijn er nog ${String(over)}.`,

  gegevens_uitgevoerd: (merk) => `De gegevens van ${merk} werden uitgevoerd.`,
  gegevens_gewist: (merk) => `De gegevens van ${merk} werden gewist.`,
}

/** A line of the log of admins as a sentence. */
export function auditzin({
  wat,
  onderwerp,
  gegevens,
}: Pick<Auditregel, 'wat' | 'onderwerp' | 'gegevens'>): string {
  const over = JSON.parse(gegevens) as Gegevens
  const zin = ZINNEN[wat]
  if (zin) return zin(onderwerp, over)
  const rest = wijzigingen(over)
  return `${hoofdletter(wat.replaceAll('_', ' '))}: ${onderwerp}${rest && ` (${rest})`}.`
}

const opsomming = (velden: unknown) =>
  (velden as string[]).map((veld) => VELDEN[veld] ?? veld).join(', ')
const spel = (sleutel: string) =>
  BESTELBARE_SPELLEN.find(({ verkoop }) => verkoop.prijsSleutel === sleutel)?.titel ?? sleutel
const euro = (centen: unknown) => (typeof centen === 'number' ? alsEuro(centen) : 'geen prijs')
const hoofdletter = (tekst: string) => tekst.charAt(0).toUpperCase() + tekst.slice(1)

function korting({ soort, waarde }: Gegevens): string {
  return soort === 'percentage' ? `${String(waarde)} % korting` : `${euro(waarde)} korting`
}

const REGELS: Readonly<Record<string, string>> = {
  spellen: 'spellen',
  vanaf: 'eerste dag',
  tot: 'laatste dag',
  max_totaal: 'aantal keer in totaal',
  max_per_email: 'aantal keer per e-mailadres',
}

/** What about a code is different now. */
function verschil(van: Gegevens, naar: Gegevens): string {
  const delen = Object.keys(REGELS).filter((naam) => van[naam] !== naar[naam])
  const namen = delen.map((naam) => REGELS[naam]!)
  return korting(van) === korting(naar)
    ? namen.join(', ')
    : [`van ${korting(van)} naar ${korting(naar)}`, ...namen].join(', ')
}

function dag(iso: unknown): string {
  return String(iso).split('-').reverse().join('-')
}

/** Names with what they were and became, or what they are. */
function wijzigingen(gegevens: Gegevens): string {
  return Object.entries(gegevens)
    .map(([naam, waarde]) => {
      const veld = VELDEN[naam] ?? naam.replaceAll('_', ' ')
      return Array.isArray(waarde) && waarde.length === 2
        ? `${veld} van '${toon(waarde[0])}' naar '${toon(waarde[1])}'`
        : `${veld}: ${toon(waarde)}`
    })
    .join('; ')
}

function toon(waarde: unknown): string {
  if (typeof waarde === 'boolean') return waarde ? 'ja' : 'nee'
  if (waarde === null || waarde === undefined || waarde === '') return 'leeg'
  return typeof waarde === 'object' ? JSON.stringify(waarde) : String(waarde)
}
