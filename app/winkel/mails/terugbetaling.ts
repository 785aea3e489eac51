import { winkelgegevens, type Opsteller } from '#app/winkel/mails/bericht'
import { alsEuro } from '#domain/winkel/prijs'
import Bestelling from '#models/bestelling'
import Factuur from '#models/factuur'
import Terugbetaling from '#models/terugbetaling'
import env from '#start/env'

/** To the customer: money is on its way back. The number of the mail is the id of the refund. */
export const terugbetaling: Opsteller = async (mail) => {
  const bestelling = await Bestelling.findOrFail(mail.bestellingId)
  const { bedragCenten } = await Terugbetaling.findOrFail(mail.volgnummer)
  const creditnota = await Factuur.findBy('terugbetalingId', mail.volgnummer)
  const bedrag = alsEuro(bedragCenten)
  return {
    aan: bestelling.email,
    onderwerp: `Je krijgt ${bedrag} terug van bestelling ${bestelling.nummer}`,
    weergave: 'terugbetaling',
    gegevens: {
      winkel: winkelgegevens(),
      naam: bestelling.naam,
      nummer: bestelling.nummer,
      titel: bestelling.spel.titel,
      bedrag,
      creditnotaUrl: creditnota ? creditnotaUrl(bestelling, creditnota) : null,
    },
  }
}

function creditnotaUrl({ token }: Bestelling, { nummer }: Factuur): string {
  return `${env.appUrl}/bestelling/${token}/creditnota/${nummer}`
}
