import { belongsTo, column, manyToMany } from '@adonisjs/lucid/orm'
import type { BelongsTo, ManyToMany } from '@adonisjs/lucid/types/relations'
import { SpellenfabriekenSchema } from '#database/schema'
import type { Clock } from '#domain/live/game/countdown'
import type { Status } from '#domain/live/game/game_flow'
import Customer from '#models/live/customer'
import Room from '#models/live/room'

/** A klant's live game. */
export default class Spellenfabriek extends SpellenfabriekenSchema {
  static override table = 'spellenfabrieken'

  declare status: Status
  declare hint3Telt: 1 | 2

  /** SQLite keeps a boolean as 0 or 1. */
  @column({ consume: Boolean })
  declare scoresVerborgen: boolean

  @belongsTo(() => Customer, { foreignKey: 'klantId' })
  declare klant: BelongsTo<typeof Customer>

  @manyToMany(() => Room, {
    pivotTable: 'spellenfabriek_roomkeuzes',
    pivotForeignKey: 'spellenfabriek_id',
    pivotRelatedForeignKey: 'room_id',
    onQuery: (query) => query.orderBy('volgnummer').orderBy('spellenfabriek_rooms.id'),
  })
  declare rooms: ManyToMany<typeof Room>

  get klok(): Clock {
    return {
      start: this.start?.toMillis() ?? null,
      tijdsduur_minuten: this.tijdsduur,
      extra_seconden: this.extraSeconden,
      pauze_seconden: this.pauzeSeconden,
      gepauzeerd_sinds: this.gepauzeerdOp?.toMillis() ?? null,
    }
  }
}
