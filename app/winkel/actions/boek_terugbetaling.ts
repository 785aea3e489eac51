import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import type { ProviderRefund, ProviderRefundStatus } from '#app/core/payment/payment_provider'
import { crediteer } from '#app/winkel/actions/factureer'
import { zetMailKlaar } from '#app/winkel/actions/lever'
import { mislukBestelling } from '#app/winkel/actions/misluk_bestelling'
import { losAlarmOp, noteer, slaAlarm } from '#app/winkel/actions/noteer'
import { magVanuit } from '#domain/winkel/bestelling'
import {
  isLater,
  volgTerugvordering,
  type TerugbetalingStatus,
  type Terugvordering,
} from '#domain/winkel/terugbetaling'
import Bestelling from '#models/bestelling'
import Betaling from '#models/betaling'
import Herroeping from '#models/herroeping'
import Levering from '#models/levering'
import Terugbetaling from '#models/terugbetaling'

const STATUS: Record<ProviderRefundStatus, TerugbetalingStatus> = {
  queued: 'aangevraagd',
  pending: 'aangevraagd',
  processing: 'aangevraagd',
  refunded: 'betaald',
  failed: 'mislukt',
  canceled: 'mislukt',
}

/** What the provider says about money that went back. */
export type TerugbetalingNieuws = {
  readonly refunds: readonly ProviderRefund[]
  /** Left out when only a refund was asked after. */
  readonly bank?: Terugvordering
}

const NIETS: Terugvordering = { gehaald: 0, teruggedraaid: 0 }

/**
 * Brings our books in line with the refunds and the chargebacks of an attempt. Money that went all
 * the way back takes the play link and the download with it, until the bank undoes what it did. As often
 * and in whatever order the news comes: a refund only moves on, and so does what the bank took and gave.
 *
 * @param betaling locked by the transaction
 */
export async function boekTerugbetalingen(
  trx: TransactionClientContract,
  betaling: Betaling,
  { refunds, bank = NIETS }: TerugbetalingNieuws
) {
  let mislukt = false
  for (const refund of refunds) {
    const geworden = await boekTerugbetaling(trx, betaling, refund)
    if (geworden === 'mislukt') mislukt = true
  }

  const { gehaald, teruggedraaid } = volgTerugvordering(terugvordering(betaling), bank)
  const bijDeBank = gehaald - teruggedraaid
  const geteld = bijDeBank + (await somTerugbetaald(trx, betaling))
  const nieuwGehaald = gehaald - terugvordering(betaling).gehaald
  const nieuwTeruggedraaid = teruggedraaid - betaling.teruggedraaidCenten
  const terug =
    mislukt || nieuwTeruggedraaid > 0 ? geteld : Math.max(betaling.terugbetaaldCenten, geteld)
  const meerTerug = terug > betaling.terugbetaaldCenten
  if (nieuwGehaald + nieuwTeruggedraaid === 0 && terug === betaling.terugbetaaldCenten) return

  await Betaling.query({ client: trx }).where('id', betaling.id).update({
    terugbetaaldCenten: terug,
    teruggevorderdCenten: bijDeBank,
    teruggedraaidCenten: teruggedraaid,
  })
  if (nieuwGehaald > 0) await meldTerugvordering(trx, betaling, nieuwGehaald)
  else if (meerTerug) await noteer(trx, betaling.bestellingId, 'terugbetaald', String(terug))
  if (nieuwTeruggedraaid > 0)
    await meldTeruggedraaid(trx, betaling, { centen: nieuwTeruggedraaid, bijDeBank })
  if (!meerTerug && nieuwTeruggedraaid === 0) return

  /** Two attempts of one order that go back at the same moment decide in turn who was the last. */
  await Bestelling.query({ client: trx }).where('id', betaling.bestellingId).forUpdate()
  if (terug >= betaling.ontvangen) await allesTerug(trx, betaling)
  else if (nieuwGehaald > 0 && bijDeBank > 0) await trekLinksIn(trx, betaling)
  else if (nieuwTeruggedraaid > 0) await weerBetaald(trx, betaling, bijDeBank)
}

