import { metLeveringen, winkelgegevens, type Opsteller } from '#app/winkel/mails/bericht'
import { leveringsgegevens } from '#app/winkel/mails/leveringsgegevens'
import { magVerlengen } from '#domain/winkel/speellink'

/** To the customer: a week left to play, and how to make it more. */
export const linkVerloopt: Opsteller = async (mail) => {
  const bestelling = await metLeveringen(mail)
  const { naam, titel, speelUrl, speelbaarTot, bestellingUrl } = leveringsgegevens(bestelling)
  const link = bestelling.leveringen.find(({ soort }) => soort === 'speellink')!
  return {
    aan: bestelling.email,
    onderwerp: `Nog even, en je speellink van ${titel} verloopt`,
    weergave: 'link_verloopt',
    gegevens: {
      ...{ winkel: winkelgegevens(), naam, titel, speelUrl, speelbaarTot, bestellingUrl },
      verlengbaar: magVerlengen(link.looptijd, new Date()).ok,
    },
  }
}
