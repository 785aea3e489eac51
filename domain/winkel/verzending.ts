import { err, ok, type Result } from '#domain/result'
import { magVanuit, type BestellingStatus } from '#domain/winkel/bestelling'
import { LOPENDE_HERROEPING, type HerroepingStatus } from '#domain/winkel/herroeping'

/** Who brings a parcel. `Anders` is any other, followed by a whole address or not at all. */
export const VERVOERDERS = ['PostNL', 'DHL', 'DPD', 'Anders'] as const
export type Vervoerder = (typeof VERVOERDERS)[number]

/** What decides whether a parcel may leave. */
export type Verzendvraag = {
  readonly status: BestellingStatus
  readonly perPost: boolean
  readonly herroepingen: readonly HerroepingStatus[]
  readonly geannuleerd: boolean
}

/**
 * How an order stands to sending its parcel. `herroepen` keeps it here until somebody has decided.
 * `na_herroeping` and `na_annulering` were called off and still have their money: only who looks at the
 * order itself may send it.
 */
export type Verzendstand =
  'te_verzenden' | 'herroepen' | 'na_herroeping' | 'na_annulering' | 'niets_te_verzenden'

/** A withdrawal that was turned down never was one. */
export function verzendstand({
  status,
  perPost,
  herroepingen,
  geannuleerd,
}: Verzendvraag): Verzendstand {
  if (!perPost || !magVanuit('verzonden').includes(status)) return 'niets_te_verzenden'
  if (herroepingen.some((een) => LOPENDE_HERROEPING.includes(een))) return 'herroepen'
  if (herroepingen.includes('afgehandeld')) return 'na_herroeping'
  return geannuleerd ? 'na_annulering' : 'te_verzenden'
}

/** Whether the parcel may be sent from the page of its order. */
export function magVerzenden(stand: Verzendstand): boolean {
  return stand !== 'niets_te_verzenden' && stand !== 'herroepen'
}

/** The longest code or address of a parcel that is kept. */
export const MAX_TRACK_TRACE = 200

const CODE = /^[A-Z0-9]{6,40}$/

/**
 * Brings a code as it was copied into its own form: `3s abcd 1234` becomes `3SABCD1234`. A whole https
 * address is taken as it is, and so is nothing at all: letter post has no code.
 */
export function leesTrackTrace(getypt: string): Result<string | null, { type: 'onleesbaar' }> {
  const tekst = getypt.trim()
  if (tekst === '') return ok(null)
  if (isAdres(tekst)) return ok(tekst)
  const code = tekst.replace(/[\s.-]/g, '').toUpperCase()
  return CODE.test(code) ? ok(code) : err({ type: 'onleesbaar' })
}

/** Where the customer follows a parcel, or null when it cannot be followed. */
export function volglink(
  vervoerder: string | null,
  trackTrace: string | null,
  postcode: string | null
): string | null {
  if (trackTrace === null) return null
  if (isAdres(trackTrace)) return trackTrace
  const plek = (postcode ?? '').replace(/\s/g, '')
  switch (vervoerder) {
    case 'PostNL':
      return `https://jouw.postnl.nl/track-and-trace/${trackTrace}-NL-${plek}`
    case 'DHL':
      return `https://my.dhlecommerce.nl/home/tracktrace/${trackTrace}/${plek}`
    case 'DPD':
      return `https://www.dpdgroup.com/nl/mydpd/my-parcels/track?parcelNumber=${trackTrace}`
    default:
      return null
  }
}

function isAdres(tekst: string): boolean {
  return URL.canParse(tekst) && new URL(tekst).protocol === 'https:'
}
