import type { Shipment } from './shipment_fields'
import { useKeptFields } from '~/admin/drafts/use_kept_fields'

/** The carrier and the code of each order, by its id. */
type Typed = { typed: Readonly<Record<number, Shipment>> }

const NOTHING_TYPED: Typed = { typed: {} }

/** How the chosen parcels went, while that is being typed. */
export const useShipments = () => useKeptFields('parcels', NOTHING_TYPED)

export type Shipments = ReturnType<typeof useShipments>
