import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { attemptInTransaction } from '#app/core/database/transaction'
import { fingerprint } from '#app/core/tokens'
import { addressee } from '#app/shop/parcels/addressee'
import type { NewParcel } from '#app/shop/parcels/service/parcel_service'
import { isClaimed, labelReference, streetAndNumber } from '#domain/shop/parcels/carrier_labels'
import { err, ok, type Result } from '#domain/result'
import Order from '#models/shop/order'
import CarrierLabel from '#models/shop/parcels/carrier_label'

export type Claimed = {
  readonly labelId: number
  readonly orderNumber: string
  readonly parcel: NewParcel
  /** An earlier press asked for it, and what came of that is not known. */
  readonly askedBefore: boolean
}

type NotClaimed =
  { readonly type: 'there' } | { readonly type: 'busy' } | { readonly type: 'not_shippable' }

/**
 * Writes down that a label is being asked for, so that of two presses one asks. The lock of the order
 * lets them come one after the other, and `open_for_order` keeps two labels from an order.
 */
export function claimLabel(orderId: number): Promise<Result<Claimed, NotClaimed>> {
  return attemptInTransaction(async (trx): Promise<Result<Claimed, NotClaimed>> => {
    const order = await Order.query({ client: trx }).where('id', orderId).forUpdate().first()
    if (!order) return err({ type: 'not_shippable' })
    await order.load('withdrawals')
    await order.load('gift')
    if (order.shippingState !== 'to_ship') return err({ type: 'not_shippable' })

    const now = DateTime.utc()
    const open = await CarrierLabel.findBy({ openForOrder: orderId }, { client: trx })
    if (open?.status === 'made') return err({ type: 'there' })
    if (open && isClaimed(open.claimedAt?.toJSDate() ?? null, now.toJSDate()))
      return err({ type: 'busy' })

    const label = open ?? (await newLabel(trx, order))
    await label.merge({ claimedAt: now, addressMark: addressMark(order) }).save()
    return ok({
      labelId: label.id,
      orderNumber: order.number,
      parcel: parcelOf(order, label.reference),
      askedBefore: open !== null,
    })
  })
}

async function newLabel(trx: TransactionClientContract, order: Order): Promise<CarrierLabel> {
  const last = await CarrierLabel.query({ client: trx })
    .where('order_id', order.id)
    .orderBy('sequence_number', 'desc')
    .first()
  const sequenceNumber = (last?.sequenceNumber ?? 0) + 1
  return CarrierLabel.create(
    {
      ...{ orderId: order.id, openForOrder: order.id, status: 'asked', sequenceNumber },
      ...{ reference: labelReference(order.number, sequenceNumber) },
      ...{ addressMark: addressMark(order) },
    },
    { client: trx }
  )
}

function parcelOf(order: Order, reference: string): NewParcel {
  const { number: orderNumber, address, postcode, city } = order
  const to = { name: addressee(order), postcode: postcode ?? '', city: city ?? '' }
  return { reference, orderNumber, ...to, ...streetAndNumber(address ?? '') }
}

/** What a label says, so that a later change of the address shows. */
export function addressMark(order: Order): string {
  const { address, postcode, city } = order
  return fingerprint(addressee(order), address ?? '', postcode ?? '', city ?? '')
}
