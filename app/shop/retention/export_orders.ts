import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { isGift } from '#app/shop/gifts/gift_standing'
import { asMail, euro, inOrder, time } from '#app/shop/retention/export_format'
import { ofAddress } from '#app/shop/retention/personal_address'
import { exportSoldVoucher } from '#app/shop/voucher_sales/sold_voucher_personal_data'
import { findSold } from '#games/catalogue'
import type Delivery from '#models/shop/delivery'
import type DiscountCode from '#models/shop/money/discount_code'
import Gift from '#models/shop/gift'
import type Invoice from '#models/shop/money/invoice'
import Order from '#models/shop/order'
import type Payment from '#models/shop/money/payment'
import type Rating from '#models/shop/rating'

/** The orders of an address, each with everything that hangs on it. */
export async function exportOrders(trx: TransactionClientContract, email: string) {
  const orders = await ofAddress(Order.query({ client: trx }), email)
    .preload('discountCode')
    .preload('payments', (payment) => payment.orderBy('id').preload('refunds', inOrder))
    .preload('deliveries', (delivery) => delivery.orderBy('id').preload('flags', inOrder))
    .preload('gift')
    .preload('rating')
    .preload('soldVoucher')
    .preload('invoices', inOrder)
    .preload('mails', inOrder)
    .preload('events', inOrder)
    .preload('notes', inOrder)
    .orderBy('id')
  return orders.map((order) => ({
    ...ordered(order),
    ...customer(order),
    ...price(order),
    afstand_van_herroeping:
      order.waivedAt === null ? null : { op: time(order.waivedAt), tekst: order.waiverText },
    cadeau: isGift(order) ? given(order.gift) : null,
    cadeaubon: exportSoldVoucher(order),
    /** The rating of a gift belongs to its receiver. */
    beoordeling: isGift(order) ? null : rating(order),
    betalingen: order.payments.map(payment),
    leveringen: order.deliveries.map(delivery),
    facturen: order.invoices.map(invoice),
    mails: order.mails.map(asMail),
    notities: order.notes.map(({ text, createdAt }) => ({ op: time(createdAt), tekst: text })),
    gebeurtenissen: order.events.map(({ kind, createdAt }) => ({ wat: kind, op: time(createdAt) })),
  }))
}

const ordered = (order: Order) => ({
  nummer: order.number,
  spel: findSold(order.itemName)?.title ?? order.itemName,
  status: order.status,
  besteld_op: time(order.createdAt),
  betaald_op: time(order.paidAt),
  verzonden_op: time(order.shippedAt),
  geannuleerd_op: time(order.canceledAt),
  deel_van_boeking: order.bookingPart,
  te_betalen_tot: time(order.dueAt),
  vervoerder: order.carrier,
  track_trace: order.trackTrace,
})

/** What somebody gave away, as they filled it in. */
const given = ({ receiverName, receiverEmail, message, way, giveOn }: Gift) => ({
  voor: receiverName,
  email: receiverEmail,
  bericht: message,
  wijze: way,
  dag: giveOn,
})

/** What the players said of the game on its page. */
function rating(order: Order) {
  const row = order.rating as Rating | null | undefined
  if (!row) return null
  const { fun, difficulty, line, hiddenReason, createdAt } = row
  return {
    leuk: fun,
    moeilijk: difficulty,
    regel: line,
    verborgen: hiddenReason,
    op: time(createdAt),
  }
}

/** The gifts that came to an address. The name of the giver stands in the mail. */
export async function exportGifts(trx: TransactionClientContract, email: string) {
  const gifts = await ofAddress(Gift.query({ client: trx }), email, 'receiver_email')
    .preload('order', (order) =>
      order.preload('rating').preload('mails', (mail) => mail.where('kind', 'cadeau'))
    )
    .orderBy('id')
  return gifts.map(({ order, receiverName, receiverEmail, message, giveOn }) => ({
    naam: receiverName,
    email: receiverEmail,
    spel: findSold(order.itemName)?.title ?? order.itemName,
    bericht: message,
    dag: giveOn,
    beoordeling: rating(order),
    mails: order.mails.map(asMail),
  }))
}

const customer = ({ name, email, address, postcode, city }: Order) => ({
  naam: name,
  email,
  adres: address,
  postcode,
  plaats: city,
})

const price = ({ priceCents, discountCents, totalCents, voucherCents, discountCode }: Order) => ({
  prijs: euro(priceCents),
  korting: euro(discountCents),
  totaal: euro(totalCents),
  met_cadeaubon: euro(voucherCents),
  actiecode: (discountCode as DiscountCode | null)?.code ?? null,
})

const payment = (attempt: Payment) => ({
  begonnen_op: time(attempt.createdAt),
  status: attempt.status,
  kenmerk: attempt.providerId,
  met_de_hand: attempt.byHand,
  bedrag: euro(attempt.amountCents),
  terugbetaald: euro(attempt.refundedCents),
  teruggevorderd: euro(attempt.chargedBackCents),
  teruggedraaid: euro(attempt.reversedCents),
  terugbetalingen: attempt.refunds.map((part) => ({
    gevraagd_op: time(part.createdAt),
    bedrag: euro(part.amountCents),
    reden: part.reason,
    status: part.status,
    kenmerk: part.providerId,
  })),
})

const delivery = (one: Delivery) => ({
  soort: one.kind,
  gemaakt_op: time(one.createdAt),
  geldig_tot: time(one.validUntil),
  verlengd_op: time(one.extendedAt),
  ingetrokken_op: time(one.revokedAt),
  aantal_keer_opgehaald: one.fetchCount,
  uitgespeeld_op: time(one.completedAt),
  voortgang: one.flags.map(({ name, automatic, createdAt }) => ({
    onderdeel: name,
    antwoord_gevraagd: Boolean(automatic),
    op: time(createdAt),
  })),
})

const invoice = (one: Invoice) => ({
  nummer: one.number,
  soort: one.kind,
  gemaakt_op: time(one.createdAt),
  bedrag: euro(one.amountCents),
  btw: euro(one.vatCents),
  inhoud: JSON.parse(one.data) as unknown,
})
