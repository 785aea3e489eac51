import type { LabelPaper, MadeLabel } from '#domain/shop/parcels/carrier_labels'

/**
 * The port to the service that makes the labels of carriers. The shop knows only this file;
 * `providers/shop_provider.ts` decides which service answers.
 */
export abstract class ParcelService {
  /** What the owner calls it; null when the shop works without one. */
  abstract readonly name: string | null

  /**
   * Makes a label. The service knows it by our reference, so that it never makes a second one for it.
   *
   * @throws ParcelServiceUnavailable when the label may or may not exist
   * @throws ParcelServiceRefused when it does not
   */
  abstract make(parcel: NewParcel): Promise<ServiceLabel>

  /** The label that the service has for a reference of ours, or null when it has none. */
  abstract find(reference: string): Promise<FoundLabel | null>

  /**
   * Cancels a label that is on no parcel yet.
   *
   * @throws ParcelServiceRefused when it is too late, or the carrier does not cancel
   */
  abstract cancel(shipmentId: string): Promise<void>

  /** These labels in one PDF, in this order. */
  abstract print(parcelIds: readonly string[], paper: LabelPaper): Promise<Buffer>
}

export type NewParcel = {
  readonly reference: string
  readonly orderNumber: string
  readonly name: string
  readonly street: string
  readonly houseNumber: string | null
  readonly postcode: string
  readonly city: string
}

export type ServiceLabel = MadeLabel & {
  readonly shipmentId: string
  readonly parcelId: string
}

/** `void` is a label that was cancelled or never came about; its reference is spent. */
export type FoundLabel =
  { readonly state: 'made'; readonly label: ServiceLabel } | { readonly state: 'void' }

/**
 * The service could not be reached, did not answer in time, or gave an unreadable answer. The label
 * may have been made, so it is looked for before it is asked for again.
 */
export class ParcelServiceUnavailable extends Error {
  override name = 'ParcelServiceUnavailable'
}

/** What the service does not accept. */
export type ParcelProblem =
  | 'key'
  | 'settings'
  | 'name'
  | 'street'
  | 'house_number'
  | 'postcode'
  | 'city'
  | 'carrier'
  | 'other'

/** The service understood the call and refused it: there is no label. */
export class ParcelServiceRefused extends Error {
  override name = 'ParcelServiceRefused'

  constructor(
    readonly problem: ParcelProblem,
    /** What the service says about it, in its own language; it may be empty. */
    readonly details: string,
    options?: ErrorOptions
  ) {
    super(`The parcel service refused: ${problem} ${details}`, options)
  }
}
