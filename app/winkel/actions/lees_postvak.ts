import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import { DateTime } from 'luxon'
import { inTransaction } from '#app/core/database/transaction'
import { oneAtATime } from '#app/core/jobs/one_at_a_time'
import { mailParts } from '#app/core/mail/mail_parts'
import { Postvak, PostvakOnbereikbaar } from '#app/core/mail/postvak'
import { boekTerugkomst, type Boeking } from '#app/winkel/actions/boek_terugkomst'
import { losAlarmOp, slaAlarm } from '#app/winkel/actions/noteer'
import { leesRapport, type Rapport } from '#domain/winkel/terugkomst'

const BEURT = 'postvak'
/** Longer than a visit takes, see `ImapPostvak`. */
const BEURT_MINUTEN = 5
/** A mail server may be away for a while before somebody has to look. */
const GEDULD_UREN = 2

/** Reads which mails came back, in one process at a time. */
@inject()
export default class LeesPostvak {
  constructor(protected postvak: Postvak) {}

  async execute() {
    await oneAtATime(BEURT, { minutes: BEURT_MINUTEN }, async ({ lastSuccess }) => {
      try {
        await this.postvak.reports((bron) => verwerk(bron))
      } catch (error) {
        if (!(error instanceof PostvakOnbereikbaar)) throw error
        await this.#meld(error, lastSuccess)
        return false
      }
      await inTransaction((trx) => losAlarmOp(trx, BEURT))
      return true
    })
  }

  async #meld({ geweigerd, code }: PostvakOnbereikbaar, laatst: DateTime | null) {
    logger.warn({ code }, 'the mailbox for undelivered mails cannot be read')
    const lang = laatst === null || laatst < DateTime.utc().minus({ hours: GEDULD_UREN })
    if (!geweigerd && !lang) return
    await inTransaction((trx) =>
      slaAlarm(trx, {
        sleutel: BEURT,
        soort: 'postvak_onleesbaar',
        bestellingId: null,
        bijzonderheden: code,
      })
    )
  }
}

/** What is left unread: a report that is not about a mail of ours, and one that came too early. */
const BLIJFT_ONGELEZEN: readonly Boeking[] = ['onbekend', 'nog_onderweg']

/** Whether the report is done with. One that cannot be read is somebody else's to look at. */
async function verwerk(bron: Buffer): Promise<boolean> {
  const boeking = await boekTerugkomst(await lees(bron))
  if (boeking === 'geboekt') logger.info('a mail came back')
  return !BLIJFT_ONGELEZEN.includes(boeking)
}

async function lees(bron: Buffer): Promise<Rapport[]> {
  try {
    return leesRapport(await mailParts(bron))
  } catch {
    return []
  }
}
