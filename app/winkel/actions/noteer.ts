import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import Alarm from '#models/alarm'
import Gebeurtenis from '#models/gebeurtenis'

/** What can happen to an order, as its timeline tells it. */
export type GebeurtenisSoort =
  | 'besteld'
  | 'betaling_opnieuw'
  | 'betaling_geweigerd'
  | 'betaling_mislukt'
  | 'betaald'
  | 'dubbel_betaald'
  | 'bedrag_wijkt_af'
  | 'terugbetaald'
  | 'uitgespeeld'
  | 'mail_verzonden'
  | 'mail_mislukt'

export type AlarmSoort =
  'dubbel_betaald' | 'bedrag_wijkt_af' | 'mail_mislukt' | 'actiecode_overschreden'

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