/** What our books say of it: `teruggevorderd_centen` is what the bank still has. */
function terugvordering({ teruggevorderdCenten, teruggedraaidCenten }: Betaling): Terugvordering {
  return {
    gehaald: teruggevorderdCenten + teruggedraaidCenten,
    teruggedraaid: teruggedraaidCenten,
  }
}

/** @returns what the refund became, or null when it was known */
async function boekTerugbetaling(
  trx: TransactionClientContract,
  betaling: Betaling,
  refund: ProviderRefund
): Promise<TerugbetalingStatus | null> {
  const eigen = await vind(trx, betaling, refund)
  const terugbetaling = eigen ?? (await neemOver(trx, betaling, refund))
  const status = STATUS[refund.status]
  const van = terugbetaling.status
  if (!isLater(status, van)) return null
  await terugbetaling.merge({ providerId: refund.id, status }).save()
  await losAlarmOp(trx, ligtStilSleutel(terugbetaling.id, van))

  if (status === 'mislukt') {
    await meldMislukt(trx, betaling, terugbetaling)
    return status
  }
  if (van !== 'nieuw') return status
  await crediteer(trx, betaling.bestellingId, terugbetaling, DateTime.utc())
  if (eigen)
    await zetMailKlaar(trx, {
      soort: 'terugbetaling',
      bestellingId: betaling.bestellingId,
      volgnummer: terugbetaling.id,
    })
  return status
}

/** One whose answer got lost is recognised by what we hung on it. */
async function vind(trx: TransactionClientContract, betaling: Betaling, refund: ProviderRefund) {
  const bekend = await Terugbetaling.findBy('providerId', refund.id, { client: trx })
  if (bekend || refund.reference === null) return bekend
  return Terugbetaling.query({ client: trx })
    .where({ id: refund.reference.terugbetaling, betaling_id: betaling.id })
    .whereNull('provider_id')
    .first()
}

/** A refund that somebody made at the provider itself belongs in our books as well. */
async function neemOver(
  trx: TransactionClientContract,
  betaling: Betaling,
  refund: ProviderRefund
) {
  return Terugbetaling.create(
    {
      betalingId: betaling.id,
      providerId: refund.id,
      sleutel: refund.id,
      volgnummer: 1,
      idempotentiesleutel: crypto.randomUUID(),
      bedragCenten: refund.amountCents,
      reden: 'Gedaan bij de betaalprovider',
      status: 'nieuw',
      beheerderId: null,
    },
    { client: trx }
  )
}

async function somTerugbetaald(trx: TransactionClientContract, betaling: Betaling) {
  const gegaan = await Terugbetaling.query({ client: trx })
    .where('betaling_id', betaling.id)
    .whereIn('status', ['aangevraagd', 'betaald'])
  return gegaan.reduce((som, { bedragCenten }) => som + bedragCenten, 0)
}

/** The alarm about a refund that got no further than this status. */
export const ligtStilSleutel = (id: number, status: TerugbetalingStatus) =>
  `terugbetaling_ligt_stil:${id}:${status}`

/** The money is still the customer's, and nothing more happens by itself: a person has to look. */
export async function meldMislukt(
  trx: TransactionClientContract,
  { bestellingId }: Betaling,
  terugbetaling: Terugbetaling
) {
  await noteer(trx, bestellingId, 'terugbetaling_mislukt', String(terugbetaling.bedragCenten))
  await slaAlarm(trx, {
    sleutel: `terugbetaling_mislukt:${terugbetaling.id}`,
    soort: 'terugbetaling_mislukt',
    bestellingId,
    bijzonderheden: `terugbetaling ${terugbetaling.providerId ?? terugbetaling.id}`,
  })
}

