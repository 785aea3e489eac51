/**
 * Mails that came back: what a mail server writes when it cannot deliver what it took on. RFC 3464
 * gives the form; what is older, or bent, is read as far as it can be.
 */

/** A mail that came in, taken apart and decoded. */
export type Ontvangen = {
  /** Its own header lines. */
  readonly kop: string
  readonly tekst: string
  readonly delen: readonly { readonly soort: string; readonly inhoud: string }[]
}

/** What a report says of one receiver. */
export type Rapport = {
  /** The Message-ID of the mail that it is about, without its brackets. */
  readonly messageId: string
  readonly recipient: string | null
  /** `failed` is for good, whatever the code says; `delayed` is still being tried. */
  readonly action: 'failed' | 'delayed'
  readonly status: string
  /** What the other mail server said, without addresses and in short. */
  readonly diagnostic: string
}

/** Why a mail came back, as far as its code tells. */
export type Terugkomstreden =
  | 'adres_onbekend'
  | 'domein_onbekend'
  | 'postvak_vol'
  | 'te_groot'
  | 'geweigerd'
  | 'opgegeven'
  | 'anders'

type Koppen = ReadonlyMap<string, string>

/** More than this of one part is never looked at. */
const GENOEG = 64 * 1024
/** A header line, or a line of words: searching a longer one would take its length squared. */
const REGEL = 2_000
const MEESTE_ONTVANGERS = 50
const KORT = 200

const ORIGINEEL = /^(message|text)\/(rfc822|global)(-headers)?$/
const CODE = /(?<![\d.])[45]\.\d{1,3}\.\d{1,3}(?!\.?\d)/
const ANTWOORD = /(?<![\d.])([45])\d\d(?![\d.])/
const BERICHT_ID = /<([!-;=?-~]{3,300})>/

/**
 * Whether a mail with these header lines may be a report of a mail server. Answers of people and of
 * their holiday programs are not.
 */
