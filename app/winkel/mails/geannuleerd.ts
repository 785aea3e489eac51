import { shopData, type Composer } from '#app/winkel/mails/bericht'
import { orderUrl } from '#app/winkel/mails/leveringsgegevens'
import Order from '#models/bestelling'

/** To the customer: the owner called the order off before it was paid. */
export const canceled: Composer = async (mail) => {
  const order = await Order.findOrFail(mail.bestellingId)
  const { naam: name, nummer: number, spel: game } = order
  return {
    aan: order.email,
    onderwerp: `Je bestelling ${number} is geannuleerd`,
    weergave: 'geannuleerd',
    gegevens: {
      ...{ winkel: shopData(), naam: name, nummer: number, titel: game.titel },
      bestellingUrl: orderUrl(order),
    },
  }
}
