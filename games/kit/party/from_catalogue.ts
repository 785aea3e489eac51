import type { Game } from '#games/kit/game'

/** What a party pack tells of its game, from the game's entry in the catalogue. */
export const asInParty = ({ itemName, title, playtime, image }: Game) => ({
  itemName,
  title,
  playtime,
  picture: `items/${image}`,
})

/**
 * What does not lie ready: a printer and the internet, which are used before the party, and the
 * supervisor.
 */
const NOT_LAID_OUT = /printer|^Internet$|^Een begeleider$/

/** What lies ready: all that the game's one list says, and then what only the party needs. */
export const lyingReady = ({ needed }: Game, ofParty: readonly string[]) => [
  ...needed.filter((thing) => !NOT_LAID_OUT.test(thing)),
  ...ofParty,
]
