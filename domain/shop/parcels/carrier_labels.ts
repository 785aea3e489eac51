import { readTrackTrace, type Carrier } from '#domain/shop/parcels/shipping'

/**
 * The life of a label at the carrier's service. `asked` may exist: nobody knows before the service
 * has said so. `refused` was never made, and `canceled` is not used any more.
 */
export type CarrierLabelStatus = 'asked' | 'made' | 'refused' | 'canceled'

/** How many labels one call asks for; more go in several calls, so that each answers in time. */
export const LABELS_PER_CALL = 5

/**
 * How long a press may be asking for a label before another press may, in seconds. It is longer than
 * a press waits for the service.
 */
export const CLAIM_SECONDS = 90

/** What paper a label is printed on: a sticker of a label printer, or a sheet. */
export const LABEL_PAPERS = ['A6', 'A4'] as const
export type LabelPaper = (typeof LABEL_PAPERS)[number]

/** What the service knows a label by. It never gets another label for the same reference. */
export const labelReference = (orderNumber: string, sequenceNumber: number): string =>
  `${orderNumber}-${sequenceNumber}`

/** Whether a press that began asking at `claimedAt` may still be waiting for its answer. */
export function isClaimed(claimedAt: Date | null, now: Date): boolean {
  return claimedAt !== null && now.getTime() - claimedAt.getTime() < CLAIM_SECONDS * 1000
}

/** After how many minutes a question can no longer be on its way to the service. */
const LATE_MINUTES = 60

/** After how many hours a label of which nothing is known asks for a person. */
const UNKNOWN_HOURS = 24

type Asked = { readonly firstAsked: Date; readonly lastAsked: Date }

/**
 * What to do with a label of which nothing is known. `wait`: the question may still arrive. `late`:
 * a service that knows nothing of it will not make it any more. `tell`: it took so long that a person
 * looks.
 */
export function judgeUnknownLabel(
  { firstAsked, lastAsked }: Asked,
  now: Date
): 'wait' | 'late' | 'tell' {
  if (now.getTime() - lastAsked.getTime() < LATE_MINUTES * 60_000) return 'wait'
  return now.getTime() - firstAsked.getTime() < UNKNOWN_HOURS * 3_600_000 ? 'late' : 'tell'
}

const STREET_AND_NUMBER = /^(.*\S)\s+(\d\S*(?:\s+[^\d\s]\S*)*)$/u

/**
 * The street and the house number of a typed address: `Dorpsstraat 12 bis` is `Dorpsstraat` and
 * `12 bis`. Where the number is not certain, as in `Plein 1944 12`, it is null and the street is the
 * whole text: a parcel without a label is better than one at another door.
 */
export function streetAndNumber(address: string): { street: string; houseNumber: string | null } {
  const text = address.trim()
  const [, street, houseNumber] = STREET_AND_NUMBER.exec(text) ?? []
  if (street === undefined || houseNumber === undefined || /\s\d/u.test(street))
    return { street: text, houseNumber: null }
  return { street, houseNumber }
}

/** How the service names what it made. */
export type MadeLabel = {
  readonly carrierCode: string
  readonly trackingNumber: string
  readonly trackingUrl: string | null
}

const CARRIER_OF: readonly (readonly [RegExp, Carrier])[] = [
  [/^postnl/i, 'PostNL'],
  [/^dhl/i, 'DHL'],
  [/^dpd/i, 'DPD'],
]

/**
 * The carrier and the code with which the customer follows the parcel. A carrier whose tracking page
 * we do not know is followed at the address that the service gives.
 */
export function shipmentOf({ carrierCode, trackingNumber, trackingUrl }: MadeLabel): {
  carrier: Carrier
  trackTrace: string | null
} {
  const carrier = CARRIER_OF.find(([code]) => code.test(carrierCode))?.[1] ?? 'Anders'
  const typed = carrier === 'Anders' ? (trackingUrl ?? '') : trackingNumber
  const code = readTrackTrace(typed)
  return { carrier, trackTrace: code.ok ? code.value : null }
}
