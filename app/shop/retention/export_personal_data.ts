import { knownSettings } from '#app/shop/settings/shop_settings'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import { inTransaction } from '#app/core/database/transaction'
import { auditCommand, ofAddress } from '#app/shop/retention/personal_address'
import { findGame } from '#games/catalogue'
import { toDecimal } from '#domain/money'
import DiscountCode from '#models/shop/discount_code'
import Admin from '#models/admin/admin'
import Order from '#models/shop/order'
import Payment from '#models/shop/payment'
import ContactReply from '#models/shop/contact_reply'
import ContactMessage from '#models/shop/contact_message'
import Invoice from '#models/shop/invoice'
import OrderEvent from '#models/shop/order_event'
import Withdrawal from '#models/shop/withdrawal'
import Customer from '#models/live/customer'
import Delivery from '#models/shop/delivery'
import Mail from '#models/shop/mail'
import Round from '#models/live/round'
import PlayFlag from '#models/play/play_flag'
import Refund from '#models/shop/refund'

type Trx = TransactionClientContract

const NOTE = [
  'Dit is alles wat wij van dit e-mailadres bewaren. Bedragen zijn in euro’s, tijden in de tijd van Amsterdam.',
  'Geheime links naar spellen, downloads en bestelpagina’s staan er niet in, want wie dit bestand heeft, zou ze kunnen gebruiken. Ze staan in onze e-mails, en je kunt ze via de website opnieuw laten sturen.',
  'Van e-mails bewaren we dat ze zijn verstuurd, niet wat erin stond. Van de betaling zelf weet onze betaalprovider Mollie meer dan wij.',
]

/**
 * Everything that we keep of an e-mail address, for the person it belongs to (articles 15 and 20 GDPR):
 * no secrets of ours, no working links, and nothing of other people.
 */
export async function voerGegevensUit(email: string, now: DateTime) {
  return inTransaction(async (trx) => {
    const exported = {
      toelichting: NOTE,
      winkel: knownSettings().naam,
      gemaakt_op: time(now),
      email,
      bestellingen: await orders(trx, email),
      berichten: await messages(trx, email),
      herroepingen: await withdrawals(trx, email),
      mails_zonder_bestelling: (
        await ofAddress(Mail.query({ client: trx }), email).orderBy('id')
      ).map(asMail),
      avonden: await evenings(trx, email),
      beheerders: (await ofAddress(Admin.query({ client: trx }), email)).map(
        ({ naam: name, createdAt }) => ({ naam: name, sinds: time(createdAt) })
      ),
    }
    const { bestellingen: foundOrders, berichten: post } = exported
    await auditCommand(trx, 'gegevens_uitgevoerd', email, {
      bestellingen: foundOrders.length,
      berichten: post.length,
    })
    return exported
  })
}

