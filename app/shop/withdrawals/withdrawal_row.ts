import type { DateTime } from 'luxon'
import { term } from '#app/shop/promises/term'
import { dossierOf, explainStep } from '#app/shop/withdrawals/withdrawal_dossier'
import { nextStep } from '#domain/shop/withdrawals'
import type Order from '#models/shop/order'
import type Withdrawal from '#models/shop/withdrawal'

/** A withdrawal that asks for something, in the list. */
export function openRow(withdrawal: Withdrawal, now: DateTime) {
  const dossier = dossierOf(withdrawal)
  const { stap: step, tot: until } = nextStep(dossier)
  return {
    ...who(withdrawal),
    teDoen: explainStep(dossier),
    wachtOpKlant: step === 'wachten_op_retour',
    termijn: until && term(until, now),
  }
}

/** One that is done. */
export function closedRow(withdrawal: Withdrawal) {
  return {
    ...who(withdrawal),
    afgewezen: withdrawal.status === 'afgewezen',
    afgehandeldOp: withdrawal.afgehandeldOp?.toISO() ?? null,
  }
}

function who(withdrawal: Withdrawal) {
  const { id, naam: name, ontvangenOp: receivedAt, bestellingTekst: orderText } = withdrawal
  const order = withdrawal.bestelling as Order | null
  return {
    id,
    naam: name,
    ontvangenOp: receivedAt.toISO()!,
    bestelling: order && { nummer: order.nummer, spel: order.spel.titel },
    bestellingTekst: orderText,
  }
}
