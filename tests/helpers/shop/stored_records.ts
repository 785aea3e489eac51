import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import type { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import { freshReadableCode, freshToken } from '#app/core/tokens'
import { freshBookingSecret } from '#app/shop/bookings/booking_secret'
import { playableUntil } from '#domain/shop/play_links'
import { findOrderable } from '#games/catalogue'
import type { OrderStatus } from '#domain/shop/orders'
import { dayOf } from '#domain/dutch_time'
import { invoiceNumber, type InvoiceData } from '#domain/shop/invoices/invoice_data'
import { VAT_PERCENTAGE, vatIn } from '#domain/shop/invoices/vat'
import Booking from '#models/shop/booking'
import BookingEvent from '#models/shop/booking_event'
import BookingQuote from '#models/shop/booking_quote'
import Order from '#models/shop/order'
import Payment from '#models/shop/money/payment'
import ContactReply from '#models/shop/contact_reply'
import ContactMessage from '#models/shop/contact_message'
import Invoice from '#models/shop/money/invoice'
import OrderEvent from '#models/shop/order_event'
import Voucher from '#models/shop/money/voucher'
import Withdrawal from '#models/shop/withdrawal'
import Delivery from '#models/shop/delivery'
import Mail, { type MailKind } from '#models/shop/mail'
import PlayFlag from '#models/play/play_flag'
import Refund from '#models/shop/money/refund'
import { CUSTOMER } from '#tests/helpers/shop/shop_calls'
import { present } from '#tests/helpers/present'

type Fields = {
  readonly email?: string
  readonly itemName?: string
  readonly status?: OrderStatus
  readonly totalCents?: number
}

/** A stored order from a moment of choice, with its payment and its deliveries. */
export async function orderOf(at: DateTime, fields: Fields = {}) {
  const { itemName = 'het-verdwenen-recept', status = 'betaald', totalCents = 1750 } = fields
  const game = present(findOrderable(itemName), `the game ${itemName}`)
  const paid = status === 'betaald' || status === 'verzonden' || status === 'terugbetaald'
  const order = await Order.create({
    ...{ name: CUSTOMER.naam, email: fields.email ?? CUSTOMER.email },
    ...{ address: CUSTOMER.adres, postcode: '3911 AB', city: CUSTOMER.plaats },
    ...{ itemName, status, totalCents, priceCents: totalCents, discountCents: 0 },
    number: `EK-${freshReadableCode(8)}`,
    token: freshToken(),
    requestKey: freshToken(),
    paidAt: paid ? at : null,
    shippedAt: status === 'verzonden' ? at : null,
    trackTrace: status === 'verzonden' ? '3SABCD123' : null,
    createdAt: at,
  })
  if (totalCents > 0) {
    await Payment.create({
      orderId: order.id,
      idempotencyKey: randomUUID(),
      providerId: `tr_${freshToken()}`,
      checkoutUrl: 'https://betaaldienst.example/afrekenen/geheim',
      status: paid ? 'betaald' : 'verlopen',
      amountCents: totalCents,
      refundedCents: status === 'terugbetaald' ? totalCents : 0,
      createdAt: at,
    })
  }
  if (paid)
    await Delivery.createMany(
      game.sale.delivery.map((kind) => ({
        orderId: order.id,
        kind,
        token: kind === 'post' ? null : freshToken(),
        validUntil: kind === 'speellink' && game.sale.playableOneMonth ? playableUntil(at) : null,
        fetchCount: 1,
        createdAt: at,
      }))
    )
  await OrderEvent.create({
    orderId: order.id,
    kind: 'ordered',
    details: '',
    createdAt: at,
  })
  await mailOf(at, { kind: 'levering', orderId: order.id })
  return order
}

export async function mailOf(
  at: DateTime,
  mail: {
    kind: MailKind
    orderId?: number
    contactMessageId?: number
    withdrawalId?: number
    email?: string
  }
) {
  return Mail.create({
    ...mail,
    status: 'verzonden',
    sentAt: at,
    internetMessageId: `${mail.kind}.${freshToken()}`,
    attempts: 1,
    createdAt: at,
  })
}

/** Puzzles solved on the play link of an order. */
export async function flagsOf(order: Order, ...names: string[]) {
  const link = await Delivery.query().where({ order_id: order.id, kind: 'speellink' }).firstOrFail()
  await PlayFlag.createMany(names.map((name) => ({ deliveryId: link.id, name })))
  return link
}

export async function withdrawalOf(
  at: DateTime,
  fields: { email?: string; orderId?: number; status?: Withdrawal['status'] }
) {
  return Withdrawal.create({
    name: CUSTOMER.naam,
    email: fields.email ?? CUSTOMER.email,
    orderId: fields.orderId ?? null,
    orderText: 'Het spel van laatst',
    statement: `${CUSTOMER.naam} herroept de bestelling van het spel.`,
    token: freshToken(),
    requestKey: freshToken(),
    status: fields.status ?? 'afgehandeld',
    receivedAt: at,
    handledAt: at,
    createdAt: at,
    updatedAt: at,
  })
}

/** A message with its mail to the owner, and an answer when there was one. */
export async function messageOf(at: DateTime, email = CUSTOMER.email, answeredAt?: DateTime) {
  const message = await ContactMessage.create({
    ...{
      name: CUSTOMER.naam,
      email,
      phone: '0612345678',
      message: 'Kan het ook met zijn tienen?',
    },
    answeredAt: answeredAt ?? null,
    createdAt: at,
  })
  await mailOf(at, { kind: 'contact', contactMessageId: message.id })
  if (answeredAt)
    await ContactReply.create({
      contactMessageId: message.id,
      key: freshToken(),
      text: 'Ja hoor, in twee groepen.',
      createdAt: answeredAt,
    })
  return message
}

/** An invoice with the next number of its year. */
export async function invoiceOf(order: Order, at: DateTime) {
  const { year } = at.setZone('Europe/Amsterdam')
  const series = () => db.from('invoice_numberings').where({ year, kind: 'factuur' })
  const sequenceNumber = ((await series().first())?.last ?? 0) + 1
  if (sequenceNumber > 1) await series().update({ last: sequenceNumber })
  else await db.table('invoice_numberings').insert({ year, kind: 'factuur', last: 1 })
  const content = invoiceContent(order, at, invoiceNumber('factuur', year, sequenceNumber))
  return Invoice.create({
    ...{ kind: content.kind, year, sequenceNumber, number: content.number },
    orderId: order.id,
    invoiceForOrder: order.id,
    amountCents: content.totalCents,
    vatCents: content.vat?.vatCents ?? 0,
    data: JSON.stringify(content),
    createdAt: at,
  })
}

function invoiceContent(order: Order, at: DateTime, number: string): InvoiceData {
  const { name, email, address, postcode, city, totalCents } = order
  const vatCents = vatIn(totalCents, 'btw')
  return {
    ...{ kind: 'factuur', number, date: dayOf(at), orderNumber: order.number },
    ...{ orderedAt: dayOf(order.createdAt), paidAt: dayOf(order.paidAt ?? at) },
    seller: {
      ...{ name: 'De winkel', address: 'Straat 1, 3911 AB Rhenen', email: 'winkel@example.nl' },
      ...{ kvk: '12345678', vatId: 'NL001234567B01' },
    },
    buyer: { name, email, address, postcode, city },
    lines: [{ description: order.game.title, count: 1, cents: totalCents }],
    totalCents,
    vat: { percentage: VAT_PERCENTAGE, taxableCents: totalCents - vatCents, vatCents },
    forInvoice: null,
  }
}

export async function refundOf(order: Order, at: DateTime, cents: number) {
  const payment = await Payment.findByOrFail('order_id', order.id)
  return Refund.create({
    paymentId: payment.id,
    providerId: `re_${freshToken()}`,
    ...{ key: freshToken(), sequenceNumber: 1, idempotencyKey: randomUUID() },
    amountCents: cents,
    reason: 'Retour van Noor',
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

/** A voucher that was made long before the last day on which it works. */
export const voucherOf = (validUntil: DateTime, email: string | null = null) =>
  Voucher.create({
    ...{ codeMark: freshToken(), sealedCode: 'verzegeld', lastCharacters: '7K3M' },
    ...{ amountCents: 2500, balanceCents: 0, recipient: 'Tim', note: 'Prijs', email },
    ...{ validUntil, createdAt: validUntil, updatedAt: validUntil },
  })

/** An evening that was asked for and never agreed. */
export async function bookingOf(at: DateTime, email = 'tim@example.nl') {
  const booking = await Booking.create({
    ...{ ...freshBookingSecret(), number: `AV-${freshToken().slice(0, 6)}`, status: 'inquiry' },
    ...{ itemName: 'spellenfabriek', startsAt: at, minutes: 120, people: 24, km: 38 },
    ...{ address: 'Kerkplein 9', postcode: '3911 AB', city: 'Rhenen', buyer: 'business' },
    ...{ organisation: `De zaak van ${email}`, billingAddress: `Postbus van ${email}` },
    ...{ name: `Tim van ${email}`, email, phone: '0612345678', notes: `Belde over ${email}` },
    ...{ contactMessageId: null, customerId: null },
  })
  const { id: bookingId } = booking
  await BookingEvent.create({ bookingId, kind: 'asked', createdAt: at })
  await BookingQuote.create({
    ...{ bookingId, version: 1, lines: '[]', totalCents: 39_040, depositCents: 0 },
    ...{ onAccount: false, text: `Voor ${email}`, validUntil: at, createdAt: at },
  })
  await Booking.query()
    .where('id', booking.id)
    .update({ created_at: asColumn(at), updated_at: asColumn(at) })
  return booking
}