async function orders(trx: Trx, email: string) {
  const foundOrders = await ofAddress(Order.query({ client: trx }), email).orderBy('id')
  const ids = foundOrders.map(({ id }) => id)
  const payments = byOrder(
    await Payment.query({ client: trx }).whereIn('bestelling_id', ids).orderBy('id')
  )
  const refunded = Map.groupBy(
    await Refund.query({ client: trx })
      .whereIn(
        'betaling_id',
        [...payments.values()].flat().map(({ id }) => id)
      )
      .orderBy('id'),
    ({ betalingId: paymentId }) => paymentId
  )
  const deliveries = byOrder(
    await Delivery.query({ client: trx }).whereIn('bestelling_id', ids).orderBy('id')
  )
  const flags = Map.groupBy(
    await PlayFlag.query({ client: trx })
      .whereIn(
        'levering_id',
        [...deliveries.values()].flat().map(({ id }) => id)
      )
      .orderBy('id'),
    ({ leveringId: deliveryId }) => deliveryId
  )
  const invoices = byOrder(
    await Invoice.query({ client: trx }).whereIn('bestelling_id', ids).orderBy('id')
  )
  const mails = byOrder(
    await Mail.query({ client: trx }).whereIn('bestelling_id', ids).orderBy('id')
  )
  const events = byOrder(
    await OrderEvent.query({ client: trx }).whereIn('bestelling_id', ids).orderBy('id')
  )
  const codes = new Map(
    (await DiscountCode.query({ client: trx })).map(({ id, code }) => [id, code])
  )

  return foundOrders.map((order) => ({
    nummer: order.nummer,
    spel: findGame(order.itemName)?.titel ?? order.itemName,
    status: order.status,
    besteld_op: time(order.createdAt),
    betaald_op: time(order.betaaldOp),
    verzonden_op: time(order.verzondenOp),
    geannuleerd_op: time(order.geannuleerdOp),
    vervoerder: order.vervoerder,
    track_trace: order.trackTrace,
    naam: order.naam,
    email: order.email,
    adres: order.adres,
    postcode: order.postcode,
    plaats: order.plaats,
    prijs: euro(order.prijsCenten),
    korting: euro(order.kortingCenten),
    totaal: euro(order.totaalCenten),
    actiecode: order.actiecodeId === null ? null : (codes.get(order.actiecodeId) ?? null),
    afstand_van_herroeping:
      order.afstandHerroepingOp === null
        ? null
        : { op: time(order.afstandHerroepingOp), tekst: order.afstandHerroepingTekst },
    betalingen: (payments.get(order.id) ?? []).map((payment) => ({
      begonnen_op: time(payment.createdAt),
      status: payment.status,
      kenmerk: payment.providerId,
      bedrag: euro(payment.bedragCenten),
      terugbetaald: euro(payment.terugbetaaldCenten),
      teruggevorderd: euro(payment.teruggevorderdCenten),
      teruggedraaid: euro(payment.teruggedraaidCenten),
      terugbetalingen: (refunded.get(payment.id) ?? []).map((part) => ({
        gevraagd_op: time(part.createdAt),
        bedrag: euro(part.bedragCenten),
        reden: part.reden,
        status: part.status,
        kenmerk: part.providerId,
      })),
    })),
    leveringen: (deliveries.get(order.id) ?? []).map((delivery) => ({
      soort: delivery.soort,
      gemaakt_op: time(delivery.createdAt),
      geldig_tot: time(delivery.geldigTot),
      verlengd_op: time(delivery.verlengdOp),
      ingetrokken_op: time(delivery.ingetrokkenOp),
      aantal_keer_opgehaald: delivery.aantalOpgehaald,
      uitgespeeld_op: time(delivery.uitgespeeldOp),
      voortgang: (flags.get(delivery.id) ?? []).map(
        ({ naam: name, automatisch: automatic, createdAt }) => ({
          onderdeel: name,
          antwoord_gevraagd: Boolean(automatic),
          op: time(createdAt),
        })
      ),
    })),
    facturen: (invoices.get(order.id) ?? []).map((invoice) => ({
      nummer: invoice.nummer,
      soort: invoice.soort,
      gemaakt_op: time(invoice.createdAt),
      bedrag: euro(invoice.bedragCenten),
      btw: euro(invoice.btwCenten),
      inhoud: JSON.parse(invoice.gegevens) as unknown,
    })),
    mails: (mails.get(order.id) ?? []).map(asMail),
    gebeurtenissen: (events.get(order.id) ?? []).map(({ soort: kind, createdAt }) => ({
      wat: kind,
      op: time(createdAt),
    })),
  }))
}

