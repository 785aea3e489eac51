import { winkelgegevens, type Opsteller } from '#app/winkel/mails/bericht'
import { hintUrl } from '#app/winkel/mails/leveringsgegevens'
import { volglink } from '#domain/winkel/verzending'
import Bestelling from '#models/bestelling'

/** To the customer: the parcel is on its way, and where it is followed. */
export const verzonden: Opsteller = async (mail) => {
  const bestelling = await Bestelling.findOrFail(mail.bestellingId)
  const { naam, nummer, spel, adres, postcode, plaats, vervoerder, trackTrace } = bestelling
  return {
    aan: bestelling.email,
    onderwerp: `Onderweg: ${spel.titel}, bestelling ${nummer}`,
    weergave: 'verzonden',
    gegevens: {
      winkel: winkelgegevens(),
      ...{ naam, nummer, adres, postcode, plaats, trackTrace },
      titel: spel.titel,
      vervoerder: vervoerder === 'Anders' ? null : vervoerder,
      volglink: volglink(vervoerder, trackTrace, postcode),
      hintUrl: hintUrl(bestelling),
    },
  }
}
