import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import { inTransaction } from '#app/core/database/transaction'
import { losAlarmOp, noteer, slaAlarm, terugkomstsleutel } from '#app/winkel/actions/noteer'
import type { Rapport } from '#domain/winkel/terugkomst'
import Mail from '#models/mail'

/**
 * What a report came to: written down, nothing (to do) about a mail of ours, about a mail that is still
 * going out, or about a mail that is not ours.
 */
export type Boeking = 'geboekt' | 'niets_te_doen' | 'nog_onderweg' | 'onbekend'

/**
 * Writes down that a mail came back, once. It mails nobody: a report about a mail to the owner would bring
 * the next one.
 */
export async function boekTerugkomst(rapporten: readonly Rapport[]): Promise<Boeking> {
  const rapport = rapporten.find(({ action }) => action === 'failed') ?? rapporten[0]
  if (!rapport) return 'onbekend'
  const mail = await Mail.findBy('bericht_id', berichtId(rapport))
  if (!mail) return 'onbekend'
  if (rapport.action === 'delayed') return 'niets_te_doen'
  /** The process that sent it did not get to write that down: it does so first, or sends it again. */
  if (mail.status === 'wachtrij' || mail.status === 'bezig') return 'nog_onderweg'
  return inTransaction((trx) => boek(trx, mail, rapport))
}

/** Somebody dealt with a mail that came back: another was sent, or it need not arrive any more. */
export async function handelTerugkomstAf(
  trx: TransactionClientContract,
  mailId: number
): Promise<boolean> {
  const [afgehandeld] = await Mail.query({ client: trx })
    .where({ id: mailId, status: 'teruggekomen' })
    .update({ status: 'verzonden', laatsteFout: null })
  if (Number(afgehandeld) === 0) return false
  await losAlarmOp(trx, terugkomstsleutel({ id: mailId }))
  return true
}

async function boek(
  trx: TransactionClientContract,
  mail: Mail,
  { status: code, diagnostic }: Rapport
): Promise<Boeking> {
  const [geboekt] = await Mail.query({ client: trx })
    .where({ id: mail.id, status: 'verzonden', bericht_id: mail.berichtId })
    .whereNull('teruggekomen_op')
    .update({
      status: 'teruggekomen',
      teruggekomenOp: asColumn(DateTime.utc()),
      teruggekomenCode: code,
      laatsteFout: diagnostic,
    })
  if (Number(geboekt) === 0) return 'niets_te_doen'
  if (mail.bestellingId !== null)
    await noteer(trx, mail.bestellingId, 'mail_teruggekomen', `${mail.soort},${code}`)
  await slaAlarm(trx, {
    sleutel: terugkomstsleutel(mail),
    soort: 'mail_teruggekomen',
    bestellingId: mail.bestellingId,
    bijzonderheden: `${mail.soort}, ${code}`,
  })
  return 'geboekt'
}

/** Our Message-IDs are the mail's own id at the host of the shop; the host may have moved since. */
const berichtId = ({ messageId }: Rapport) => messageId.split('@')[0]!
