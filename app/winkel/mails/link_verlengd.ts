import { metLeveringen, winkelgegevens, type Opsteller } from '#app/winkel/mails/bericht'
import { leveringsgegevens } from '#app/winkel/mails/leveringsgegevens'

/** To the customer: the owner lets the play link work for longer, and until when. */
export const linkVerlengd: Opsteller = async (mail) => {
  const bestelling = await metLeveringen(mail)
  const { naam, nummer, titel, speelUrl, speelbaarTot, bestellingUrl } =
    leveringsgegevens(bestelling)
  return {
    aan: bestelling.email,
    onderwerp: `Je speelt ${titel} langer`,
    weergave: 'link_verlengd',
    gegevens: {
      ...{ winkel: winkelgegevens(), naam, nummer, titel, speelUrl, speelbaarTot, bestellingUrl },
    },
  }
}
