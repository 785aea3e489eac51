import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import { inTransaction } from '#app/core/database/transaction'
import { freshToken } from '#app/core/tokens'
import { auditCommand, ofAddress } from '#app/shop/retention/personal_address'
import { MONEY_EVENTS } from '#app/shop/order_events/record_event'
import { releaseDiscountCode } from '#app/shop/discount_codes/reserve_discount_code'
import { forgetFilesOf } from '#app/shop/booklets/booklet_file'
import { ONGOING_PAYMENT, type PaymentStatus } from '#domain/shop/orders'
import { fateOf, OPEN_WITHDRAWAL, type Postponement } from '#domain/shop/retention/erasure'
import DiscountCodeUse from '#models/shop/discount_code_use'
import AuditEntry from '#models/admin/audit_entry'
import Admin from '#models/admin/admin'
import Order from '#models/shop/order'
import Payment from '#models/shop/payment'
import ContactMessage from '#models/shop/contact_message'
import Invoice from '#models/shop/invoice'
import OrderEvent from '#models/shop/order_event'
import Withdrawal from '#models/shop/withdrawal'
import Customer from '#models/live/customer'
import Delivery from '#models/shop/delivery'
import Mail from '#models/shop/mail'
import PlayFlag from '#models/play/play_flag'
import Refund from '#models/shop/refund'

type Trx = TransactionClientContract

export type Kept =
  | { readonly wat: 'bestelling'; readonly nummer: string; readonly facturen: readonly string[] }
  | { readonly wat: 'beheerder' }

export type Later =
  | { readonly wat: 'bestelling'; readonly nummer: string; readonly waarom: Postponement }
  | { readonly wat: 'herroeping'; readonly ontvangenOp: DateTime }
  | { readonly wat: 'avond'; readonly naam: string }

/** What was deleted, by kind, and what stays and why. */
export type ErasureReport = {
  readonly weg: Readonly<Record<string, number>>
  readonly blijft: readonly Kept[]
  readonly later: readonly Later[]
}

const ERASED = 'Gewist'

/** An address that no mail can ever reach (RFC 2606), and that no two orders share. */
const pseudonym = (id: number) => `gewist-${id}@gewist.invalid`

/**
 * Forgets a person by e-mail address, as far as the law lets us (article 17 GDPR). What the tax office
 * wants to see stays, without saying whose it was, but for the invoices: these are kept as they were
 * made. Doing it again finds nothing more.
 *
 * @param proef does all of it and takes it back
 */
export async function wisGegevens(
  email: string,
  now: DateTime,
  { proef: dryRun = false } = {}
): Promise<ErasureReport> {
  const { verslag: report, leveringIds: deliveryIds } = await inTransaction(async (trx) => {
    const erased = await erase(trx, email, now)
    if (dryRun) await trx.rollback()
    return erased
  })
  if (!dryRun) await forgetFilesOf(deliveryIds)
  return report
}

async function erase(trx: Trx, email: string, now: DateTime) {
  const erased: Record<string, number> = {}
  const kept: Kept[] = []
  const later: Later[] = []
  const add = (what: string, count: number) => {
    if (count > 0) erased[what] = (erased[what] ?? 0) + count
  }

  const orders = await lockOrders(trx, email)
  const anonymized: number[] = []
  const deliveryIds: number[] = []
  for (const order of orders) {
    const consequence = fateOf(await erasureFacts(trx, order))
    if (consequence.type === 'later') {
      later.push({ wat: 'bestelling', nummer: order.nummer, waarom: consequence.waarom })
      continue
    }
    const deliveries = await Delivery.query({ client: trx }).where('bestelling_id', order.id)
    deliveryIds.push(...deliveries.map(({ id }) => id))
    await forgetInAudit(trx, order.nummer)
    for (const { id } of await Withdrawal.query({ client: trx }).where('bestelling_id', order.id))
      await forgetAboutWithdrawal(trx, id)
    if (consequence.type === 'weg') {
      await releaseDiscountCode(trx, order)
      await order.delete()
      add('bestellingen', 1)
    } else {
      const invoices = await Invoice.query({ client: trx }).where('bestelling_id', order.id)
      await anonymize(trx, order, deliveries, now, add)
      anonymized.push(order.id)
      kept.push({
        wat: 'bestelling',
        nummer: order.nummer,
        facturen: invoices.map(({ nummer: number }) => number),
      })
    }
  }

  const messages = await ofAddress(ContactMessage.query({ client: trx }), email)
  for (const message of messages) await message.delete()
  add('contactberichten', messages.length)

  await eraseWithdrawals(trx, email, { orders, onherkenbaar: anonymized }, add, later)
  add('mails', await rows(ofAddress(Mail.query({ client: trx }), email).delete()))
  await eraseDiscountCodes(trx, email, orders, add)
  await eraseEvenings(trx, email, add, later)
  if (await ofAddress(Admin.query({ client: trx }), email).first()) kept.push({ wat: 'beheerder' })
  else await forgetInAudit(trx, email)

  if (Object.keys(erased).length > 0)
    await auditCommand(trx, 'gegevens_gewist', email, {
      weg: erased,
      blijft: kept.length,
      later: later.length,
    })
  return { verslag: { weg: erased, blijft: kept, later }, leveringIds: deliveryIds }
}

