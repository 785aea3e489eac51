import { shopData, type Composer } from '#app/shop/mails/composed_mail'
import { orderUrl } from '#app/shop/deliveries/delivery_data'
import { hetRecept } from '#games/recept/the_recipe'
import Order from '#models/shop/order'

/** To the customer who found it: the recipe itself. */
export const recept: Composer = async (mail) => {
  const order = await Order.findOrFail(mail.bestellingId)
  const { email, naam: name } = order
  return {
    aan: email,
    onderwerp: `Gevonden: ${hetRecept.titel}`,
    template: 'shop/deliveries/mails/recipe_mail',
    gegevens: {
      winkel: shopData(),
      naam: name,
      recept: hetRecept,
      bestellingUrl: orderUrl(order),
    },
  }
}
