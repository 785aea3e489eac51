import { ParcelService, ParcelServiceRefused } from '#app/shop/parcels/service/parcel_service'

const OFF = 'no service is set'

/** A shop without a service: the owner prints address labels and writes codes over. */
export class NoParcelService extends ParcelService {
  override readonly name = null

  override make(): Promise<never> {
    return refuse()
  }

  override find(): Promise<null> {
    return Promise.resolve(null)
  }

  override cancel(): Promise<never> {
    return refuse()
  }

  override print(): Promise<never> {
    return refuse()
  }
}

const refuse = () => Promise.reject(new ParcelServiceRefused('settings', OFF))
