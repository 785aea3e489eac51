import { err, ok, type Result } from '#domain/result'
import { GIFT_WAYS, type GiftWish } from '#domain/shop/gifts'

/**
 * What the payment provider keeps of an order, sealed, so that a paid order can be rebuilt when our
 * own database lost it. Every part may be absent, because the provider gives little room.
 */
export type OrderCopy = {
  readonly email?: string
  readonly name?: string
  readonly address?: string
  readonly postcode?: string
  readonly city?: string
  readonly priceCents?: number
  readonly discountCents?: number
  /** The part that a voucher pays, and which voucher. */
  readonly voucherCents?: number
  readonly voucherId?: number
  /** The beginning of that voucher's mark: a restored database may give its number to another one. */
  readonly voucherMark?: string
  /** The secret of the order's own page, so that a link that the customer has keeps working. */
  readonly token?: string
  /** A mark of the sentence with which the customer asked for access at once. */
  readonly waiver?: string
  readonly discountCode?: string
  /** For whom the order is, when it is a gift, see `GiftWish`, or a voucher for somebody. */
  readonly giftWay?: string
  readonly giftName?: string
  readonly giftEmail?: string
  readonly giftDay?: string
  readonly giftMessage?: string
  /** How long the message is, so that one for which there was no room is missed. */
  readonly giftMessageLength?: number
  /** The key of the form, so that a form that is sent again meets the order that it made. */
  readonly requestKey?: string
}

export type CopyPart = keyof OrderCopy

/** The parts with their short names at the provider. What matters most takes its room first. */
const PARTS: readonly (readonly [short: string, part: CopyPart, kind: 'string' | 'number'])[] = [
  ['e', 'email', 'string'],
  ['p', 'priceCents', 'number'],
  ['d', 'discountCents', 'number'],
  ['v', 'voucherCents', 'number'],
  ['i', 'voucherId', 'number'],
  ['q', 'voucherMark', 'string'],
  ['a', 'address', 'string'],
  ['z', 'postcode', 'string'],
  ['c', 'city', 'string'],
  ['g', 'giftWay', 'string'],
  ['m', 'giftEmail', 'string'],
  ['y', 'giftDay', 'string'],
  ['f', 'giftName', 'string'],
  ['l', 'giftMessageLength', 'number'],
  ['n', 'name', 'string'],
  ['w', 'waiver', 'string'],
  ['t', 'token', 'string'],
  ['k', 'discountCode', 'string'],
  ['b', 'giftMessage', 'string'],
  ['r', 'requestKey', 'string'],
]

/**
 * Writes a copy as text, with as many of its parts as there is room for.
 *
 * @param fits whether a text has room
 * @returns the text, and the parts that are not in it
 */
export function writeCopy(
  copy: OrderCopy,
  fits: (text: string) => boolean
): { readonly text: string; readonly leftOut: readonly CopyPart[] } {
  let kept: Record<string, string | number> = {}
  const leftOut: CopyPart[] = []
  for (const [short, part] of PARTS) {
    const value = copy[part]
    if (value === undefined || value === '') continue
    const more = { ...kept, [short]: value }
    if (fits(JSON.stringify(more))) kept = more
    else leftOut.push(part)
  }
  return { text: JSON.stringify(kept), leftOut }
}

/** @returns the copy in a text that `writeCopy` wrote; null for any other text */
export function readCopy(text: string): OrderCopy | null {
  const stored = parsed(text)
  if (stored === null) return null
  return Object.fromEntries(
    PARTS.filter(([short, , kind]) => kindOf(stored[short]) === kind).map(([short, part]) => [
      part,
      stored[short],
    ])
  )
}

const kindOf = (value: unknown): string => typeof value

function parsed(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null
  } catch {
    return null
  }
}

export type RebuildRefused =
  /** The payment has no copy, because it was made before copies or outside the shop. */
  | 'no_copy'
  /** The copy was sealed with another key, or was changed. */
  | 'unreadable_copy'
  | 'unknown_game'
  /** The money is for an evening, whose booking decides what is paid. */
  | 'evening'
  | 'email_missing'
  | 'address_missing'
  /** Another amount came in than the order cost. */
  | 'amount_differs'

