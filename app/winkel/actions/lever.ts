import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import { inTransaction } from '#app/core/database/transaction'
import { inside } from '#app/core/jobs/enqueue'
import { freshToken } from '#app/core/tokens'
import { losAlarmOp, terugkomstsleutel } from '#app/winkel/actions/noteer'
import VerstuurMail from '#app/winkel/jobs/verstuur_mail'
import { MAANDEN_SPEELBAAR } from '#domain/winkel/levering'
import type Bestelling from '#models/bestelling'
import Levering from '#models/levering'
import Mail, { NIET_AANGEKOMEN, type MailSoort } from '#models/mail'

/**
 * Writes what a paid order brings: its deliveries, its mails and the jobs that send them, all in the
 * transaction that made the order paid. Unique constraints keep it to once per order and kind.
 */
export async function lever(trx: TransactionClientContract, bestelling: Bestelling, nu: DateTime) {
  const { levering, speelbaarTotEenMaand } = bestelling.spel.verkoop

  for (const soort of levering) {
    await Levering.create(
      {
        bestellingId: bestelling.id,
        soort,
        token: soort === 'post' ? null : freshToken(),
        geldigTot:
          soort === 'speellink' && speelbaarTotEenMaand ? speelbaarTot(bestelling.createdAt) : null,
        aantalOpgehaald: 0,
        createdAt: nu,
      },
      { client: trx }
    )
  }

  await zetMailKlaar(trx, { soort: 'levering', bestellingId: bestelling.id })
  if (levering.includes('post'))
    await zetMailKlaar(trx, { soort: 'verzendopdracht', bestellingId: bestelling.id })
}

/**
 * One month after the order to the second, by the Dutch calendar: ordered on the 31st of January at
 * eight in the evening, playable until the 28th (or 29th) of February at eight in the evening. An
 * extension counts in the same way, from its own beginning.
 */
export function speelbaarTot(begin: DateTime): DateTime {
  return begin.setZone('Europe/Amsterdam').plus({ months: MAANDEN_SPEELBAAR }).toUTC()
}

/** Puts a mail in the outbox with the job that sends it. */
export async function zetMailKlaar(
  trx: TransactionClientContract,
  mail: {
    soort: MailSoort
    bestellingId?: number
    contactberichtId?: number
    email?: string
    volgnummer?: number
    contactantwoordId?: number
    herroepingId?: number
  }
) {
  const { id } = await Mail.create(
    { ...mail, status: 'wachtrij', pogingen: 0, berichtId: versBerichtId(mail.soort) },
    { client: trx }
  )
  await VerstuurMail.dispatch({ mailId: id }).with(inside(trx))
}

/** A Message-ID of its own: what a mail server says of a mail is looked up by it. */
const versBerichtId = (soort: MailSoort) => `${soort}.${freshToken()}`

/**
 * Tries a mail again that was given up or came back; one that is on its way or was sent is left alone.
 * What came back goes out as another mail, so that nothing that is still said of the first one counts.
 *
 * @param ook what else belongs to it, in its transaction
 */
export async function stuurOpnieuw(
  mailId: number,
  ook?: (trx: TransactionClientContract) => Promise<void>
) {
  await inTransaction(async (trx) => {
    const mail = await Mail.query({ client: trx }).where('id', mailId).forUpdate().first()
    if (!mail || !NIET_AANGEKOMEN.includes(mail.status)) return
    if (mail.status === 'teruggekomen') {
      await losAlarmOp(trx, terugkomstsleutel(mail))
      mail.merge({ berichtId: versBerichtId(mail.soort), verzondenOp: null, pogingen: 0 })
    }
    await mail
      .merge({
        status: 'wachtrij',
        laatsteFout: null,
        teruggekomenOp: null,
        teruggekomenCode: null,
      })
      .save()
    await VerstuurMail.dispatch({ mailId }).with(inside(trx))
    await ook?.(trx)
  })
}
