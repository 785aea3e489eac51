import { ParcelError } from './parcel_error.js'

/** What the service keeps of a shipment with one parcel. */
export type SimulatedShipment = {
  readonly id: string
  readonly reference: string | null
  readonly orderNumber: string
  readonly option: string
  readonly name: string
  readonly addressLine: string
  readonly houseNumber: string | null
  readonly postcode: string
  readonly city: string
  readonly parcelId: number
  readonly trackingNumber: string
  status: 'READY_TO_SEND' | 'CANCELLED' | 'ANNOUNCEMENT_FAILED'
}

type NewShipment = {
  external_reference_id?: string
  order_number?: string
  from_address?: { sender_address_id?: unknown }
  to_address?: Record<string, string | undefined>
  ship_with?: { properties?: { shipping_option_code?: string } }
  parcels?: { weight?: { value?: string } }[]
}

/** A postcode that no street has, and a house number at which the carrier gives up. */
const UNKNOWN_POSTCODE = /^9999/
const FAILING_NUMBER = '999'

/** Every shipment, oldest first. A reference belongs to one of them. */
export class Shipments {
  readonly all: SimulatedShipment[] = []

  byReference(reference: string): SimulatedShipment | undefined {
    return this.all.find((one) => one.reference === reference)
  }

  byId(id: string): SimulatedShipment {
    const found = this.all.find((one) => one.id === id)
    if (found === undefined) throw new ParcelError(404, 'not_found', 'No Shipment matches.')
    return found
  }

  /** @throws ParcelError 400 for what is missing or unknown */
  create(given: NewShipment): SimulatedShipment {
    const to = given.to_address ?? {}
    for (const field of ['name', 'address_line_1', 'postal_code', 'city', 'country_code'])
      if (!to[field]) throw required(`/to_address/${field}`)
    if (UNKNOWN_POSTCODE.test(to.postal_code ?? ''))
      throw new ParcelError(400, 'invalid', 'Invalid postal code.', '/to_address/postal_code')
    if (!to.house_number) throw required('/to_address/house_number')
    if (!given.from_address?.sender_address_id) throw required('/from_address/name')
    const option = given.ship_with?.properties?.shipping_option_code
    if (!option) throw required('/ship_with/properties/shipping_option_code')
    if (!given.parcels?.[0]?.weight?.value) throw required('/parcels/0/weight')

    const number = this.all.length + 1
    const shipment: SimulatedShipment = {
      id: `shipment-${number}`,
      reference: given.external_reference_id ?? null,
      orderNumber: given.order_number ?? '',
      option,
      ...{ name: to.name ?? '', addressLine: to.address_line_1 ?? '' },
      ...{ houseNumber: to.house_number, postcode: to.postal_code ?? '', city: to.city ?? '' },
      parcelId: 380_000_000 + number,
      trackingNumber: `3SSIM${String(number).padStart(8, '0')}`,
      status: to.house_number === FAILING_NUMBER ? 'ANNOUNCEMENT_FAILED' : 'READY_TO_SEND',
    }
    this.all.push(shipment)
    return shipment
  }
}

const required = (pointer: string) =>
  new ParcelError(400, 'required', 'This field is required.', pointer)