async function messages(trx: Trx, email: string) {
  const found = await ofAddress(ContactMessage.query({ client: trx }), email).orderBy('id')
  const ids = found.map(({ id }) => id)
  const replies = Map.groupBy(
    await ContactReply.query({ client: trx }).whereIn('contactbericht_id', ids).orderBy('id'),
    ({ contactberichtId: contactMessageId }) => contactMessageId
  )
  const mails = Map.groupBy(
    await Mail.query({ client: trx }).whereIn('contactbericht_id', ids).orderBy('id'),
    ({ contactberichtId: contactMessageId }) => contactMessageId
  )
  const replyMails = Map.groupBy(
    await Mail.query({ client: trx })
      .whereIn(
        'contactantwoord_id',
        [...replies.values()].flat().map(({ id }) => id)
      )
      .orderBy('id'),
    ({ contactantwoordId: contactReplyId }) => contactReplyId
  )
  return found.map((message) => ({
    op: time(message.createdAt),
    naam: message.naam,
    email: message.email,
    telefoon: message.telefoon,
    bericht: message.bericht,
    mails: (mails.get(message.id) ?? []).map(asMail),
    antwoorden: (replies.get(message.id) ?? []).map(({ id, tekst: text, createdAt }) => ({
      op: time(createdAt),
      tekst: text,
      mails: (replyMails.get(id) ?? []).map(asMail),
    })),
  }))
}

/** Those that were sent with this address, whichever order they are about. */
async function withdrawals(trx: Trx, email: string) {
  const found = await ofAddress(Withdrawal.query({ client: trx }), email).orderBy('id')
  const mails = Map.groupBy(
    await Mail.query({ client: trx })
      .whereIn(
        'herroeping_id',
        found.map(({ id }) => id)
      )
      .orderBy('id'),
    ({ herroepingId: withdrawalId }) => withdrawalId
  )
  return found.map((withdrawal) => ({
    ontvangen_op: time(withdrawal.ontvangenOp),
    status: withdrawal.status,
    naam: withdrawal.naam,
    email: withdrawal.email,
    bestelling: withdrawal.bestellingTekst,
    verklaring: withdrawal.verklaring,
    retour_op: time(withdrawal.retourOp),
    afgehandeld_op: time(withdrawal.afgehandeldOp),
    toelichting: withdrawal.toelichting,
    mails: (mails.get(withdrawal.id) ?? []).map(asMail),
  }))
}

/** Who booked an evening; the names that teams chose are not theirs. */
async function evenings(trx: Trx, email: string) {
  const customers = await ofAddress(Customer.query({ client: trx }), email)
    .preload('spellenfabriek')
    .preload('teams')
    .orderBy('id')
  const rounds = Map.groupBy(
    await Round.query({ client: trx })
      .whereIn(
        'spellenfabriek_id',
        customers.flatMap(({ spellenfabriek }) => spellenfabriek?.id ?? [])
      )
      .orderBy('id'),
    ({ spellenfabriekId }) => spellenfabriekId
  )
  return customers.map((customer) => ({
    naam: customer.name,
    email: customer.email,
    sinds: time(customer.createdAt),
    aantal_teams: customer.teams.length,
    rondes: (rounds.get(customer.spellenfabriek?.id) ?? []).map(
      ({ begonnenOp: startedAt, geslotenOp: closedAt }) => ({
        begonnen_op: time(startedAt),
        gesloten_op: time(closedAt),
      })
    ),
  }))
}

const byOrder = <Row extends { bestellingId: number | null }>(rows: Row[]) =>
  Map.groupBy(rows, ({ bestellingId: orderId }) => orderId)

const asMail = ({
  soort: kind,
  status,
  createdAt,
  verzondenOp: shippedAt,
  teruggekomenOp: bouncedAt,
}: Mail) => ({
  soort: kind,
  status,
  klaargezet_op: time(createdAt),
  verzonden_op: time(shippedAt),
  teruggekomen_op: time(bouncedAt),
})

function time(moment: DateTime | null): string | null {
  return moment?.setZone('Europe/Amsterdam').toISO({ suppressMilliseconds: true }) ?? null
}

/** A credit note counts below zero. */
function euro(cents: number): string {
  return `${cents < 0 ? '-' : ''}${toDecimal(Math.abs(cents))}`
}
