import { openSealed, seal, sealedLength, type SealFor } from '#app/core/sealed_text'
import type { ProviderPayment, SealedCopy } from '#app/core/payment/payment_provider'
import { fingerprint } from '#app/core/tokens'
import { WAIVER_TEXT } from '#content/waiver_text'
import {
  readCopy,
  writeCopy,
  type CopyPart,
  type OrderCopy,
} from '#domain/shop/recovery/order_copy'
import type Gift from '#models/shop/gift'
import type Order from '#models/shop/order'
import env from '#start/env'

/**
 * The longest sealed copy. With the order number, the number of the attempt and the game beside it,
 * the metadata of a payment stays within the 1024 characters that Mollie keeps.
 */
export const LONGEST_COPY = 880

const sealFor = (number: string, item: string): SealFor => ({
  secret: env.appKey,
  purpose: 'order-copy',
  beside: [number, item],
})

/** A mark of the waiver's sentence. Only a sentence that still reads the same is taken back. */
const markOfWaiver = (text: string) => fingerprint('waiver', text).slice(0, 12)

/**
 * The copy of an order that goes along with its payment.
 *
 * @param beside.discountCode the text of the code that the order used
 * @param beside.gift for whom it is, when it is a gift
 * @returns the copy, and the parts for which there was no room
 */
export function sealOrder(
  order: Order,
  { discountCode, gift }: { readonly discountCode: string | null; readonly gift: Gift | null }
): { readonly copy: SealedCopy; readonly leftOut: readonly CopyPart[] } {
  const { number, itemName, email, name, address, postcode, city } = order
  const { token, requestKey, waiverText, voucherId, voucherCents } = order
  const whole: OrderCopy = {
    ...{ email, name, token, requestKey },
    ...{ priceCents: order.priceCents, discountCents: order.discountCents },
    ...(voucherId !== null && { voucherCents, voucherId }),
    ...(address && { address }),
    ...(postcode && { postcode }),
    ...(city && { city }),
    ...(waiverText && { waiver: markOfWaiver(waiverText) }),
    ...(discountCode !== null && { discountCode }),
    ...(gift && copyOfGift(gift)),
  }
  const { text, leftOut } = writeCopy(whole, (short) => sealedLength(short) <= LONGEST_COPY)
  return { copy: { item: itemName, text: seal(sealFor(number, itemName), text) }, leftOut }
}

const copyOfGift = ({ way, receiverName, receiverEmail, giveOn, message }: Gift): OrderCopy => ({
  ...{ giftWay: way, giftName: receiverName },
  ...(receiverEmail !== null && { giftEmail: receiverEmail }),
  ...(giveOn !== null && { giftDay: giveOn }),
  ...(message !== null && { giftMessage: message, giftMessageLength: message.length }),
})

/** @returns null when the copy was not sealed with our key for this order */
export function openOrder({ reference, copy }: ProviderPayment): OrderCopy | null {
  if (reference === null || copy === null) return null
  const text = openSealed(sealFor(reference.order, copy.item), copy.text)
  return text === null ? null : readCopy(text)
}

/** The waiver that a copy speaks of, when its sentence is still ours. */
export const waiverFrom = ({ waiver }: Pick<OrderCopy, 'waiver'>) =>
  waiver === markOfWaiver(WAIVER_TEXT) ? WAIVER_TEXT : null
