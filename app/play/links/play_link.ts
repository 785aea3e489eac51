import type { DateTime } from 'luxon'
import type { Moment } from '#domain/play/certificates'
import type { Game } from '#domain/play/puzzles/puzzle'
import { mayExtend } from '#domain/play/links'
import Delivery from '#models/shop/delivery'
import PlayFlag from '#models/play/play_flag'

/** A personal link that may be played now, with the game it is for. */
export type PlayLink = { readonly spel: Game; readonly levering: Delivery }

/**
 * The link that a unique id stands for.
 *
 * @returns null when nobody has it, it is for another game, it has ended, or its money went back;
 *   a link exists only from the moment of payment
 */
export async function findPlayLink(
  game: Game,
  uniqueId: string,
  now: DateTime
): Promise<PlayLink | null> {
  const delivery = await search(game, uniqueId)
  return delivery?.isGeldig(now.toJSDate()) ? { spel: game, levering: delivery } : null
}

/** Whether a link that has ended may still be extended by who ordered it. */
export async function canStillExtend(
  game: Game,
  uniqueId: string,
  now: DateTime
): Promise<boolean> {
  const delivery = await search(game, uniqueId)
  return delivery !== null && mayExtend(delivery.looptijd, now.toJSDate()).ok
}

function search(game: Game, uniqueId: string): Promise<Delivery | null> {
  return Delivery.query()
    .where({ token: uniqueId, soort: 'speellink' })
    .whereHas('bestelling', (order) => order.where('item_name', game.itemName))
    .first()
}

/** The names of the flags that were reached on a link, in the order they were reached. */
export async function readFlags({ levering: delivery }: PlayLink): Promise<string[]> {
  const rows = await PlayFlag.query()
    .where('levering_id', delivery.id)
    .orderBy('id')
    .select('naam')
    .pojo<{ naam: string }>()
  return rows.map(({ naam: name }) => name)
}

/** The same flags with their moments, for who looks back. */
export async function readMoments({ levering: delivery }: PlayLink): Promise<Moment[]> {
  const rows = await PlayFlag.query().where('levering_id', delivery.id).orderBy('id')
  return rows.map(({ naam: name, createdAt, automatisch: automatic }) => ({
    naam: name,
    op: createdAt.toJSDate(),
    automatisch: Boolean(automatic),
  }))
}
