import { shopData, type Composer } from '#app/winkel/mails/bericht'
import { orderUrl } from '#app/winkel/mails/leveringsgegevens'
import { hetRecept } from '#content/spelen/recept/het_recept'
import Order from '#models/bestelling'

/** To the customer who found it: the recipe itself. */
export const recept: Composer = async (mail) => {
  const order = await Order.findOrFail(mail.bestellingId)
  const { email, naam: name } = order
  return {
    aan: email,
    onderwerp: `Gevonden: ${hetRecept.titel}`,
    weergave: 'recept',
    gegevens: {
      winkel: shopData(),
      naam: name,
      recept: hetRecept,
      bestellingUrl: orderUrl(order),
    },
  }
}