/** The orders of the address. Writing to them comes first: from here on nobody else changes them. */
async function lockOrders(trx: Trx, email: string): Promise<Order[]> {
  await ofAddress(trx.from('bestellingen'), email).update({ updated_at: trx.raw('updated_at') })
  return ofAddress(Order.query({ client: trx }), email).orderBy('id')
}

async function erasureFacts(trx: Trx, order: Order) {
  const payments = await Payment.query({ client: trx }).where('bestelling_id', order.id)
  const open = await Withdrawal.query({ client: trx })
    .where('bestelling_id', order.id)
    .whereIn('status', [...OPEN_WITHDRAWAL])
    .first()
  const underway = await Refund.query({ client: trx })
    .whereIn(
      'betaling_id',
      payments.map(({ id }) => id)
    )
    .whereIn('status', ['nieuw', 'aangevraagd'])
    .first()
  const post = await Delivery.query({ client: trx })
    .where({ bestelling_id: order.id, soort: 'post' })
    .whereNull('ingetrokken_op')
    .first()
  const has = (...statuses: readonly PaymentStatus[]) =>
    payments.some(({ status }) => statuses.includes(status))
  return {
    status: order.status,
    metGeld: has('betaald', 'afwijkend'),
    gefactureerd: (await Invoice.findBy('bestelling_id', order.id, { client: trx })) !== null,
    betalingLoopt: has(...ONGOING_PAYMENT),
    perPost: post !== null,
    herroepingOpen: open !== null,
    terugbetalingOnderweg: underway !== null,
  }
}

/** Leaves of an order what the bookkeeping needs: which game, how much, when, and the references. */
async function anonymize(
  trx: Trx,
  order: Order,
  deliveries: readonly Delivery[],
  now: DateTime,
  add: (what: string, count: number) => void
) {
  await order
    .merge({
      ...{ naam: ERASED, email: pseudonym(order.id), adres: null, postcode: null, plaats: null },
      ...{ trackTrace: null, token: freshToken(), aanvraagsleutel: freshToken() },
    })
    .save()
  add('klantgegevens van bestellingen', 1)

  const progress = PlayFlag.query({ client: trx }).whereIn(
    'levering_id',
    deliveries.map(({ id }) => id)
  )
  add('onderdelen van de voortgang', await rows(progress.delete()))
  for (const delivery of deliveries) {
    await delivery
      .merge({
        token: delivery.token === null ? null : freshToken(),
        ingetrokkenOp: delivery.ingetrokkenOp ?? now,
        uitgespeeldOp: null,
        spelversie: delivery.spelversie + 1,
      })
      .save()
  }
  add('links', deliveries.filter(({ token }) => token !== null).length)

  const ofOrder = { bestelling_id: order.id }
  add('mails', await rows(Mail.query({ client: trx }).where(ofOrder).delete()))
  await OrderEvent.query({ client: trx })
    .where(ofOrder)
    .whereNotIn('soort', [...MONEY_EVENTS])
    .delete()
  await DiscountCodeUse.query({ client: trx }).where(ofOrder).update({ email: order.email })
  const payments = () => Payment.query({ client: trx }).where(ofOrder)
  await payments().update({ checkoutUrl: null })
  await Refund.query({ client: trx })
    .whereIn('betaling_id', payments().select('id'))
    .update({ reden: ERASED })
}

