import { winkelgegevens, type Opsteller } from '#app/winkel/mails/bericht'
import { bestellingUrl } from '#app/winkel/mails/leveringsgegevens'
import Bestelling from '#models/bestelling'

/** To the customer: the owner called the order off before it was paid. */
export const geannuleerd: Opsteller = async (mail) => {
  const bestelling = await Bestelling.findOrFail(mail.bestellingId)
  const { naam, nummer, spel } = bestelling
  return {
    aan: bestelling.email,
    onderwerp: `Je bestelling ${nummer} is geannuleerd`,
    weergave: 'geannuleerd',
    gegevens: {
      ...{ winkel: winkelgegevens(), naam, nummer, titel: spel.titel },
      bestellingUrl: bestellingUrl(bestelling),
    },
  }
}
