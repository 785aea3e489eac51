import { DateTime } from 'luxon'
import { winkelgegevens, type Opsteller } from '#app/winkel/mails/bericht'
import { bestellingUrl, datum } from '#app/winkel/mails/leveringsgegevens'
import { bestellingenVan } from '#app/winkel/actions/zoek_bestellingen'

/** To a customer who lost a mail: the pages of all orders of this address. */
export const verlorenLinks: Opsteller = async (mail) => {
  const bestellingen = await bestellingenVan(mail.email!, DateTime.utc())
  return {
    aan: mail.email!,
    onderwerp: 'Je bestellingen bij ons',
    weergave: 'verloren_links',
    gegevens: {
      winkel: winkelgegevens(),
      bestellingen: bestellingen.map((bestelling) => ({
        titel: bestelling.spel.titel,
        nummer: bestelling.nummer,
        datum: datum(bestelling.createdAt),
        betaald: bestelling.betaaldOp !== null,
        url: bestellingUrl(bestelling),
      })),
    },
  }
}
