import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { Naspel } from '#app/spelen/naspel'
import { noteer } from '#app/winkel/actions/noteer'
import { zetMailKlaar } from '#app/winkel/actions/lever'
import Bestelling from '#models/bestelling'
import type Levering from '#models/levering'
import type { MailSoort } from '#models/mail'

/** What a game brings after its end, by its `itemName`. */
const NASPELMAILS: Partial<Record<string, MailSoort>> = { 'het-verdwenen-recept': 'recept' }

/** Mails what a finished game promised to whoever bought it. */
export class VerrasNaAfloop extends Naspel {
  async uitgespeeld(trx: TransactionClientContract, { bestellingId }: Levering) {
    const { itemName } = await Bestelling.findOrFail(bestellingId, { client: trx })
    await noteer(trx, bestellingId, 'uitgespeeld')
    const soort = NASPELMAILS[itemName]
    if (soort) await zetMailKlaar(trx, { soort, bestellingId })
  }
}
