import type { Composer } from '#app/shop/mails/composed_mail'
import { pictureOf } from '#app/shop/deliveries/delivery_data'
import { playerOf } from '#app/shop/gifts/player_of'
import { theRecipe } from '#games/recept/the_recipe'
import Order from '#models/shop/order'

/** Sends the customer who found it the recipe itself. */
export const recept: Composer = async (mail) => {
  const order = await Order.findOrFail(mail.orderId)
  const { to, ...player } = await playerOf(order)
  return {
    to,
    subject: `Gevonden: ${theRecipe.title}`,
    template: 'shop/deliveries/mails/recipe_mail',
    data: {
      ...player,
      picture: pictureOf(order),
      recipe: theRecipe,
    },
  }
}
