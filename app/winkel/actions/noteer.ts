import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import Alarm from '#models/alarm'
import Gebeurtenis from '#models/gebeurtenis'

/** What can happen to an order, as its timeline tells it. */
export const GEBEURTENISSEN = [
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
  'terugbetaling_mislukt',
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
export type GebeurtenisSoort = (typeof GEBEURTENISSEN)[number]

/** What a line of kind `herroepen` is about. */
export const HERROEPINGSDETAILS = [
  'ontvangen',
  'retour ontvangen',
  'links ingetrokken',
  'afgehandeld',
  'afgewezen',
] as const
export type Herroepingsdetail = (typeof HERROEPINGSDETAILS)[number]

/** What the bookkeeping has to be able to look up. */
export const GELDGEBEURTENISSEN: readonly GebeurtenisSoort[] = [
  'besteld',
  'betaald',
  'dubbel_betaald',
  'bedrag_wijkt_af',
  'terugbetaling_gevraagd',
  'terugbetaald',
  'teruggevorderd',
  'teruggedraaid',
  'geannuleerd',
  'gefactureerd',
  'herroepen',
]

export type AlarmSoort =
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
  | 'terugbetaling_ligt_stil'
  | 'onbekende_betaling'

/** Adds a line to the timeline of an order; `bijzonderheden` holds no personal data. */
export async function noteer(
  trx: TransactionClientContract,
  bestellingId: number,
  soort: GebeurtenisSoort,
  bijzonderheden = ''
) {
  await Gebeurtenis.create({ bestellingId, soort, bijzonderheden }, { client: trx })
}

/** Asks for a person's attention, once per `sleutel`; what was solved and happens again, asks again. */
export async function slaAlarm(
  trx: TransactionClientContract,
  alarm: { sleutel: string; soort: AlarmSoort; bestellingId: number | null; bijzonderheden: string }
) {
  await Alarm.updateOrCreate(
    { sleutel: alarm.sleutel },
    { ...alarm, opgelostOp: null },
    { client: trx }
  )
}

/** What asked for attention came right by itself. */
export async function losAlarmOp(trx: TransactionClientContract, sleutel: string) {
  await Alarm.query({ client: trx })
    .where({ sleutel })
    .whereNull('opgelost_op')
    .update({ opgelostOp: asColumn(DateTime.utc()) })
}

/** The alarm about a mail that came back. */
export const terugkomstsleutel = ({ id }: { id: number }) => `mail_teruggekomen:${id}`
