import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { isUniqueViolation } from '#app/core/database/dialect'
import { inTransaction } from '#app/core/database/transaction'
import { tally } from '#app/core/tally'
import { fingerprint, freshReadableCode, freshToken } from '#app/core/tokens'
import { deliver } from '#app/shop/deliveries/deliver'
import { recordEvent } from '#app/shop/order_events/record_event'
import {
  reserveDiscountCode,
  findDiscountCode,
} from '#app/shop/discount_codes/reserve_discount_code'
import { byPost, type OrderableGame } from '#games/catalogue'
import { computeDiscount, type DiscountCodeRefused } from '#domain/shop/discount_codes'
import { err, ok, type Result } from '#domain/result'
import type DiscountCode from '#models/shop/discount_code'
import Order from '#models/shop/order'
import Payment from '#models/shop/payment'
import Price from '#models/shop/price'

export type OrderData = {
  readonly naam: string
  readonly email: string
  readonly adres: string | null
  readonly postcode: string | null
  readonly plaats: string | null
  readonly actiecode: string | null
  /** The sentence that the customer ticked to have access at once, or null: no waiver. */
  readonly afstandTekst: string | null
  /** The same key with the same content is the same order: a double tap costs nothing twice. */
  readonly aanvraagsleutel: string | null
  /** What the page showed, in cents; an order for another price is not taken. */
  readonly getoondeCenten: number | null
}

export type OrderRefused =
  | { readonly type: 'geen_prijs' }
  | { readonly type: 'prijs_gewijzigd' }
  | { readonly type: 'actiecode'; readonly reden: DiscountCodeRefused }

/**
 * Places an order: price and discount are computed here, the code is reserved, and either the first
 * payment attempt or, when there is nothing to pay, the delivery is written; all in one transaction.
 */
export async function placeOrder(
  game: OrderableGame,
  data: OrderData
): Promise<Result<Order, OrderRefused>> {
  const requestKey = keyOf(game, data)
  try {
    const placed = await inTransaction((trx) => write(trx, game, data, requestKey)).catch(refused)
    /** The same order sent again was read, not written. */
    if (placed.ok && placed.value.$isLocal) tally.count('bestelling', game.itemName)
    return placed
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    return ok(await Order.findByOrFail('aanvraagsleutel', requestKey))
  }
}

/** Carries a refusal out of the transaction, so that nothing of it stays behind. */
class Refused extends Error {
  constructor(readonly reden: OrderRefused) {
    super(reden.type)
  }
}

function refused(error: unknown): Result<never, OrderRefused> {
  if (error instanceof Refused) return err(error.reden)
  throw error
}

async function write(
  trx: TransactionClientContract,
  game: OrderableGame,
  data: OrderData,
  requestKey: string
): Promise<Result<Order, OrderRefused>> {
  const existing = await Order.findBy('aanvraagsleutel', requestKey, { client: trx })
  if (existing) return ok(existing)

  const now = DateTime.utc()
  const price = await Price.findBy('naam', game.verkoop.prijsSleutel, { client: trx })
  if (!price) return err({ type: 'geen_prijs' })
  if (data.getoondeCenten !== null && data.getoondeCenten !== price.centen) {
    return err({ type: 'prijs_gewijzigd' })
  }

  const code = await chosenCode(trx, game, data, now)
  const discount = code ? computeDiscount(code.regels, price.centen) : 0
  const order = await Order.create(
    {
      nummer: `EK-${freshReadableCode(8)}`,
      token: freshToken(),
      aanvraagsleutel: requestKey,
      itemName: game.itemName,
      naam: data.naam,
      email: data.email,
      ...(byPost(game) && {
        adres: data.adres,
        postcode: data.postcode,
        plaats: data.plaats,
      }),
      actiecodeId: code?.id ?? null,
      prijsCenten: price.centen,
      kortingCenten: discount,
      totaalCenten: price.centen - discount,
      status: 'open',
      afstandHerroepingOp: data.afstandTekst === null ? null : now,
      afstandHerroepingTekst: data.afstandTekst,
    },
    { client: trx }
  )
  if (code) {
    const spot = await reserveDiscountCode(trx, code, order)
    if (!spot.ok) throw new Refused({ type: 'actiecode', reden: spot.error })
  }
  await recordEvent(trx, order.id, 'besteld')

  if (order.totaalCenten === 0) {
    await order.merge({ status: 'betaald', betaaldOp: now }).save()
    await deliver(trx, order, now)
  } else {
    await startPaymentAttempt(trx, order)
  }
  return ok(order)
}

async function chosenCode(
  trx: TransactionClientContract,
  game: OrderableGame,
  data: OrderData,
  now: DateTime
): Promise<DiscountCode | null> {
  if (!game.verkoop.metActiecode || data.actiecode === null) return null
  const code = await findDiscountCode(trx, data.actiecode, game.verkoop.prijsSleutel, now)
  if (!code.ok) throw new Refused({ type: 'actiecode', reden: code.error })
  return code.value
}

/** Writes a payment attempt that the provider does not know yet; an order has at most one running. */
export async function startPaymentAttempt(
  trx: TransactionClientContract,
  order: Order
): Promise<Payment> {
  return Payment.create(
    {
      bestellingId: order.id,
      idempotentiesleutel: crypto.randomUUID(),
      status: 'nieuw',
      providerId: null,
      checkoutUrl: null,
      verlooptOp: null,
      bedragCenten: order.totaalCenten,
      terugbetaaldCenten: 0,
      openVoorBestelling: order.id,
    },
    { client: trx }
  )
}

function keyOf(game: OrderableGame, data: OrderData): string {
  const {
    aanvraagsleutel: requestKey,
    naam: name,
    email,
    adres: address,
    postcode,
    plaats: city,
    actiecode: discountCode,
    afstandTekst: waiverText,
  } = data
  if (requestKey === null) return freshToken()
  return fingerprint(
    requestKey,
    game.itemName,
    ...[name, email, address, postcode, city, discountCode, waiverText].map((part) => part ?? '')
  )
}
