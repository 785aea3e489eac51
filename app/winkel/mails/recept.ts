import { winkelgegevens, type Opsteller } from '#app/winkel/mails/bericht'
import { bestellingUrl } from '#app/winkel/mails/leveringsgegevens'
import { hetRecept } from '#content/spelen/recept/het_recept'
import Bestelling from '#models/bestelling'

/** To the customer who found it: the recipe itself. */
export const recept: Opsteller = async (mail) => {
  const bestelling = await Bestelling.findOrFail(mail.bestellingId)
  const { email, naam } = bestelling
  return {
    aan: email,
    onderwerp: `Gevonden: ${hetRecept.titel}`,
    weergave: 'recept',
    gegevens: {
      winkel: winkelgegevens(),
      naam,
      recept: hetRecept,
      bestellingUrl: bestellingUrl(bestelling),
    },
  }
}
