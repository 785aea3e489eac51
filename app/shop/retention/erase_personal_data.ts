import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import { forgetDeleted } from '#app/core/database/dialect'
import { attemptInTransaction } from '#app/core/database/transaction'
import { COMMAND_LINE } from '#app/core/record_audit'
import { forgetFilesOf } from '#app/shop/booklets/stamped_files'
import { eraseBookings } from '#app/shop/bookings/booking_personal_data'
import { eraseOrders } from '#app/shop/retention/erase_orders'
import { forgetGameMasters, leadsAnEvening } from '#app/shop/retention/game_master_accounts'
import { eraseWithdrawals } from '#app/shop/retention/erase_withdrawals'
import { ERASED, Erasure, pseudonym, rows, type ErasureReport } from '#app/shop/retention/erasure'
import { forgetCustomerName, forgetInAudit } from '#app/shop/retention/forget_in_audit'
import { auditPersonalData, ofAddress } from '#app/shop/retention/personal_address'
import { forgetPayer } from '#app/shop/recovery/payer'
import { eraseVouchers } from '#app/shop/vouchers/voucher_personal_data'
import { eraseVoucherReceiver } from '#app/shop/voucher_sales/sold_voucher_personal_data'
import { mailboxOf } from '#domain/shop/mails/mail_brakes'
import { err, ok } from '#domain/result'
import Admin from '#models/admin/admin'
import Customer from '#models/live/customer'
import ContactMessage from '#models/shop/contact_message'
import DiscountCodeRedemption from '#models/shop/money/discount_code_redemption'
import Gift from '#models/shop/gift'
import Mail from '#models/shop/mail'
import type Order from '#models/shop/order'
import Rating from '#models/shop/rating'

/**
 * Forgets a person by e-mail address, as far as the law allows (article 17 GDPR). Sales that the
 * tax office wants to see stay without a name, except for the invoices, which are kept as they were
 * made. Doing it again finds nothing more.
 *
 * @param options.dryRun does all of it and rolls it back
 * @param options.by who does it; the log says so
 */
export async function erasePersonalData(
  email: string,
  now: DateTime,
  { dryRun = false, by = COMMAND_LINE } = {}
): Promise<ErasureReport> {
  const outcome = await attemptInTransaction(async (trx) => {
    const erased = await erase(new Erasure(trx, email, now, by))
    return dryRun ? err(erased.report) : ok(erased)
  })
  if (!outcome.ok) return outcome.error
  const { report, deliveryIds } = outcome.value
  await forgetFilesOf(deliveryIds)
  await forgetDeleted()
  return report
}

async function erase(erasure: Erasure) {
  const { trx, email } = erasure
  await lockRows(erasure)
  const orders = await eraseOrders(erasure)
  await eraseReceiver(erasure)
  await eraseMessages(erasure)
  await eraseWithdrawals(erasure, orders)
  erasure.count('mails', await rows(ofAddress(Mail.query({ client: trx }), email).delete()))
  await eraseRedemptions(erasure, orders.met)
  await eraseVouchers(erasure)
  await eraseBookings(erasure)
  await eraseVoucherReceiver(erasure)
  erasure.count('betalers in alarmen', await forgetPayer(trx, email))
  await eraseEvenings(erasure)
  await eraseAdmin(erasure)
  await auditErasure(erasure)
  return { report: erasure.report, deliveryIds: orders.deliveryIds }
}

/** The tables whose rows are read before they are deleted or changed; bookings before their orders. */
const READ_FIRST = [
  ...['bookings', 'orders', 'contact_messages', 'withdrawals'],
  ...['customers', 'admins', 'vouchers'],
]

/**
 * Writes to the rows of the address first, so that nobody else changes them from here on, and the
 * second of two erasures at once finds nothing.
 */
async function lockRows({ trx, email }: Erasure) {
  for (const table of READ_FIRST)
    await ofAddress(trx.from(table), email).update({ email: trx.raw('email') })
  await usesOf(trx, email).update({ mailbox: trx.raw('mailbox') })
}

/**
 * Forgets who got a gift, and what they said of it. Its giver paid for it, so the gift stays: as one to
 * hand over, with a card without a name.
 */
async function eraseReceiver(erasure: Erasure) {
  const gifts = await ofAddress(
    Gift.query({ client: erasure.trx }),
    erasure.email,
    'receiver_email'
  ).forUpdate()
  for (const gift of gifts) {
    const nobody = { way: 'zelf', receiverName: ERASED, receiverEmail: null } as const
    await gift.merge({ ...nobody, message: null, giveOn: null }).save()
  }
  erasure.count('ontvangers van cadeaus', gifts.length)
  const said = Rating.query({ client: erasure.trx }).whereIn(
    'order_id',
    gifts.map(({ orderId }) => orderId)
  )
  erasure.count('beoordelingen', await rows(said.delete()))
}

async function eraseMessages(erasure: Erasure) {
  const messages = await ofAddress(ContactMessage.query({ client: erasure.trx }), erasure.email)
  for (const message of messages) await message.delete()
  erasure.count('contactberichten', messages.length)
}

/**
 * Removes the mailbox of an order whose address was corrected since, which is kept here to count
 * how often a code was used. An order with another spelling of the same address keeps its mailbox.
 */
async function eraseRedemptions(erasure: Erasure, orders: readonly Order[]) {
  const { trx, email } = erasure
  const met = orders.map(({ id }) => id)
  const uses = await usesOf(trx, email).whereNotIn('order_id', met).preload('order')
  const used = uses.filter(({ order }) => mailboxOf(order.email) !== mailboxOf(email))
  for (const use of used) await use.merge({ mailbox: pseudonym(use.orderId) }).save()
  erasure.count('gebruik van actiecodes', used.length)
}

const usesOf = (client: TransactionClientContract, email: string) =>
  DiscountCodeRedemption.query({ client }).where('mailbox', mailboxOf(email))

/**
 * Deletes the evenings that this address booked, with teams and results, except for one that is
 * going on.
 */
async function eraseEvenings(erasure: Erasure) {
  const { trx, email } = erasure
  const customers = await ofAddress(Customer.query({ client: trx }), email).preload(
    'spellenfabriek'
  )
  for (const customer of customers) {
    if (customer.spellenfabriek && customer.spellenfabriek.status !== 'closed') {
      erasure.postpone({ what: 'evening', name: customer.name })
      continue
    }
    await forgetCustomerName(trx, customer)
    await customer.delete()
    erasure.count('klanten van de Spellenfabriek', 1)
  }
}

/**
 * The account of an owner stays for as long as they run the shop, and that of a game master for as
 * long as there is an evening to lead. The log forgets the address of anybody else.
 */
async function eraseAdmin(erasure: Erasure) {
  const { trx, email, now } = erasure
  const admin = await ofAddress(Admin.query({ client: trx }), email).first()
  if (!admin) return forgetInAudit(trx, email)
  if (admin.isOwner) return erasure.keep({ what: 'admin' })
  if (await leadsAnEvening(trx, admin.id, now)) return erasure.postpone({ what: 'game_master' })
  await forgetGameMasters(trx, [admin.id])
  await admin.delete()
  erasure.count('accounts van een spelleider', 1)
}

async function auditErasure({ trx, by, email, report: { erased, kept, later } }: Erasure) {
  if (Object.keys(erased).length === 0) return
  await auditPersonalData(trx, by, 'personal_data_erased', email, {
    weg: erased,
    blijft: kept.length,
    later: later.length,
  })
}
