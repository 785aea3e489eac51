import { fetchWithin } from '#app/core/http/fetch_within'
import { joinPdfs } from '#app/core/pdf/join_pdfs'
import {
  ParcelService,
  ParcelServiceUnavailable,
  type FoundLabel,
  type NewParcel,
  type ServiceLabel,
} from '#app/shop/parcels/service/parcel_service'
import {
  readRefusal,
  readShipment,
  readShipments,
  unreadable,
} from '#app/shop/parcels/service/sendcloud_answers'
import type { SendcloudSetting } from '#app/core/sendcloud_setting'
import type { LabelPaper } from '#domain/shop/parcels/carrier_labels'

/** How many labels Sendcloud puts in one PDF. */
const LABELS_PER_PDF = 20
/** A time-out and too many calls also have a 4xx status. */
const LATER = [408, 425, 429]
const CONFLICT = 409

/** Sendcloud, over its API v3. The simulator in `simulator/parcels/` answers the same calls. */
export class SendcloudService extends ParcelService {
  override readonly name = 'Sendcloud'

  constructor(protected readonly setting: SendcloudSetting) {
    super()
  }

  /**
   * A reference that Sendcloud knows already is answered with 409 and the shipment that it belongs to,
   * which is the label we are after.
   */
  override async make(parcel: NewParcel): Promise<ServiceLabel> {
    const answer = await this.#call('POST', '/shipments/announce', this.#shipment(parcel))
    if (answer.status !== CONFLICT) refuseBad(answer)
    return readShipment(answer.json(), parcel.reference)
  }

  override async find(reference: string): Promise<FoundLabel | null> {
    const query = new URLSearchParams({ external_reference_id: reference })
    const answer = await this.#call('GET', `/shipments?${query}`)
    refuseBad(answer)
    return readShipments(answer.json(), reference)
  }

  override async cancel(shipmentId: string): Promise<void> {
    const path = `/shipments/${encodeURIComponent(shipmentId)}/cancel`
    refuseBad(await this.#call('POST', path))
  }

  override async print(parcelIds: readonly string[], paper: LabelPaper): Promise<Buffer> {
    const parts: Buffer[] = []
    for (let from = 0; from < parcelIds.length; from += LABELS_PER_PDF) {
      const query = new URLSearchParams([
        ...parcelIds.slice(from, from + LABELS_PER_PDF).map((id) => ['parcels', id]),
        ['paper_size', paper],
      ])
      const answer = await this.#call('GET', `/parcel-documents/label?${query}`)
      refuseBad(answer)
      if (!answer.bytes.subarray(0, 5).equals(PDF)) throw unreadable('it is no PDF')
      parts.push(answer.bytes)
    }
    return joinPdfs(parts)
  }

  #shipment({ reference, orderNumber, ...to }: NewParcel) {
    const { shippingOption, senderId, weightGrams } = this.setting
    return {
      external_reference_id: reference,
      order_number: orderNumber,
      label_details: { mime_type: 'application/pdf', dpi: 72 },
      from_address: { sender_address_id: senderId },
      to_address: {
        ...{ name: to.name, address_line_1: to.street, postal_code: to.postcode },
        ...(to.houseNumber !== null && { house_number: to.houseNumber }),
        ...{ city: to.city, country_code: 'NL' },
      },
      ship_with: {
        type: 'shipping_option_code',
        properties: { shipping_option_code: shippingOption },
      },
      parcels: [{ weight: { value: (weightGrams / 1000).toFixed(3), unit: 'kg' } }],
    }
  }

  async #call(method: string, path: string, body?: object): Promise<Answer> {
    const { url, publicKey, secretKey, timeoutMs } = this.setting
    const login = Buffer.from(`${publicKey}:${secretKey}`).toString('base64')
    try {
      const response = await fetchWithin(timeoutMs)(`${url}${path}`, {
        method,
        headers: {
          authorization: `Basic ${login}`,
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      return answerOf(response.status, Buffer.from(await response.arrayBuffer()))
    } catch (error) {
      throw new ParcelServiceUnavailable('The parcel service gave no answer', { cause: error })
    }
  }
}

const PDF = Buffer.from('%PDF-')

type Answer = {
  readonly status: number
  readonly bytes: Buffer
  /** @throws ParcelServiceUnavailable for what is no JSON */
  json(): unknown
}

function answerOf(status: number, bytes: Buffer): Answer {
  return {
    status,
    bytes,
    json() {
      try {
        return JSON.parse(bytes.toString('utf8'))
      } catch {
        throw unreadable('it is no JSON')
      }
    },
  }
}

/**
 * A refusal counts as one only in the service's own words. A page of something in between says
 * nothing about the label.
 */
function refuseBad({ status, json }: Answer) {
  if (status >= 200 && status < 300) return
  if (status < 400 || status >= 500 || LATER.includes(status))
    throw new ParcelServiceUnavailable(`The parcel service answered ${status}`)
  throw readRefusal(status, json())
}