async function meldTerugvordering(
  trx: TransactionClientContract,
  betaling: Betaling,
  centen: number
) {
  await noteer(trx, betaling.bestellingId, 'teruggevorderd', String(centen))
  await slaAlarm(trx, {
    sleutel: gevorderdsleutel(betaling),
    soort: 'teruggevorderd',
    bestellingId: betaling.bestellingId,
    bijzonderheden: `betaling ${betaling.providerId ?? betaling.id}`,
  })
}

/** Whether a parcel was held back or the money asked for anew is known to a person only. */
async function meldTeruggedraaid(
  trx: TransactionClientContract,
  betaling: Betaling,
  { centen, bijDeBank }: { readonly centen: number; readonly bijDeBank: number }
) {
  await noteer(trx, betaling.bestellingId, 'teruggedraaid', String(centen))
  if (bijDeBank === 0) await losAlarmOp(trx, gevorderdsleutel(betaling))
  await slaAlarm(trx, {
    sleutel: `teruggedraaid:${betaling.id}`,
    soort: 'teruggedraaid',
    bestellingId: betaling.bestellingId,
    bijzonderheden: `betaling ${betaling.providerId ?? betaling.id}`,
  })
}

const gevorderdsleutel = ({ id }: Betaling) => `teruggevorderd:${id}`

async function allesTerug(trx: TransactionClientContract, betaling: Betaling) {
  if (await afwijkingOpgelost(trx, betaling)) return
  if (await andersBetaald(trx, betaling)) return
  await Bestelling.query({ client: trx })
    .where('id', betaling.bestellingId)
    .whereIn('status', magVanuit('terugbetaald'))
    .update({ status: 'terugbetaald' })
  await trekLinksIn(trx, betaling)
}

/** The bank gave back what it had taken: the order is as good as paid again, and delivers again. */
async function weerBetaald(trx: TransactionClientContract, betaling: Betaling, bijDeBank: number) {
  if (betaling.status !== 'betaald') return
  const bestelling = () =>
    Bestelling.query({ client: trx })
      .where('id', betaling.bestellingId)
      .whereIn('status', magVanuit('teruggedraaid'))
  await bestelling().whereNotNull('verzonden_op').update({ status: 'verzonden' })
  await bestelling().whereNull('verzonden_op').update({ status: 'betaald' })
  if (bijDeBank === 0) await geefLinksTerug(trx, betaling)
}

/** Not when the customer withdrew from the agreement, which takes the links as well. */
async function geefLinksTerug(trx: TransactionClientContract, { bestellingId }: Betaling) {
  const herroepen = await Herroeping.query({ client: trx })
    .where('bestelling_id', bestellingId)
    .whereNot('status', 'afgewezen')
    .first()
  if (herroepen) return
  await Levering.query({ client: trx })
    .where('bestelling_id', bestellingId)
    .update({ ingetrokkenOp: null })
}

/** A payment that differed went back: the order may be paid again. */
async function afwijkingOpgelost(trx: TransactionClientContract, { id, bestellingId }: Betaling) {
  const [opgelost] = await Betaling.query({ client: trx })
    .where({ id, status: 'afwijkend' })
    .update({ openVoorBestelling: null })
  if (Number(opgelost) === 0) return false
  await mislukBestelling(trx, bestellingId, 'afwijkend')
  return true
}

/** Whether another attempt still pays for the order. */
async function andersBetaald(trx: TransactionClientContract, { id, bestellingId }: Betaling) {
  return Betaling.query({ client: trx })
    .where({ bestelling_id: bestellingId, status: 'betaald' })
    .whereNot('id', id)
    .whereColumn('terugbetaald_centen', '<', 'bedrag_centen')
    .first()
}

async function trekLinksIn(trx: TransactionClientContract, betaling: Betaling) {
  if (await andersBetaald(trx, betaling)) return
  await Levering.query({ client: trx })
    .where('bestelling_id', betaling.bestellingId)
    .whereNull('ingetrokken_op')
    .update({ ingetrokkenOp: asColumn(DateTime.utc()) })
}
