import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import type { DateTime } from 'luxon'
import { freshToken } from '#app/core/tokens'
import { playableUntil } from '#app/shop/deliveries/deliver'
import { findOrderable } from '#games/catalogue'
import type { OrderStatus } from '#domain/shop/orders'
import Order from '#models/shop/order'
import Payment from '#models/shop/payment'
import ContactReply from '#models/shop/contact_reply'
import ContactMessage from '#models/shop/contact_message'
import Invoice from '#models/shop/invoice'
import OrderEvent from '#models/shop/order_event'
import Withdrawal from '#models/shop/withdrawal'
import Delivery from '#models/shop/delivery'
import Mail, { type MailKind } from '#models/shop/mail'
import PlayFlag from '#models/play/play_flag'
import Refund from '#models/shop/refund'
import { CUSTOMER } from '#tests/helpers/shop/shop_calls'

type Fields = {
  readonly email?: string
  readonly itemName?: string
  readonly status?: OrderStatus
  readonly totaalCenten?: number
}

/** An order as the shop leaves it behind, of a moment of choice: with its payment and its deliveries. */
export async function orderOf(at: DateTime, fields: Fields = {}) {
  const {
    itemName = 'het-verdwenen-recept',
    status = 'betaald',
    totaalCenten: totalCents = 1750,
  } = fields
  const game = findOrderable(itemName)!
  const paid = status === 'betaald' || status === 'verzonden' || status === 'terugbetaald'
  const order = await Order.create({
    ...{ naam: CUSTOMER.naam, email: fields.email ?? CUSTOMER.email },
    ...{ adres: CUSTOMER.adres, postcode: '3911 AB', plaats: CUSTOMER.plaats },
    ...{ itemName, status, totaalCenten: totalCents, prijsCenten: totalCents, kortingCenten: 0 },
    nummer: `EK-${randomUUID().slice(0, 8).toUpperCase()}`,
    token: freshToken(),
    aanvraagsleutel: freshToken(),
    betaaldOp: paid ? at : null,
    verzondenOp: status === 'verzonden' ? at : null,
    trackTrace: status === 'verzonden' ? '3SABCD123' : null,
    createdAt: at,
  })
  if (totalCents > 0) {
    await Payment.create({
      bestellingId: order.id,
      idempotentiesleutel: randomUUID(),
      providerId: `tr_${freshToken()}`,
      checkoutUrl: 'https://betaaldienst.example/afrekenen/geheim',
      status: paid ? 'betaald' : 'verlopen',
      bedragCenten: totalCents,
      terugbetaaldCenten: status === 'terugbetaald' ? totalCents : 0,
      createdAt: at,
    })
  }
  if (paid)
    await Delivery.createMany(
      game.verkoop.levering.map((kind) => ({
        bestellingId: order.id,
        soort: kind,
        token: kind === 'post' ? null : freshToken(),
        geldigTot:
          kind === 'speellink' && game.verkoop.speelbaarTotEenMaand ? playableUntil(at) : null,
        aantalOpgehaald: 1,
        createdAt: at,
      }))
    )
  await OrderEvent.create({
    bestellingId: order.id,
    soort: 'besteld',
    bijzonderheden: '',
    createdAt: at,
  })
  await mailOf(at, { soort: 'levering', bestellingId: order.id })
  return order
}

export async function mailOf(
  at: DateTime,
  mail: {
    soort: MailKind
    bestellingId?: number
    contactberichtId?: number
    herroepingId?: number
    email?: string
  }
) {
  return Mail.create({
    ...mail,
    status: 'verzonden',
    verzondenOp: at,
    berichtId: `${mail.soort}.${freshToken()}`,
    pogingen: 1,
    createdAt: at,
  })
}

/** Puzzles solved on the play link of an order. */
export async function flagsOf(order: Order, ...names: string[]) {
  const link = await Delivery.query()
    .where({ bestelling_id: order.id, soort: 'speellink' })
    .firstOrFail()
  await PlayFlag.createMany(names.map((name) => ({ leveringId: link.id, naam: name })))
  return link
}

export async function withdrawalOf(
  at: DateTime,
  fields: { email?: string; bestellingId?: number; status?: Withdrawal['status'] }
) {
  return Withdrawal.create({
    naam: CUSTOMER.naam,
    email: fields.email ?? CUSTOMER.email,
    bestellingId: fields.bestellingId ?? null,
    bestellingTekst: 'Het spel van laatst',
    verklaring: `${CUSTOMER.naam} herroept de bestelling van het spel.`,
    token: freshToken(),
    aanvraagsleutel: freshToken(),
    status: fields.status ?? 'afgehandeld',
    ontvangenOp: at,
    afgehandeldOp: at,
    createdAt: at,
    updatedAt: at,
  })
}

/** A message with its mail to the owner, and an answer when there was one. */
export async function messageOf(at: DateTime, email = CUSTOMER.email, answeredAt?: DateTime) {
  const message = await ContactMessage.create({
    ...{
      naam: CUSTOMER.naam,
      email,
      telefoon: '0612345678',
      bericht: 'Kan het ook met zijn tienen?',
    },
    beantwoordOp: answeredAt ?? null,
    createdAt: at,
  })
  await mailOf(at, { soort: 'contact', contactberichtId: message.id })
  if (answeredAt)
    await ContactReply.create({
      contactberichtId: message.id,
      sleutel: freshToken(),
      tekst: 'Ja hoor, in twee groepen.',
      createdAt: answeredAt,
    })
  return message
}

/** An invoice with the next number of its year. */
export async function invoiceOf(order: Order, at: DateTime) {
  const { year: year } = at.setZone('Europe/Amsterdam')
  const series = () => db.from('factuurreeksen').where({ jaar: year, soort: 'factuur' })
  const sequenceNumber = ((await series().first())?.laatste ?? 0) + 1
  if (sequenceNumber > 1) await series().update({ laatste: sequenceNumber })
  else await db.table('factuurreeksen').insert({ jaar: year, soort: 'factuur', laatste: 1 })
  return Invoice.create({
    ...{
      soort: 'factuur',
      jaar: year,
      volgnummer: sequenceNumber,
      nummer: `${year}-${sequenceNumber}`,
    },
    bestellingId: order.id,
    bedragCenten: order.totaalCenten,
    btwCenten: 304,
    gegevens: JSON.stringify({ naam: order.naam, adres: order.adres }),
    createdAt: at,
  })
}

export async function refundOf(order: Order, at: DateTime, cents: number) {
  const payment = await Payment.findByOrFail('bestelling_id', order.id)
  return Refund.create({
    betalingId: payment.id,
    providerId: `re_${freshToken()}`,
    ...{ sleutel: freshToken(), volgnummer: 1, idempotentiesleutel: randomUUID() },
    bedragCenten: cents,
    reden: 'Retour van Noor',
    status: 'betaald',
    createdAt: at,
  })
}

/** How many rows each of our tables has. */
export async function countTables(): Promise<Record<string, number>> {
  const tables = (await db.connection().getAllTables(['public'])).filter(
    (table) => !/^(adonis_|queue_|sqlite_)/.test(table)
  )
  const counted: Record<string, number> = {}
  for (const table of tables.sort())
    counted[table] = Number((await db.from(table).count('* as n'))[0].n)
  return counted
}
