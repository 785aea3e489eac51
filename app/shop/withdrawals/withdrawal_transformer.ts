import { BaseTransformer } from '@adonisjs/core/transformers'
import type { DateTime } from 'luxon'
import { refundUnknown } from '#app/shop/orders/order_words'
import { term } from '#app/shop/promises/term'
import type { WithdrawalDetail } from '#app/shop/withdrawals/load_withdrawal'
import { dossierOf, explainAssessment, explainStep } from '#app/shop/withdrawals/withdrawal_dossier'
import {
  ONGOING_WITHDRAWAL,
  returnNeeded,
  returnBy,
  nextStep,
  type Dossier,
  type Step,
} from '#domain/shop/withdrawals'
import { maybeSamePerson } from '#domain/shop/same_person'
import { mailStateElsewhere } from '#app/shop/orders/order_words'
import { WITHDRAWAL_STATUS, withdrawalState } from '#app/shop/withdrawals/withdrawal_words'
import { asEuro, toDecimal } from '#domain/money'
import { asIso } from '#domain/dutch_time'
import { refundWay, type RefundStatus } from '#domain/shop/refunds'
import { receivedOf } from '#models/shop/money/payment'
import type Order from '#models/shop/order'
import type Withdrawal from '#models/shop/withdrawal'

/** What the next step requires, as a sentence. */
const EXPLANATIONS: Record<Step, string> = {
  find_order:
    'De herroeping telt vanaf het moment waarop ze binnenkwam. Zoek de bestelling op nummer, naam of e-mailadres, of mail de klant.',
  assess:
    'Betaal terug uit coulance of omdat het moet, of wijs af met een reden die de klant leest.',
  await_return:
    'Met terugbetalen mag je wachten tot het pakket er is, of tot de klant een verzendbewijs stuurt.',
  refund:
    'Het volledige bedrag, met de standaardverzendkosten van de heenreis. Is het spel minder waard geworden doordat het is gebruikt, dan mag je dat eraf halen.',
  finish: 'Er is geen geld meer terug te betalen.',
  done: '',
}

/** A withdrawal as its page shows it, with the owner's possible actions. */
export default class WithdrawalTransformer extends BaseTransformer<WithdrawalDetail> {
  constructor(
    detail: WithdrawalDetail,
    protected now: DateTime
  ) {
    super(detail)
  }

  toObject() {
    const { withdrawal, receipt, search, suggestions, others } = this.resource
    const dossier = dossierOf(withdrawal)
    const order = withdrawal.order as Order | null
    const { step, until } = nextStep(dossier)
    return {
      ...statement(withdrawal),
      /** The state of the mail with the receipt; null when an older shop held it back. */
      receipt: receipt && mailStateElsewhere(receipt),
      order: order && orderDetails(order),
      assessment: explainAssessment(dossier),
      step: { name: step, title: explainStep(dossier), explanation: EXPLANATIONS[step] },
      term: until && term(until, this.now),
      returnParcel: this.#returnParcel(dossier),
      money: order && { ...amounts(dossier, order), unknown: unknown(order) },
      allowed: permissions(withdrawal, dossier),
      /** What the owner looks for among the orders. */
      search,
      suggestions: suggestions.map((one) => suggestion(one, withdrawal)),
      others: others.map(other),
    }
  }

  #returnParcel({ agreement, withdrawnAt, returnedAt }: Dossier) {
    if (!agreement || !returnNeeded(agreement) || returnedAt) return null
    return term(returnBy(withdrawnAt), this.now)
  }
}

function statement(withdrawal: Withdrawal) {
  const { id, name, email, orderText, note } = withdrawal
  return {
    id,
    status: withdrawalState(withdrawal.status),
    open: isOpen(withdrawal),
    ...{ name, email, orderText },
    statement: withdrawal.statement.split('\n'),
    receivedAt: asIso(withdrawal.receivedAt),
    returnedAt: withdrawal.returnedAt?.toISO() ?? null,
    handledAt: withdrawal.handledAt?.toISO() ?? null,
    note,
  }
}

function suggestion(order: Order, withdrawal: Withdrawal) {
  const { number, game, name, email, createdAt } = order
  const elses = !maybeSamePerson(withdrawal, order)
  return { number, game: game.title, name, email, elses, orderedAt: asIso(createdAt) }
}

function other({ id, orderText, status, receivedAt }: Withdrawal) {
  return { id, text: orderText, status: WITHDRAWAL_STATUS[status], receivedAt: asIso(receivedAt) }
}

function orderDetails({ id, number, game, name, email, createdAt, deliveries }: Order) {
  return {
    id,
    number,
    game: game.title,
    name,
    email,
    orderedAt: asIso(createdAt),
    workingLinks: deliveries.filter(({ token, revokedAt }) => token && !revokedAt).length,
  }
}

/** What is on its way is told apart from what is back, in the words of the order's own page. */
function amounts({ money }: Dossier, { payments }: Order) {
  const remaining = money.paid - money.refunded
  const underway = Math.min(money.refunded, sumOf(payments, 'aangevraagd'))
  const back = money.refunded - underway
  return {
    paid: asEuro(money.paid),
    underway: underway > 0 ? asEuro(underway) : null,
    refunded: back > 0 ? asEuro(back) : null,
    remaining: remaining > 0 ? toDecimal(remaining).replace('.', ',') : null,
    way: refundWay(receivedOf(payments)),
  }
}

/** The amount that was asked back and may have gone, see `refundUnknown` in `order_words.ts`. */
function unknown({ payments }: Order): string | null {
  const cents = sumOf(payments, 'nieuw')
  return cents > 0 ? refundUnknown(asEuro(cents)) : null
}

/** What is asked back and has this status, in whole cents. */
function sumOf(payments: Order['payments'], state: RefundStatus): number {
  return payments
    .flatMap(({ refunds }) => refunds)
    .filter(({ status }) => status === state)
    .reduce((sum, { amountCents }) => sum + amountCents, 0)
}

function permissions(withdrawal: Withdrawal, { agreement, money }: Dossier) {
  const open = isOpen(withdrawal)
  return {
    link: open,
    parcelReturn: open && agreement?.kind !== 'digital',
    refund: open && money.refunded < money.paid,
    revokeLinks: withdrawal.status !== 'afgewezen' && agreement?.kind === 'digital',
    reject: open && money.refunded === 0,
    /** A reason is required when there is no refund. */
    withoutNote: agreement !== null && money.refunded >= money.paid,
  }
}

const isOpen = ({ status }: Withdrawal) => ONGOING_WITHDRAWAL.includes(status)