/** Handled ones without an order go; of the others the moment and the outcome stay with their order. */
async function eraseWithdrawals(
  trx: Trx,
  email: string,
  { orders, onherkenbaar: anonymized }: { orders: readonly Order[]; onherkenbaar: number[] },
  add: (what: string, count: number) => void,
  later: Later[]
) {
  const found = await Withdrawal.query({ client: trx })
    .whereIn('bestelling_id', anonymized)
    .orWhere((query) => void ofAddress(query, email))
    .orderBy('id')
  for (const withdrawal of found) {
    if (OPEN_WITHDRAWAL.includes(withdrawal.status)) {
      const order = orders.find(({ id }) => id === withdrawal.bestellingId)
      if (!order) later.push({ wat: 'herroeping', ontvangenOp: withdrawal.ontvangenOp })
      continue
    }
    await forgetAboutWithdrawal(trx, withdrawal.id)
    if (withdrawal.bestellingId === null) await withdrawal.delete()
    else {
      await Mail.query({ client: trx }).where('herroeping_id', withdrawal.id).delete()
      await withdrawal
        .merge({
          ...{ naam: ERASED, email: pseudonym(withdrawal.bestellingId), toelichting: null },
          ...{ bestellingTekst: ERASED, verklaring: ERASED },
          ...{ token: freshToken(), aanvraagsleutel: freshToken() },
        })
        .save()
    }
    add('herroepingen', 1)
  }
}

/** An order whose address was corrected keeps the older one here, where it counts how often a code was used. */
async function eraseDiscountCodes(
  trx: Trx,
  email: string,
  orders: readonly Order[],
  add: (what: string, count: number) => void
) {
  const used = await ofAddress(DiscountCodeUse.query({ client: trx }), email).whereNotIn(
    'bestelling_id',
    orders.map(({ id }) => id)
  )
  for (const use of used) await use.merge({ email: pseudonym(use.bestellingId) }).save()
  add('gebruik van actiecodes', used.length)
}

/** The evenings that this address booked, with teams and results; not one that is going on. */
async function eraseEvenings(
  trx: Trx,
  email: string,
  add: (what: string, count: number) => void,
  later: Later[]
) {
  const customers = await ofAddress(Customer.query({ client: trx }), email).preload(
    'spellenfabriek'
  )
  for (const customer of customers) {
    if (customer.spellenfabriek && customer.spellenfabriek.status !== 'closed') {
      later.push({ wat: 'avond', naam: customer.name })
      continue
    }
    await forgetCustomerName(trx, customer)
    await customer.delete()
    add('klanten van de Spellenfabriek', 1)
  }
}

/**
 * What admins did with it stays; the texts that they did it with go. Numbers stay, so that amounts can
 * still be followed.
 */
async function forgetInAudit(trx: Trx, word: string) {
  const likePattern = `%${word.toLowerCase().replace(/[%_!]/g, '!$&')}%`
  const lines = await AuditEntry.query({ client: trx })
    .whereRaw('lower(onderwerp) = ?', [word.toLowerCase()])
    .orWhereRaw("lower(gegevens) like ? escape '!'", [likePattern])
  for (const line of lines) await forget(line, line.onderwerp.includes('@'))
}

/** Why it was turned down, in the owner's words. */
async function forgetAboutWithdrawal(trx: Trx, id: number) {
  const lines = await AuditEntry.query({ client: trx }).where('onderwerp', `herroeping ${id}`)
  for (const line of lines) await forget(line)
}

/** Who books an evening may have given a name; one that another klant has as well is still theirs. */
async function forgetCustomerName(trx: Trx, { id, name }: Customer) {
  if (await Customer.query({ client: trx }).where({ name }).whereNot('id', id).first()) return
  const lines = await AuditEntry.query({ client: trx })
    .where('onderwerp', name)
    .whereLike('wat', 'klant%')
  for (const line of lines) await forget(line, true)
}

async function forget(line: AuditEntry, subjectToo = false) {
  const data = JSON.stringify(withoutTexts(JSON.parse(line.gegevens)))
  await line.merge({ gegevens: data, onderwerp: subjectToo ? ERASED : line.onderwerp }).save()
}

function withoutTexts(value: unknown): unknown {
  if (typeof value === 'string') return ERASED
  if (Array.isArray(value)) return value.map(withoutTexts)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withoutTexts(part)]))
}

/** How many rows a delete took. */
async function rows(erased: PromiseLike<unknown>): Promise<number> {
  const [count] = (await erased) as [unknown]
  return Number(count)
}
