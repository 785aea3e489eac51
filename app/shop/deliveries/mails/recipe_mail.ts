import type { Composer } from '#app/shop/mails/composed_mail'
import { orderUrl } from '#app/shop/deliveries/delivery_data'
import { theRecipe } from '#games/recept/the_recipe'
import Order from '#models/shop/order'

/** Sends the customer who found it the recipe itself. */
export const recept: Composer = async (mail) => {
  const order = await Order.findOrFail(mail.orderId)
  const { email, name } = order
  return {
    to: email,
    subject: `Gevonden: ${theRecipe.title}`,
    template: 'shop/deliveries/mails/recipe_mail',
    data: {
      name,
      recipe: theRecipe,
      orderUrl: orderUrl(order),
    },
  }
}
