import { belongsTo, column, hasMany, manyToMany } from '@adonisjs/lucid/orm'
import type { BelongsTo, HasMany, ManyToMany } from '@adonisjs/lucid/types/relations'
import { LiveGameSchema } from '#database/schema'
import type { Clock } from '#domain/live/game/countdown'
import type { Status } from '#domain/live/game/game_flow'
import Customer from '#models/live/customer'
import Room from '#models/live/room'
import Round from '#models/live/round'

/** The live game of a customer (klant). */
export default class Spellenfabriek extends LiveGameSchema {
  static override table = 'live_games'

  @hasMany(() => Round, { foreignKey: 'spellenfabriekId' })
  declare rounds: HasMany<typeof Round>

  declare status: Status
  declare hint3Counts: 1 | 2

  /** SQLite stores a boolean as 0 or 1. */
  @column({ consume: Boolean })
  declare scoresHidden: boolean

  @belongsTo(() => Customer, { foreignKey: 'customerId' })
  declare customer: BelongsTo<typeof Customer>

  @manyToMany(() => Room, {
    pivotTable: 'room_selections',
    pivotForeignKey: 'spellenfabriek_id',
    pivotRelatedForeignKey: 'room_id',
    onQuery: (query) => query.orderBy('sequence_number').orderBy('rooms.id'),
  })
  declare rooms: ManyToMany<typeof Room>

  /** Since when it runs without a break, in milliseconds since 1970; null while it stands still. */
  get runningSince(): number | null {
    if (this.status !== 'started' || this.start === null || this.pausedAt !== null) return null
    return Math.max(this.start.toMillis(), this.resumedAt?.toMillis() ?? 0)
  }

  get clock(): Clock {
    return {
      start: this.start?.toMillis() ?? null,
      durationMinutes: this.duration,
      extraSeconds: this.extraSeconds,
      pauseSeconds: this.pauseSeconds,
      pausedSince: this.pausedAt?.toMillis() ?? null,
    }
  }
}
