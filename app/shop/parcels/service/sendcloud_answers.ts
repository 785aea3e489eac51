import {
  ParcelServiceRefused,
  ParcelServiceUnavailable,
  type FoundLabel,
  type ParcelProblem,
  type ServiceLabel,
} from '#app/shop/parcels/service/parcel_service'

/**
 * Reads what Sendcloud's API v3 answers. The answers may have any shape: what cannot be read is an
 * unknown outcome, and never a label.
 */

type Shipment = {
  id?: unknown
  external_reference_id?: unknown
  carrier?: { code?: unknown } | null
  parcels?: unknown
  errors?: unknown
}
type Parcel = {
  id?: unknown
  tracking_number?: unknown
  tracking_url?: unknown
  status?: { code?: unknown } | null
}
type Complaint = { detail?: unknown; source?: { pointer?: unknown } | null }

/** The states of a parcel that will never have a label. */
const NEVER = /FAILED|CANCELL?ED|CANCELLATION|DELETED/i
/** The longest sentence of the service that is shown. */
const MAX_DETAILS = 200

/** The label in the answer to a call that made it, or that found it made already. */
export function readShipment(body: unknown, reference: string): ServiceLabel {
  const found = readFound(asRecord<{ data?: unknown }>(body).data, reference)
  if (found.state === 'made') return found.label
  const shipment = asRecord<Shipment>(asRecord<{ data?: unknown }>(body).data)
  throw new ParcelServiceRefused('carrier', detailsOf(shipment.errors))
}

/** The label with our reference among those that were looked up. */
export function readShipments(body: unknown, reference: string): FoundLabel | null {
  const { data } = asRecord<{ data?: unknown }>(body)
  if (!Array.isArray(data)) throw unreadable('it lists no shipments')
  const ours = data.find(
    (one) => asRecord<Shipment>(one).external_reference_id === reference
  ) as unknown
  return ours === undefined ? null : readFound(ours, reference)
}

function readFound(data: unknown, reference: string): FoundLabel {
  const { id, external_reference_id: theirs, carrier, parcels } = asRecord<Shipment>(data)
  if (theirs !== undefined && theirs !== null && theirs !== reference)
    throw unreadable('it is about another shipment')
  const parcel = asRecord<Parcel>(Array.isArray(parcels) ? parcels[0] : undefined)
  if (typeof parcel.status?.code === 'string' && NEVER.test(parcel.status.code))
    return { state: 'void' }
  const { tracking_number: trackingNumber, tracking_url: trackingUrl } = parcel
  const carrierCode = carrier?.code
  if (!isId(id) || !isId(parcel.id)) throw unreadable('it has no id')
  if (typeof carrierCode !== 'string' || typeof trackingNumber !== 'string')
    throw unreadable('it has no carrier or code')
  if (trackingNumber === '') throw unreadable('the label is still being made')
  const label = {
    ...{ shipmentId: String(id), parcelId: String(parcel.id), carrierCode, trackingNumber },
    trackingUrl: typeof trackingUrl === 'string' ? trackingUrl : null,
  }
  return { state: 'made', label }
}

/** Which part of the parcel each refusal is about, by where it points. */
const POINTERS: readonly (readonly [RegExp, ParcelProblem])[] = [
  [/from_address|ship_with|parcels|weight|contract|sender/, 'settings'],
  [/postal_code/, 'postcode'],
  [/house_number/, 'house_number'],
  [/address_line/, 'street'],
  [/city/, 'city'],
  [/name/, 'name'],
]

/** Why the service refused, from the first thing that it complains about. */
export function readRefusal(status: number, body: unknown): ParcelServiceRefused {
  const { errors } = asRecord<{ errors?: unknown }>(body)
  if (status === 401 || status === 403) return new ParcelServiceRefused('key', detailsOf(errors))
  const [first] = Array.isArray(errors) ? errors : []
  const pointer = asRecord<Complaint>(first).source?.pointer
  const known = POINTERS.find(([part]) => typeof pointer === 'string' && part.test(pointer))
  return new ParcelServiceRefused(known?.[1] ?? 'other', detailsOf(errors))
}

function detailsOf(errors: unknown): string {
  const [first] = Array.isArray(errors) ? errors : []
  const { detail } = asRecord<Complaint>(first)
  return typeof detail === 'string' ? detail.replace(/\s+/gu, ' ').slice(0, MAX_DETAILS) : ''
}

export const unreadable = (why: string) =>
  new ParcelServiceUnavailable(`The parcel service gave an answer that we cannot read: ${why}`)

const isId = (value: unknown) =>
  (typeof value === 'string' && value !== '') || typeof value === 'number'

function asRecord<T extends object>(value: unknown): T {
  return (typeof value === 'object' && value !== null ? value : {}) as T
}
