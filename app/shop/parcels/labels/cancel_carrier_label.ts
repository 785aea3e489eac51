import { inject } from '@adonisjs/core'
import { inTransaction } from '#app/core/database/transaction'
import { recordAudit } from '#app/core/record_audit'
import {
  ParcelService,
  ParcelServiceRefused,
  ParcelServiceUnavailable,
} from '#app/shop/parcels/service/parcel_service'
import { raiseKeyAlarm } from '#app/shop/parcels/labels/settle_label'
import { err, ok, type Result } from '#domain/result'
import type Admin from '#models/admin/admin'
import CarrierLabel from '#models/shop/parcels/carrier_label'

export type CancelRefused =
  /** There is no label, or it was cancelled before. */
  | { readonly type: 'no_label' }
  /** The parcel is on its way with it. */
  | { readonly type: 'in_use' }
  | { readonly type: 'unknown' }
  | { readonly type: 'refused'; readonly details: string }
  | { readonly type: 'key_refused' }

/** Cancels the label of a parcel that is still here, so that it is not paid and another can be made. */
@inject()
export default class CancelCarrierLabel {
  constructor(protected service: ParcelService) {}

  async execute(admin: Admin, labelId: number): Promise<Result<void, CancelRefused>> {
    const label = await CarrierLabel.query().where('id', labelId).preload('order').first()
    if (label?.status !== 'made' || label.shipmentId === null) return err({ type: 'no_label' })
    const { number, shippedAt } = label.order
    if (shippedAt !== null) return err({ type: 'in_use' })
    try {
      await this.service.cancel(label.shipmentId)
    } catch (error) {
      return err(await reasonOf(error))
    }
    await inTransaction(async (trx) => {
      const [canceled] = await CarrierLabel.query({ client: trx })
        .where({ id: labelId, status: 'made' })
        .update({ status: 'canceled', openForOrder: null })
      if (Number(canceled) > 0) await recordAudit(trx, admin, 'label_canceled', number, {})
    })
    return ok(undefined)
  }
}

async function reasonOf(error: unknown): Promise<CancelRefused> {
  if (error instanceof ParcelServiceUnavailable) return { type: 'unknown' }
  if (!(error instanceof ParcelServiceRefused)) throw error
  if (error.problem !== 'key') return { type: 'refused', details: error.details }
  await inTransaction((trx) => raiseKeyAlarm(trx))
  return { type: 'key_refused' }
}
