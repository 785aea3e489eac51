import type { DateTime } from 'luxon'
import { refundUnknown } from '#app/shop/orders/order_words'
import { term } from '#app/shop/promises/term'
import { dossierOf, explainAssessment, explainStep } from '#app/shop/withdrawals/withdrawal_dossier'
import {
  orderNumberIn,
  ONGOING_WITHDRAWAL,
  returnNeeded,
  returnBy,
  nextStep,
  type Dossier,
  type Step,
} from '#domain/shop/withdrawals'
import { asEuro, toDecimal } from '#domain/money'
import Order from '#models/shop/order'
import Withdrawal from '#models/shop/withdrawal'
import Mail from '#models/shop/mail'

const STATUS: Record<Withdrawal['status'], string> = {
  ontvangen: 'Ontvangen',
  retour_ontvangen: 'Pakket terug',
  afgehandeld: 'Afgehandeld',
  afgewezen: 'Afgewezen',
}

/** What the next step asks, in a sentence. */
const EXPLANATIONS: Record<Step, string> = {
  bestelling_zoeken:
    'De herroeping telt vanaf het moment waarop ze binnenkwam. Zoek de bestelling op nummer, naam of e-mailadres, of mail de klant.',
  beoordelen:
    'Betaal terug uit coulance of omdat het moet, of wijs af met een reden die de klant leest.',
  wachten_op_retour:
    'Met terugbetalen mag je wachten tot het pakket er is, of tot de klant een verzendbewijs stuurt.',
  terugbetalen:
    'Het volledige bedrag, met de standaardverzendkosten van de heenreis. Is het spel minder waard geworden doordat het is gebruikt, dan mag je dat eraf halen.',
  afhandelen: 'Er is geen geld meer terug te betalen.',
  klaar: '',
}

/** A withdrawal as its page shows it, with what the owner may do now. */
export async function withdrawalSheet(withdrawal: Withdrawal, now: DateTime) {
  const dossier = dossierOf(withdrawal)
  const order = withdrawal.bestelling as Order | null
  const { stap: step, tot: until } = nextStep(dossier)
  return {
    id: withdrawal.id,
    status: STATUS[withdrawal.status],
    open: isOpen(withdrawal),
    naam: withdrawal.naam,
    email: withdrawal.email,
    bestellingTekst: withdrawal.bestellingTekst,
    verklaring: withdrawal.verklaring.split('\n'),
    ontvangenOp: withdrawal.ontvangenOp.toISO()!,
    retourOp: withdrawal.retourOp?.toISO() ?? null,
    afgehandeldOp: withdrawal.afgehandeldOp?.toISO() ?? null,
    toelichting: withdrawal.toelichting,
    ontvangst:
      (await Mail.findBy({ soort: 'herroeping_ontvangst', herroepingId: withdrawal.id }))?.status ??
      null,
    bestelling: order && orderDetails(order),
    oordeel: explainAssessment(dossier),
    stap: { naam: step, titel: explainStep(dossier), uitleg: EXPLANATIONS[step] },
    termijn: until && term(until, now),
    terugsturen:
      dossier.overeenkomst && returnNeeded(dossier.overeenkomst) && !withdrawal.retourOp
        ? term(returnBy(dossier.herroepenOp), now)
        : null,
    geld: order && { ...amounts(dossier), onbekend: unknown(order) },
    mag: permissions(withdrawal, dossier),
    voorstellen: order ? [] : await suggestions(withdrawal),
    andere: await others(withdrawal),
  }
}

function orderDetails({
  id,
  nummer: number,
  spel: game,
  naam: name,
  email,
  createdAt,
  leveringen: deliveries,
}: Order) {
  return {
    id,
    nummer: number,
    spel: game.titel,
    naam: name,
    email,
    besteldOp: createdAt.toISO()!,
    werkendeLinks: deliveries.filter(({ token, ingetrokkenOp: revokedAt }) => token && !revokedAt)
      .length,
  }
}

function amounts({ geld: money }: Dossier) {
  const remaining = money.betaald - money.terug
  return {
    betaald: asEuro(money.betaald),
    terug: money.terug > 0 ? asEuro(money.terug) : null,
    over: remaining > 0 ? toDecimal(remaining).replace('.', ',') : null,
  }
}

/** What was asked back and may have gone, see `refundUnknown`. */
function unknown({ betalingen: payments }: Order): string | null {
  const cents = payments
    .flatMap(({ terugbetalingen: refunds }) => refunds)
    .filter(({ status }) => status === 'nieuw')
    .reduce((sum, { bedragCenten: amountCents }) => sum + amountCents, 0)
  return cents > 0 ? refundUnknown(asEuro(cents)) : null
}

function permissions(withdrawal: Withdrawal, { overeenkomst: agreement, geld: money }: Dossier) {
  const open = isOpen(withdrawal)
  return {
    koppelen: open,
    retour: open && agreement?.soort !== 'digitaal',
    terugbetalen: open && money.terug < money.betaald,
    linksIntrekken: withdrawal.status !== 'afgewezen' && agreement?.soort === 'digitaal',
    afwijzen: open && money.terug === 0,
    /** Without a refund somebody has to say why. */
    zonderToelichting: agreement !== null && money.terug >= money.betaald,
  }
}

const isOpen = ({ status }: Withdrawal) => ONGOING_WITHDRAWAL.includes(status)

const AT_MOST = 10

/** Orders that it may be about: of this address, or with a number that stands in the statement. */
async function suggestions({ email, bestellingTekst: orderText }: Withdrawal) {
  const number = orderNumberIn(orderText)
  const found = await Order.query()
    .whereRaw('lower(email) = ?', [email.toLowerCase()])
    .if(number, (query) => query.orWhere('nummer', number!))
    .orderBy('id', 'desc')
    .limit(AT_MOST)
  return found.map((one) => ({
    nummer: one.nummer,
    spel: one.spel.titel,
    naam: one.naam,
    email: one.email,
    besteldOp: one.createdAt.toISO()!,
  }))
}

/** The same customer may have said it before. */
async function others({ id, email, bestellingId: orderId }: Withdrawal) {
  const found = await Withdrawal.query()
    .whereNot('id', id)
    .where((query) => {
      query.whereRaw('lower(email) = ?', [email.toLowerCase()])
      if (orderId !== null) query.orWhere('bestelling_id', orderId)
    })
    .orderBy('id', 'desc')
    .limit(AT_MOST)
  return found.map((one) => ({
    id: one.id,
    tekst: one.bestellingTekst,
    status: STATUS[one.status],
    ontvangenOp: one.ontvangenOp.toISO()!,
  }))
}