/** A gift as a copy has it, and whether that is all of it. */
export type RebuiltGift = { readonly wish: GiftWish; readonly isWhole: boolean }

/** What the buyer of a voucher filled in, as a copy has it, and whether that is all of it. */
export type RebuiltSale = {
  readonly recipient: string | null
  readonly email: string | null
  readonly message: string | null
  readonly isWhole: boolean
}

/** What an order needs before it can be delivered. */
export type RebuiltOrder = Required<Pick<OrderCopy, 'email' | 'name' | 'priceCents'>> &
  Pick<
    OrderCopy,
    'token' | 'waiver' | 'discountCode' | 'requestKey' | 'voucherId' | 'voucherMark'
  > & {
    readonly discountCents: number
    readonly voucherCents: number
    readonly address: string | null
    readonly postcode: string | null
    readonly city: string | null
    readonly gift: RebuiltGift | null
    readonly sale: RebuiltSale | null
  }

/**
 * The order that a copy describes, when it can be delivered and its money is right. Without a name
 * the order is addressed by its e-mail address.
 *
 * @param paid.cents what came in; null for money in another currency
 * @param paid.isVoucher whether a voucher was bought
 */
export function orderFrom(
  copy: OrderCopy,
  paid: { readonly cents: number | null; readonly byPost: boolean; readonly isVoucher?: boolean }
): Result<RebuiltOrder, RebuildRefused> {
  const { email, priceCents, discountCents = 0, address, postcode, city } = copy
  const { voucherCents = 0, voucherId, voucherMark } = copy
  if (email === undefined) return err('email_missing')
  if (priceCents === undefined || priceCents - discountCents - voucherCents !== paid.cents)
    return err('amount_differs')
  if (paid.byPost && !(address && postcode && city)) return err('address_missing')
  const { name = email, token, waiver, discountCode, requestKey } = copy
  return ok({
    ...{ email, name, priceCents, discountCents, voucherCents },
    ...(voucherId !== undefined && { voucherId }),
    ...(voucherMark !== undefined && { voucherMark }),
    address: address ?? null,
    postcode: postcode ?? null,
    city: city ?? null,
    gift: paid.isVoucher ? null : giftFrom(copy, name),
    sale: paid.isVoucher ? saleFrom(copy) : null,
    ...(token !== undefined && { token }),
    ...(waiver !== undefined && { waiver }),
    ...(discountCode !== undefined && { discountCode }),
    ...(requestKey !== undefined && { requestKey }),
  })
}

/**
 * The gift in a copy. One whose mail lost its address or its day is for the buyer to hand over: it does
 * not go to the buyer as if it were theirs.
 */
function giftFrom(copy: OrderCopy, buyer: string): RebuiltGift | null {
  const way = GIFT_WAYS.find((one) => one === copy.giftWay)
  if (way === undefined) return null
  const { giftName, giftEmail = null, giftDay = null, giftMessage = null } = copy
  const isMailable = giftEmail !== null && giftDay !== null
  const receiver = { receiverName: giftName ?? giftEmail ?? buyer, message: giftMessage }
  const byMail = { way: 'email' as const, receiverEmail: giftEmail, giveOn: giftDay }
  const byHand = {
    way: way === 'post' ? way : ('zelf' as const),
    receiverEmail: null,
    giveOn: null,
  }
  const isMailed = way === 'email' && isMailable
  return {
    wish: { ...receiver, ...(isMailed ? byMail : byHand) },
    isWhole: giftName !== undefined && (way !== 'email' || isMailable) && hasItsMessage(copy),
  }
}

/** For whom a voucher was bought. One whose address was lost is for the buyer to give. */
function saleFrom(copy: OrderCopy): RebuiltSale {
  const { giftWay, giftName = null, giftEmail = null, giftMessage = null } = copy
  const isWhole = (giftWay !== 'email' || giftEmail !== null) && hasItsMessage(copy)
  return { recipient: giftName, email: giftEmail, message: giftMessage, isWhole }
}

const hasItsMessage = ({ giftMessage, giftMessageLength }: OrderCopy) =>
  giftMessage !== undefined || giftMessageLength === undefined
