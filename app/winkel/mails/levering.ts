import { metLeveringen, winkelgegevens, type Opsteller } from '#app/winkel/mails/bericht'
import { leveringsgegevens } from '#app/winkel/mails/leveringsgegevens'

/** To the customer: the download, the play link, or that a parcel is on its way. */
export const levering: Opsteller = async (mail) => {
  const bestelling = await metLeveringen(mail)
  return {
    aan: bestelling.email,
    onderwerp: `${bestelling.spel.titel}: je bestelling ${bestelling.nummer}`,
    weergave: 'levering',
    gegevens: { winkel: winkelgegevens(), ...leveringsgegevens(bestelling) },
  }
}
