import {
  laatsteMail,
  metBestelling,
  nogEenMail,
  type Gedaan,
} from '#app/beheer/actions/met_bestelling'
import { legVast } from '#app/core/leg_vast'
import { noteer } from '#app/winkel/actions/noteer'
import { isBetaald } from '#domain/winkel/bestelling'
import { err, ok } from '#domain/result'
import type Beheerder from '#models/beheerder'
import type { MailSoort } from '#models/mail'

type Vraag = {
  readonly soort: MailSoort
  /** The number of the last one that was on the screen: a press that was sent twice counts once. */
  readonly na: number
}

/** Sends a mail that an order brought before once more; one that is still on its way is left alone. */
export async function mailOpnieuw(
  beheerder: Beheerder,
  bestellingId: number,
  { soort, na }: Vraag
): Promise<Gedaan> {
  return metBestelling(bestellingId, async (trx, bestelling) => {
    if (!isBetaald(bestelling.status)) return err({ type: 'niet_betaald' })
    const laatste = await laatsteMail(trx, bestelling, soort)
    if (!laatste) return err({ type: 'nooit_gestuurd' })
    const onderweg = laatste.status === 'wachtrij' || laatste.status === 'bezig'
    if (onderweg || laatste.volgnummer !== na) return ok(undefined)

    await nogEenMail(trx, bestelling, soort)
    await noteer(trx, bestelling.id, 'mail_opnieuw', soort)
    await legVast(trx, beheerder, 'mail_opnieuw', bestelling.nummer, { soort })
    return ok(undefined)
  })
}
