import { err, ok, type Result } from '#domain/result'
import { allowedFrom, type OrderStatus } from '#domain/shop/orders'
import { ONGOING_WITHDRAWAL, type WithdrawalStatus } from '#domain/shop/withdrawals'

/**
 * Who brings a parcel. `Anders` is any other carrier, with a whole tracking address or none at all.
 */
export const CARRIERS = ['PostNL', 'DHL', 'DPD', 'Anders'] as const
export type Carrier = (typeof CARRIERS)[number]

/** What decides whether a parcel may leave. */
export type ShippingQuestion = {
  readonly status: OrderStatus
  readonly byPost: boolean
  readonly withdrawals: readonly WithdrawalStatus[]
  readonly canceled: boolean
}

/**
 * Whether the parcel of an order can be sent. `withdrawn` keeps it here until somebody has decided.
 * `after_withdrawal` and `after_cancellation` are orders that were called off whose money is still here:
 * their parcel can only be sent from the page of the order itself.
 */
export type ShippingState =
  'to_ship' | 'withdrawn' | 'after_withdrawal' | 'after_cancellation' | 'nothing_to_ship'

/** The shipping state of an order. A rejected withdrawal does not count. */
export function shippingState({
  status,
  byPost,
  withdrawals,
  canceled,
}: ShippingQuestion): ShippingState {
  if (!byPost || !allowedFrom('verzonden').includes(status)) return 'nothing_to_ship'
  if (withdrawals.some((one) => ONGOING_WITHDRAWAL.includes(one))) return 'withdrawn'
  if (withdrawals.includes('afgehandeld')) return 'after_withdrawal'
  return canceled ? 'after_cancellation' : 'to_ship'
}

/** Whether the parcel may be sent from the page of its order. */
export function mayShip(state: ShippingState): boolean {
  return state !== 'nothing_to_ship' && state !== 'withdrawn'
}

/**
 * Whether 'sent' can be taken back: not when the parcel came back, or when it was decided what happens
 * with a withdrawal of it, as that decision stands on the parcel having left.
 */
export function mayUndoShipping(
  status: OrderStatus,
  withdrawals: readonly WithdrawalStatus[]
): boolean {
  const settled = withdrawals.some((one) => one === 'retour_ontvangen' || one === 'afgehandeld')
  return allowedFrom('shipping_undone').includes(status) && !settled
}

/** The longest code or address of a parcel that is stored, in characters. */
export const MAX_TRACK_TRACE = 200

const CODE = /^[A-Z0-9]{6,40}$/

/**
 * Brings a copied code into its own form: `3s abcd 1234` becomes `3SABCD1234`. A whole https
 * address stays as it is. An empty text becomes null: letter post has no code.
 */
export function readTrackTrace(typed: string): Result<string | null, { type: 'unreadable' }> {
  const text = typed.trim()
  if (text === '') return ok(null)
  if (isAddress(text)) return ok(text)
  const code = text.replace(/[\s.-]/g, '').toUpperCase()
  return CODE.test(code) ? ok(code) : err({ type: 'unreadable' })
}

/** The address where the customer follows a parcel, or null when it cannot be followed. */
export function trackingLink(
  carrier: string | null,
  trackTrace: string | null,
  postcode: string | null
): string | null {
  if (trackTrace === null) return null
  if (isAddress(trackTrace)) return trackTrace
  const compactPostcode = (postcode ?? '').replace(/\s/g, '')
  switch (carrier) {
    case 'PostNL':
      return `https://jouw.postnl.nl/track-and-trace/${trackTrace}-NL-${compactPostcode}`
    case 'DHL':
      return `https://my.dhlecommerce.nl/home/tracktrace/${trackTrace}/${compactPostcode}`
    case 'DPD':
      return `https://www.dpdgroup.com/nl/mydpd/my-parcels/track?parcelNumber=${trackTrace}`
    default:
      return null
  }
}

function isAddress(text: string): boolean {
  return URL.canParse(text) && new URL(text).protocol === 'https:'
}
