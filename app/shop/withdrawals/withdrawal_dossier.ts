import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import {
  coolingOffUntil,
  assessWithdrawal,
  agreementKind,
  nextStep,
  type Dossier,
  type Money,
  type Agreement,
  type Step,
} from '#domain/shop/withdrawals'
import { isGift } from '#app/shop/gifts/gift_standing'
import { RECEIVED_PAYMENT } from '#domain/shop/orders'
import { dayInWords } from '#domain/dutch_time'
import { refundable } from '#domain/shop/refunds'
import { present } from '#domain/present'
import type Order from '#models/shop/order'
import type SoldVoucher from '#models/shop/money/sold_voucher'
import type Voucher from '#models/shop/money/voucher'
import Withdrawal from '#models/shop/withdrawal'

/** A withdrawal with everything that its rules need. */
export function withOrder(client?: TransactionClientContract) {
  return Withdrawal.query({ client }).preload('order', (order) =>
    order
      .preload('deliveries')
      .preload('gift')
      .preload('soldVoucher', (sold) =>
        sold.preload('voucher', (voucher) => voucher.preload('movements'))
      )
      .preload('mails', (mail) => mail.where('kind', 'cadeau'))
      .preload('payments', (payment) => payment.preload('refunds'))
  )
}

/** @param withdrawal with its order, deliveries and payments loaded, see `withOrder` */
export function dossierOf(withdrawal: Withdrawal): Dossier {
  const { status, receivedAt, returnedAt } = withdrawal
  const order = withdrawal.order as Order | null
  return {
    status,
    withdrawnAt: receivedAt,
    returnedAt,
    agreement: order && agreementOf(order),
    money: order ? moneyOf(order) : { paid: 0, refunded: 0 },
  }
}

function agreementOf(order: Order): Agreement {
  const { game, status, createdAt, paidAt, shippedAt, deliveries } = order
  return {
    kind: agreementKind(game.sale.delivery),
    concludedAt: createdAt,
    paidAt,
    shipped: status === 'verzonden' || shippedAt !== null,
    shippedAt,
    waivedAt: isDelivered(order) ? order.waivedAt : null,
    fetched: deliveries.some(({ fetchCount }) => fetchCount > 0) || isUsed(order),
  }
}

/** Whether something was paid with the voucher that an order is for. */
function isUsed(order: Order): boolean {
  const sold = order.soldVoucher as SoldVoucher | null | undefined
  const voucher = sold?.voucher as Voucher | null | undefined
  return voucher ? voucher.movements.some(({ kind }) => kind === 'genomen') : false
}

/**
 * Whether the customer has what the waiver was given for. A gift that lies waiting was not delivered,
 * so its giver can still take it back (article 16(m)).
 */
function isDelivered(order: Order): boolean {
  if (!isGift(order)) return true
  const { deliveries, mails } = order
  const used = deliveries.some(({ kind, fetchCount }) => kind === 'speellink' || fetchCount > 0)
  return used || mails.some(({ sentAt }) => sentAt !== null)
}

/** The paid money, and how much of it is back or on its way back. */
function moneyOf({ payments }: Order): Money {
  const attempts = payments.filter(({ status }) => RECEIVED_PAYMENT.includes(status))
  const paid = sum(attempts.map(({ received }) => received))
  return { paid, refunded: paid - sum(attempts.map((attempt) => refundable(attempt.paidAttempt))) }
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0)

/** How the statement stands to the right of withdrawal, for the owner. */
export function explainAssessment({ agreement, withdrawnAt }: Dossier): string {
  if (!agreement) return 'Er is nog geen bestelling bij gevonden.'
  const until = coolingOffUntil(agreement)
  const byPost = agreement.kind === 'post'
  const lastDay = () => dayInWords(present(until, 'the end of the period'))
  switch (assessWithdrawal(agreement, withdrawnAt)) {
    case 'in_time':
      if (!until) return 'Op tijd. Het pakket is nog niet verzonden: houd het hier.'
      return `Op tijd: de bedenktijd loopt ${byPost ? 'naar schatting ' : ''}tot en met ${dayInWords(until)}.`
    case 'probably_late':
      return byPost
        ? `Waarschijnlijk te laat: de bedenktijd liep naar schatting tot en met ${lastDay()}. De dag van ontvangst weten we niet zeker, dus jij beslist.`
        : `Waarschijnlijk te laat: de bedenktijd liep tot en met ${lastDay()}. Jij beslist.`
    case 'waived':
      return `Afstand gedaan: de klant koos op ${dayInWords(present(agreement.waivedAt, 'the day of the waiver'))} voor directe toegang, en daarmee verviel het herroepingsrecht. Jij beslist.`
    case 'fetched':
      return 'Het bestand is al opgehaald, en de klant deed geen afstand van het herroepingsrecht. Spellen die de klant zelf print, vergoeden we niet; volgens de wet mag deze klant wel herroepen. Jij beslist.'
    case 'used':
      return 'Met de cadeaubon is al betaald. Herroepen kan zolang hij niet is gebruikt; jij beslist.'
    case 'no_right':
      return 'Voor een dienst op een afgesproken dag geldt het herroepingsrecht niet. Jij beslist.'
  }
}

/** The owner's next step, as a sentence. */
export function explainStep(dossier: Dossier): string {
  return STEPS[nextStep(dossier).step]
}

const STEPS: Record<Step, string> = {
  find_order: 'Zoek de bestelling erbij',
  assess: 'Beslis: terugbetalen of afwijzen',
  await_return: 'Wacht op het pakket',
  refund: 'Betaal terug',
  finish: 'Rond af',
  done: 'Klaar',
}
