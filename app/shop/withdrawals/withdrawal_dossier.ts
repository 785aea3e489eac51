import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { date } from '#app/shop/deliveries/delivery_data'
import {
  coolingOffUntil,
  assess,
  agreementKind,
  nextStep,
  type Dossier,
  type Money,
  type Agreement,
  type Step,
} from '#domain/shop/withdrawals'
import { refundable, type PaidAttempt } from '#domain/shop/refunds'
import type Order from '#models/shop/order'
import type Payment from '#models/shop/payment'
import Withdrawal from '#models/shop/withdrawal'

/** A withdrawal with all that its rules ask after. */
export function withOrder(client?: TransactionClientContract) {
  return Withdrawal.query({ client }).preload('bestelling', (order) =>
    order
      .preload('leveringen')
      .preload('betalingen', (payment) => payment.preload('terugbetalingen'))
  )
}

/** @param herroeping with its order, deliveries and payments loaded, see `withOrder` */
export function dossierOf(withdrawal: Withdrawal): Dossier {
  const { status, ontvangenOp: receivedAt, retourOp: returnedAt } = withdrawal
  const order = withdrawal.bestelling as Order | null
  return {
    status,
    herroepenOp: receivedAt,
    retourOp: returnedAt,
    overeenkomst: order && agreementOf(order),
    geld: order ? moneyOf(order) : { betaald: 0, terug: 0 },
  }
}

function agreementOf(order: Order): Agreement {
  const {
    spel: game,
    status,
    createdAt,
    betaaldOp: paidAt,
    verzondenOp: shippedAt,
    leveringen: deliveries,
  } = order
  return {
    soort: agreementKind(game.verkoop.levering),
    geslotenOp: createdAt,
    betaaldOp: paidAt,
    verzonden: status === 'verzonden' || shippedAt !== null,
    verzondenOp: shippedAt,
    afgestaanOp: order.afstandHerroepingOp,
    opgehaald: deliveries.some(({ aantalOpgehaald: fetchCount }) => fetchCount > 0),
  }
}

/** What was paid, and what of it is back or on its way. */
function moneyOf({ betalingen: payments }: Order): Money {
  const attempts = payments.filter(({ status }) => ['betaald', 'afwijkend'].includes(status))
  const paid = sum(attempts.map(({ ontvangen: received }) => received))
  return { betaald: paid, terug: paid - sum(attempts.map((attempt) => refundable(state(attempt)))) }
}

function state(attempt: Payment): PaidAttempt {
  const requested = attempt.terugbetalingen.filter(({ status }) => status !== 'mislukt')
  return {
    id: attempt.id,
    ontvangen: attempt.ontvangen,
    terug: attempt.terugbetaaldCenten,
    teruggevorderd: attempt.teruggevorderdCenten,
    onderweg: sum(requested.map(({ bedragCenten: amountCents }) => amountCents)),
  }
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0)

/** How the statement stands to the right of withdrawal, as the owner reads it. */
export function explainAssessment({
  overeenkomst: agreement,
  herroepenOp: withdrawnAt,
}: Dossier): string {
  if (!agreement) return 'Er is nog geen bestelling bij gevonden.'
  const until = coolingOffUntil(agreement)
  const byPost = agreement.soort === 'post'
  switch (assess(agreement, withdrawnAt)) {
    case 'binnen_termijn':
      if (!until) return 'Op tijd. Het pakket is nog niet verzonden: houd het hier.'
      return `Op tijd: de bedenktijd loopt ${byPost ? 'naar schatting ' : ''}tot en met ${date(until)}.`
    case 'waarschijnlijk_te_laat':
      return byPost
        ? `Waarschijnlijk te laat: de bedenktijd liep naar schatting tot en met ${date(until!)}. De dag van ontvangst weten we niet zeker, dus jij beslist.`
        : `Waarschijnlijk te laat: de bedenktijd liep tot en met ${date(until!)}. Jij beslist.`
    case 'afstand_gedaan':
      return `Afstand gedaan: de klant koos op ${date(agreement.afgestaanOp!)} voor directe toegang, en daarmee verviel het herroepingsrecht. Jij beslist.`
    case 'opgehaald':
      return 'Het bestand is al opgehaald, en de klant deed geen afstand van het herroepingsrecht. Spellen die de klant zelf print, vergoeden we niet; volgens de wet mag deze klant wel herroepen. Jij beslist.'
    case 'geen_recht':
      return 'Voor een dienst op een afgesproken dag geldt het herroepingsrecht niet. Jij beslist.'
  }
}

/** What the owner does next. */
export function explainStep(dossier: Dossier): string {
  return STEPS[nextStep(dossier).stap]
}

const STEPS: Record<Step, string> = {
  bestelling_zoeken: 'Zoek de bestelling erbij',
  beoordelen: 'Beslis: terugbetalen of afwijzen',
  wachten_op_retour: 'Wacht op het pakket',
  terugbetalen: 'Betaal terug',
  afhandelen: 'Rond af',
  klaar: 'Klaar',
}
