import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import {
  mayUse,
  normalizeDiscountCode,
  type DiscountCodeRefused,
} from '#domain/shop/discount_codes'
import { err, ok, type Result } from '#domain/result'
import DiscountCode from '#models/shop/discount_code'
import DiscountCodeUse from '#models/shop/discount_code_use'
import type Order from '#models/shop/order'

/** The code that was typed, when it may be used for this game now. */
export async function findDiscountCode(
  client: QueryClientContract,
  entered: string,
  priceKey: string,
  now: DateTime
): Promise<Result<DiscountCode, DiscountCodeRefused>> {
  const code = await DiscountCode.findBy('code', normalizeDiscountCode(entered), { client })
  if (!code) return err({ type: 'onbekend' })

  const allowed = mayUse(code.regels, priceKey, now.toJSDate())
  return allowed.ok ? ok(code) : allowed
}

/**
 * Takes a place of the code for an order. The database settles who was first: the total by a
 * conditional update, the places of one e-mail address by their unique number.
 */
export async function reserveDiscountCode(
  trx: TransactionClientContract,
  code: DiscountCode,
  order: Order
): Promise<Result<null, DiscountCodeRefused>> {
  const email = order.email.toLowerCase()
  if (!(await takeSequenceNumber(trx, code, order.id, email))) return err({ type: 'al_gebruikt' })

  const counted = await DiscountCode.query({ client: trx })
    .where('id', code.id)
    .where((query) =>
      query.whereNull('max_totaal').orWhereColumn('gebruikt_totaal', '<', 'max_totaal')
    )
    .increment('gebruikt_totaal', 1)
  return Number(counted) > 0 ? ok(null) : err({ type: 'opgebruikt' })
}

/** Gives the place back: the order's payment failed. Giving back twice changes nothing. */
export async function releaseDiscountCode(trx: TransactionClientContract, order: Order) {
  if (order.actiecodeId === null) return
  const removed = await DiscountCodeUse.query({ client: trx })
    .where('bestelling_id', order.id)
    .delete()
  if (Number(removed) === 0) return
  await DiscountCode.query({ client: trx })
    .where('id', order.actiecodeId)
    .where('gebruikt_totaal', '>', 0)
    .decrement('gebruikt_totaal', 1)
}

async function takeSequenceNumber(
  trx: TransactionClientContract,
  code: DiscountCode,
  orderId: number,
  email: string
): Promise<boolean> {
  const taken = await DiscountCodeUse.query({ client: trx })
    .where({ actiecodeId: code.id, email })
    .select('volgnummer')
  const numbers = new Set(taken.map(({ volgnummer: sequenceNumber }) => sequenceNumber))

  for (
    let sequenceNumber = 1;
    code.maxPerEmail === null || sequenceNumber <= code.maxPerEmail;
    sequenceNumber++
  ) {
    if (numbers.has(sequenceNumber)) continue
    const rows = await trx
      .insertQuery<{ id: number }>()
      .table('actiecode_gebruiken')
      .insert({ actiecode_id: code.id, bestelling_id: orderId, email, volgnummer: sequenceNumber })
      .onConflict(['actiecode_id', 'email', 'volgnummer'])
      .ignore()
      .returning('id')
    if (rows.length > 0) return true
  }
  return false
}
