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
import type SoldVoucher from '#models/shop/money/sold_voucher'
import type Voucher from '#models/shop/money/voucher'
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

/** What stands beside an order in our books and goes along with it. */
export type Beside = {
  /** The text of the code that the order used. */
  readonly discountCode: string | null
  /** The voucher that pays a part of it. */
  readonly voucher: Voucher | null
  /** For whom it is, when it is a gift. */
  readonly gift: Gift | null
  /** What its buyer filled in, when it is for a voucher. */
  readonly sale: SoldVoucher | null
}

const VOUCHER_MARK_LENGTH = 12

/** The beginning of the mark of a voucher, by which a copy knows it. */
export const shortMark = ({ codeMark }: Pick<Voucher, 'codeMark'>) =>
  codeMark.slice(0, VOUCHER_MARK_LENGTH)

/** A mark of the waiver's sentence. Only a sentence that still reads the same is taken back. */
const markOfWaiver = (text: string) => fingerprint('waiver', text).slice(0, 12)

/**
 * The copy of an order that goes along with its payment.
 *
 * @returns the copy, and the parts for which there was no room
 */
export function sealOrder(
  order: Order,
  { discountCode, voucher, gift, sale }: Beside
): { readonly copy: SealedCopy; readonly leftOut: readonly CopyPart[] } {
  const { number, itemName, email, name, address, postcode, city } = order
  const { token, requestKey, waiverText, voucherId, voucherCents } = order
  const whole: OrderCopy = {
    ...{ email, name, token, requestKey },
    ...{ priceCents: order.priceCents, discountCents: order.discountCents },
    ...(voucherId !== null && { voucherCents, voucherId }),
    ...(voucher && { voucherMark: shortMark(voucher) }),
    ...(address && { address }),
    ...(postcode && { postcode }),
    ...(city && { city }),
    ...(waiverText && { waiver: markOfWaiver(waiverText) }),
    ...(discountCode !== null && { discountCode }),
    ...(gift && copyOfGift(gift)),
    ...(sale && copyOfSale(sale)),
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

const copyOfSale = ({ recipient, email, message }: SoldVoucher): OrderCopy => ({
  giftWay: email === null ? 'zelf' : 'email',
  ...(recipient !== null && { giftName: recipient }),
  ...(email !== null && { giftEmail: email }),
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