export function lijktOpRapport(kop: string): boolean {
  const koppen = leesKoppen(kop)
  const soort = koppen.get('content-type')?.toLowerCase() ?? ''
  if (koppen.has('x-failed-recipients')) return true
  return soort.startsWith('multipart/report') && !/report-type=(?!"?delivery-status)/.test(soort)
}

/**
 * Reads a report, one entry for each receiver that the mail did not reach (yet).
 *
 * @returns nothing when it is no report, or does not say which mail it is about
 */
export function leesRapport(ontvangen: Ontvangen): Rapport[] {
  if (!lijktOpRapport(ontvangen.kop)) return []
  const messageId = vindMessageId(ontvangen)
  if (messageId === null) return []
  const blokken = statusblokken(ontvangen)
  const gemeld = blokken.length > 0 ? blokken.flatMap(ontvanger) : zonderBlokken(ontvangen)
  return gemeld.slice(0, MEESTE_ONTVANGERS).map((een) => ({ messageId, ...een }))
}

/** Why it came back, by the codes of RFC 3463. */
export function redenVan(code: string): Terugkomstreden {
  if (code.startsWith('4.')) return 'opgegeven'
  if (/^5\.(1\.(2|8)|4\.4)$/.test(code)) return 'domein_onbekend'
  if (/^5\.(1\.\d+|2\.1|5\.0)$/.test(code)) return 'adres_onbekend'
  if (code === '5.2.2') return 'postvak_vol'
  if (code === '5.2.3' || code === '5.3.4') return 'te_groot'
  if (code === '5.4.7') return 'opgegeven'
  if (code.startsWith('5.7.')) return 'geweigerd'
  return 'anders'
}

type Gemeld = Omit<Rapport, 'messageId'>

function ontvanger(blok: Koppen): Gemeld[] {
  const adres = blok.get('final-recipient') ?? blok.get('original-recipient')
  const tekst = zonderSoort(blok.get('diagnostic-code') ?? '')
  const code = CODE.exec(blok.get('status') ?? '')?.[0]
  const action = actie(blok.get('action'), code ?? codeUit(tekst))
  if (action === null) return []
  return [
    {
      recipient: adres === undefined ? null : zonderSoort(adres).slice(0, 320),
      action,
      status: nauwkeurig(code, tekst, action),
      diagnostic: inHetKort(tekst),
    },
  ]
}

function actie(woord: string | undefined, code: string | null): Rapport['action'] | null {
  const gezegd = /^[a-z]+/.exec(woord?.toLowerCase() ?? '')?.[0]
  if (gezegd === 'failed' || gezegd === 'delayed') return gezegd
  if (gezegd !== undefined || code === null) return null
  return code.startsWith('5') ? 'failed' : 'delayed'
}

/** Many servers say 5.0.0 and tell more in the words of the other side. */
function nauwkeurig(code: string | undefined, tekst: string, action: Rapport['action']): string {
  if (code && !code.endsWith('.0.0')) return code
  const uitTekst = codeUit(tekst)
  if (uitTekst !== null && (code === undefined || uitTekst[0] === code[0])) return uitTekst
  return code ?? (action === 'failed' ? '5.0.0' : '4.0.0')
}

function codeUit(tekst: string): string | null {
  const antwoord = ANTWOORD.exec(tekst)?.[1]
  return CODE.exec(tekst)?.[0] ?? (antwoord ? `${antwoord}.0.0` : null)
}

/** Older Exim: words for people, and a header line with who was not reached. */
function zonderBlokken({ kop, tekst }: Ontvangen): Gemeld[] {
  const adressen = leesKoppen(kop).get('x-failed-recipients')
  if (adressen === undefined) return []
  const [verhaal] = begin(tekst).split(/^-{2,}.*copy of the message/im) as [string]
  const regels = verhaal.split('\n').map((een) => een.slice(0, REGEL))
  const regel = regels.find((een) => codeUit(een) !== null) ?? ''
  return adressen
    .split(',')
    .map((adres) => adres.trim())
    .filter((adres) => adres !== '')
    .map((recipient) => ({
      recipient: recipient.slice(0, 320),
      action: 'failed' as const,
      status: nauwkeurig(undefined, regel, 'failed'),
      diagnostic: inHetKort(regel),
    }))
}

/** Of each receiver what the report says; the block about the mail as a whole says nothing of them. */
function statusblokken({ delen }: Ontvangen): Koppen[] {
  return delen
    .filter(
      ({ soort }) =>
        soort.endsWith('/delivery-status') || soort === 'message/global-delivery-status'
    )
    .flatMap(({ inhoud }) => begin(inhoud).split(/\n[ \t]*\n/))
    .map(leesKoppen)
    .filter((blok) =>
      ['final-recipient', 'original-recipient', 'action'].some((een) => blok.has(een))
    )
}

/** The mail that came back says it best; where it is left out, the report may still name it. */
function vindMessageId({ kop, tekst, delen }: Ontvangen): string | null {
  const koppen = leesKoppen(kop)
  const kandidaten = [
    ...delen.filter(({ soort }) => ORIGINEEL.test(soort)).map(({ inhoud }) => uitKop(inhoud)),
    ...delen.map(({ inhoud }) => /^x-original-message-id:(.*)$/im.exec(begin(inhoud))?.[1]),
    /^message-id:\s*(<\S+>)/im.exec(begin(tekst))?.[1],
    koppen.get('in-reply-to'),
    koppen.get('references')?.split(/\s+/).at(-1),
  ]
  for (const kandidaat of kandidaten) {
    const gevonden = BERICHT_ID.exec(kandidaat ?? '')?.[1]
    if (gevonden !== undefined) return gevonden
  }
  return null
}

function uitKop(inhoud: string): string | undefined {
  const [kop] = begin(inhoud)
    .trimStart()
    .split(/\n[ \t]*\n/) as [string]
  return leesKoppen(kop).get('message-id')
}

/** Header lines by their name, those that were folded made whole; of a name that comes twice the first. */
function leesKoppen(kop: string): Koppen {
  const koppen = new Map<string, string>()
  for (const regel of begin(kop)
    .replace(/\n[ \t]+/g, ' ')
    .split('\n')) {
    const punt = regel.indexOf(':')
    const naam = regel.slice(0, punt).trim().toLowerCase()
    if (punt > 0 && !koppen.has(naam)) koppen.set(naam, regel.slice(punt + 1, punt + REGEL).trim())
  }
  return koppen
}

const begin = (tekst: string) => tekst.slice(0, GENOEG).replace(/\r\n?/g, '\n')

/** `rfc822; noor@example.nl` and `smtp; 550 …` name first what follows. */
const zonderSoort = (waarde: string) => waarde.replace(/^[a-z0-9-]{1,20}\s*;\s*/i, '')

function inHetKort(tekst: string): string {
  const schoon = tekst
    .replace(/[^\s<>()"',;:]+@[^\s<>()"',;:]+/g, '[adres]')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
  return schoon.length > KORT ? `${schoon.slice(0, KORT - 1).trimEnd()}…` : schoon
}
