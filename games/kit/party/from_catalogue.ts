import type { Game } from '#games/kit/game'

/** What a party pack tells of its game, from the game's entry in the catalogue. */
export const asInParty = ({ itemName, title, playtime, image }: Game) => ({
  itemName,
  title,
  playtime,
  picture: `items/${image}`,
})
