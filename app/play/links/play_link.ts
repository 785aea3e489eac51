import db from '@adonisjs/lucid/services/db'
import type { DateTime } from 'luxon'
import { fromColumn, rowsOf } from '#app/core/database/dialect'
import type { Moment } from '#domain/play/certificates'
import type { Game } from '#domain/play/puzzles/puzzle'
import { isValid, mayExtend, type Validity } from '#domain/shop/play_links'
import PlayFlag from '#models/play/play_flag'

/** What a game knows of the delivery that its link is. */
export type PlayedDelivery = {
  readonly id: number
  readonly orderId: number
  /** Rises with each change, so that other devices notice it. */
  readonly gameVersion: number
  readonly isCompleted: boolean
  readonly validity: Validity
}

/** A personal link that may be played now, with its game. */
export type PlayLink = { readonly game: Game; readonly delivery: PlayedDelivery }

/**
 * The link of a unique id.
 *
 * @returns null when the id is unknown, belongs to another game, has ended, or was revoked after a
 *   refund; a link exists only from the moment of payment
 */
export async function findPlayLink(
  game: Game,
  uniqueId: string,
  now: DateTime
): Promise<PlayLink | null> {
  const delivery = await search(game, uniqueId)
  return delivery && isValid(delivery.validity, now.toJSDate()) ? { game, delivery } : null
}

/** Whether the id is that of a link of this game, also of one that has ended or was revoked. */
export const isKnownLink = async (game: Game, uniqueId: string): Promise<boolean> =>
  (await search(game, uniqueId)) !== null

/** Whether the customer may still extend a link that has ended. */
export async function canStillExtend(
  game: Game,
  uniqueId: string,
  now: DateTime
): Promise<boolean> {
  const delivery = await search(game, uniqueId)
  return delivery !== null && mayExtend(delivery.validity, now.toJSDate()).ok
}

async function search(game: Game, uniqueId: string): Promise<PlayedDelivery | null> {
  const [row] = await rowsOf(
    db.connection(),
    `select deliveries.id, order_id, game_version, completed_at, valid_until, extended_at, revoked_at
     from deliveries join orders on orders.id = deliveries.order_id
     where deliveries.token = ? and deliveries.kind = 'speellink' and orders.item_name = ?`,
    [uniqueId, game.itemName]
  )
  if (!row) return null
  return {
    id: Number(row.id),
    orderId: Number(row.order_id),
    gameVersion: Number(row.game_version),
    isCompleted: row.completed_at !== null,
    validity: {
      validUntil: momentOf(row.valid_until),
      extendedAt: momentOf(row.extended_at),
      revokedAt: momentOf(row.revoked_at),
    },
  }
}

const momentOf = (column: unknown) =>
  column === null ? null : fromColumn(column as string | Date).toJSDate()

/** The names of the flags that were reached on a link, in the order in which they were reached. */
export async function readFlags({ delivery }: PlayLink): Promise<string[]> {
  const rows = await rowsOf(
    db.connection(),
    'select name from play_flags where delivery_id = ? order by id',
    [delivery.id]
  )
  return rows.map(({ name }) => String(name))
}

/** The same flags with their moments, to look back on the game. */
export async function readMoments({ delivery }: PlayLink): Promise<Moment[]> {
  const rows = await PlayFlag.query().where('delivery_id', delivery.id).orderBy('id')
  return rows.map(({ name, createdAt, automatic }) => ({
    name,
    at: createdAt.toJSDate(),
    automatic: Boolean(automatic),
  }))
}
