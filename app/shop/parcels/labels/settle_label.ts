import { inTransaction } from '#app/core/database/transaction'
import { recordAudit, type Actor } from '#app/core/record_audit'
import { raiseAlarm, resolveAlarm } from '#app/shop/alarms/raise_alarm'
import type { Claimed } from '#app/shop/parcels/labels/claim_label'
import type { ParcelProblem, ServiceLabel } from '#app/shop/parcels/service/parcel_service'
import { shipmentOf } from '#domain/shop/parcels/carrier_labels'
import CarrierLabel from '#models/shop/parcels/carrier_label'

const KEY = 'parcel_key_refused'

/** The key of the alarm about a label of which nothing is known. */
export const unknownLabelKey = (labelId: number) => `parcel_label_unknown:${labelId}`

type OneLabel = Pick<Claimed, 'labelId'>

/** Settles a label by what the service said, once; later answers change nothing. */
export function recordMade(
  who: Actor,
  claimed: Pick<Claimed, 'labelId' | 'orderNumber'>,
  made: ServiceLabel
): Promise<void> {
  const { carrier, trackTrace } = shipmentOf(made)
  const { shipmentId, parcelId } = made
  return inTransaction(async (trx) => {
    await resolveAlarm(trx, KEY)
    await resolveAlarm(trx, unknownLabelKey(claimed.labelId))
    const [settled] = await CarrierLabel.query({ client: trx })
      .where({ id: claimed.labelId, status: 'asked' })
      .update({ status: 'made', claimedAt: null, shipmentId, parcelId, carrier, trackTrace })
    if (Number(settled) === 0) return
    await recordAudit(trx, who, 'label_made', claimed.orderNumber, {
      vervoerder: carrier,
      trackTrace,
    })
  })
}

/** The label does not exist, so the next press asks for another one. */
export function recordRefused({ labelId }: OneLabel, problem: ParcelProblem): Promise<void> {
  return inTransaction(async (trx) => {
    if (problem === 'key') await raiseKeyAlarm(trx)
    await resolveAlarm(trx, unknownLabelKey(labelId))
    await CarrierLabel.query({ client: trx })
      .where({ id: labelId, status: 'asked' })
      .update({ status: 'refused', claimedAt: null, openForOrder: null })
  })
}

/** The label may exist: it keeps its reference, and the next press looks for it. */
export function releaseClaim({ labelId }: OneLabel, problem?: ParcelProblem): Promise<void> {
  return inTransaction(async (trx) => {
    if (problem === 'key') await raiseKeyAlarm(trx)
    await CarrierLabel.query({ client: trx })
      .where({ id: labelId, status: 'asked' })
      .update({ claimedAt: null })
  })
}

export function raiseKeyAlarm(trx: Parameters<typeof raiseAlarm>[0]) {
  return raiseAlarm(trx, { key: KEY, kind: KEY, orderId: null, details: 'sleutel geweigerd' })
}
