import { DateTime } from 'luxon'
import { eigenaar, metLeveringen, winkelgegevens, type Opsteller } from '#app/winkel/mails/bericht'

/** To the owner: a parcel to send. */
export const verzendopdracht: Opsteller = async (mail) => {
  const bestelling = await metLeveringen(mail)
  return {
    aan: eigenaar(),
    onderwerp: `Te versturen: ${bestelling.spel.titel}, bestelling ${bestelling.nummer}`,
    weergave: 'verzendopdracht',
    gegevens: {
      winkel: winkelgegevens(),
      bestelling: bestelling.serialize({
        fields: ['nummer', 'naam', 'adres', 'postcode', 'plaats', 'email'],
      }),
      titel: bestelling.spel.titel,
      betaaldOp: (bestelling.betaaldOp ?? DateTime.utc())
        .setZone('Europe/Amsterdam')
        .toFormat('dd-MM-yyyy'),
    },
  }
}
