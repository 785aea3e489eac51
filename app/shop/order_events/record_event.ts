import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import Alarm from '#models/shop/alarm'
import OrderEvent from '#models/shop/order_event'

/** What can happen to an order, as its timeline tells it. */
export const ORDER_EVENTS = [
  'besteld',
  'betaling_opnieuw',
  'betaling_geweigerd',
  'betaling_mislukt',
  'betaald',
  'dubbel_betaald',
  'bedrag_wijkt_af',
  'betaald_na_annulering',
  'terugbetaald',
  'uitgespeeld',
  'mail_verzonden',
  'mail_mislukt',
  'mail_teruggekomen',
  'webhook',
  'terugbetaling_gevraagd',
  'terugbetaling_onbekend',
  'terugbetaling_mislukt',
  'terugbetaling_toch_gedaan',
  'teruggevorderd',
  'teruggedraaid',
  'geannuleerd',
  'verzonden',
  'gegevens_gewijzigd',
  'link_vernieuwd',
  'link_verlengd',
  'mail_opnieuw',
  'gedownload',
  'gefactureerd',
  'herroepen',
] as const
export type OrderEventKind = (typeof ORDER_EVENTS)[number]

/** What a line of kind `herroepen` is about. */
export const WITHDRAWAL_DETAILS = [
  'ontvangen',
  'retour ontvangen',
  'links ingetrokken',
  'afgehandeld',
  'afgewezen',
] as const
export type WithdrawalDetail = (typeof WITHDRAWAL_DETAILS)[number]

/** What the bookkeeping has to be able to look up. */
export const MONEY_EVENTS: readonly OrderEventKind[] = [
  'besteld',
  'betaald',
  'dubbel_betaald',
  'bedrag_wijkt_af',
  'terugbetaling_gevraagd',
  'terugbetaling_toch_gedaan',
  'terugbetaald',
  'teruggevorderd',
  'teruggedraaid',
  'geannuleerd',
  'gefactureerd',
  'herroepen',
]

export type AlarmKind =
  | 'dubbel_betaald'
  | 'bedrag_wijkt_af'
  | 'betaald_na_annulering'
  | 'mail_mislukt'
  | 'mail_teruggekomen'
  | 'postvak_onleesbaar'
  | 'actiecode_overschreden'
  | 'teruggevorderd'
  | 'teruggedraaid'
  | 'terugbetaling_mislukt'
  | 'terugbetaling_toch_gedaan'
  | 'terugbetaling_ligt_stil'
  | 'onbekende_betaling'
  | 'onverwachte_fout'

/** Adds a line to the timeline of an order; `bijzonderheden` holds no personal data. */
export async function recordEvent(
  trx: TransactionClientContract,
  orderId: number,
  kind: OrderEventKind,
  details = ''
) {
  await OrderEvent.create(
    { bestellingId: orderId, soort: kind, bijzonderheden: details },
    { client: trx }
  )
}

/** Asks for a person's attention, once per `sleutel`; what was solved and happens again, asks again. */
export async function raiseAlarm(
  trx: TransactionClientContract,
  alarm: { sleutel: string; soort: AlarmKind; bestellingId: number | null; bijzonderheden: string }
) {
  await Alarm.updateOrCreate(
    { sleutel: alarm.sleutel },
    { ...alarm, opgelostOp: null },
    { client: trx }
  )
}

/** What asked for attention came right by itself. */
export async function resolveAlarm(trx: TransactionClientContract, key: string) {
  await Alarm.query({ client: trx })
    .where({ sleutel: key })
    .whereNull('opgelost_op')
    .update({ opgelostOp: asColumn(DateTime.utc()) })
}

/** The alarm about a mail that came back. */
export const bounceKey = ({ id }: { id: number }) => `mail_teruggekomen:${id}`
