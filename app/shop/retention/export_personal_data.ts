import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import { inTransaction } from '#app/core/database/transaction'
import { COMMAND_LINE } from '#app/core/record_audit'
import { exportBookings } from '#app/shop/bookings/booking_personal_data'
import {
  exportLooseMails,
  exportMessages,
  exportWithdrawals,
} from '#app/shop/retention/export_correspondence'
import { inOrder, time } from '#app/shop/retention/export_format'
import { exportGifts, exportOrders } from '#app/shop/retention/export_orders'
import { auditPersonalData, ofAddress } from '#app/shop/retention/personal_address'
import { exportVouchers } from '#app/shop/vouchers/voucher_personal_data'
import { shopSettings } from '#app/shop/settings/shop_settings'
import Admin from '#models/admin/admin'
import Customer from '#models/live/customer'

type Trx = TransactionClientContract

const NOTE = [
  'Dit is alles wat wij van dit e-mailadres bewaren. Bedragen zijn in euro’s, tijden in de tijd van Amsterdam.',
  'Geheime links naar spellen, downloads en bestelpagina’s staan er niet in, want wie dit bestand heeft, zou ze kunnen gebruiken. Ze staan in onze e-mails, en je kunt ze via de website opnieuw laten sturen.',
  'Van e-mails bewaren we dat ze zijn verstuurd, niet wat erin stond. Van de betaling zelf weet onze betaalprovider Mollie meer dan wij.',
]

/**
 * Everything that we keep about an e-mail address, for the person it belongs to (articles 15 and 20
 * GDPR). It contains no secrets of ours, no working links, and nothing about other people.
 *
 * @param by who asked for it; the log says so
 */
export async function exportPersonalData(email: string, now: DateTime, by = COMMAND_LINE) {
  const { name: shop } = await shopSettings()
  return inTransaction(async (trx) => {
    const exported = {
      toelichting: NOTE,
      winkel: shop,
      gemaakt_op: time(now),
      email,
      bestellingen: await exportOrders(trx, email),
      gekregen_cadeaus: await exportGifts(trx, email),
      berichten: await exportMessages(trx, email),
      herroepingen: await exportWithdrawals(trx, email),
      cadeaubonnen: await exportVouchers(trx, email),
      mails_zonder_bestelling: await exportLooseMails(trx, email),
      boekingen: await exportBookings(trx, email),
      avonden: await evenings(trx, email),
      beheerders: await admins(trx, email),
    }
    const { bestellingen: orders, berichten: messages } = exported
    await auditPersonalData(trx, by, 'personal_data_exported', email, {
      bestellingen: orders.length,
      berichten: messages.length,
    })
    return exported
  })
}

/**
 * The evenings that this address booked. The names that teams chose are not included, because they
 * belong to others.
 */
async function evenings(trx: Trx, email: string) {
  const customers = await ofAddress(Customer.query({ client: trx }), email)
    .preload('spellenfabriek', (game) => game.preload('rounds', inOrder))
    .preload('teams')
    .orderBy('id')
  return customers.map(({ name, email: address, createdAt, teams, spellenfabriek }) => ({
    naam: name,
    email: address,
    sinds: time(createdAt),
    aantal_teams: teams.length,
    rondes: (spellenfabriek?.rounds ?? []).map(({ startedAt, closedAt }) => ({
      begonnen_op: time(startedAt),
      gesloten_op: time(closedAt),
    })),
  }))
}

async function admins(trx: Trx, email: string) {
  const found = await ofAddress(Admin.query({ client: trx }), email)
  return found.map(({ name, createdAt }) => ({ naam: name, sinds: time(createdAt) }))
}
