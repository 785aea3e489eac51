import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import { SOLD } from '#games/catalogue'
import Invoice from '#models/shop/money/invoice'
import type Order from '#models/shop/order'
import Payment from '#models/shop/money/payment'
import Refund from '#models/shop/money/refund'

type OrderQuery = ModelQueryBuilderContract<typeof Order>

/** What is looked in as it is typed. */
const COLUMNS = ['number', 'name', 'email', 'address', 'postcode', 'city'] as const
/** What people also type without its dash or space: `ekmv4ykt`, `3511ab`. */
const COMPACT = ['number', 'postcode'] as const

/**
 * Keeps the orders in which a word occurs: in who ordered and where it goes, in the game, in the
 * number of an invoice or credit note, or in what the provider calls a payment or a refund.
 *
 * @param word in small letters, without spaces
 */
export function matchWord(query: OrderQuery, word: string) {
  query.where((one) => {
    for (const column of COLUMNS) one.orWhereRaw(contains(`lower(${column})`), [pattern(word)])
    const compact = word.replaceAll('-', '')
    if (compact !== '')
      for (const column of COMPACT)
        one.orWhereRaw(contains(`replace(replace(lower(${column}), '-', ''), ' ', '')`), [
          pattern(compact),
        ])
    one.orWhereIn('item_name', gamesWith(word))
    one.orWhereIn('id', ofInvoices(word))
    one.orWhereIn('id', ofPayments(word))
  })
}

const contains = (text: string) => `${text} like ? escape '!'`

/** Escapes `_` and `%`, which occur in addresses, so that they are found as they are typed. */
const pattern = (word: string) => `%${word.replace(/[!%_]/g, '!$&')}%`

function gamesWith(word: string): string[] {
  return SOLD.filter(({ title }) => title.toLowerCase().includes(word)).map(
    ({ itemName }) => itemName
  )
}

const ofInvoices = (word: string) =>
  Invoice.query()
    .whereRaw(contains('lower(number)'), [pattern(word)])
    .select('order_id')

function ofPayments(word: string) {
  const named = contains('lower(provider_id)')
  const refunded = Refund.query()
    .whereRaw(named, [pattern(word)])
    .select('payment_id')
  return Payment.query()
    .whereRaw(named, [pattern(word)])
    .orWhereIn('id', refunded)
    .select('order_id')
}
