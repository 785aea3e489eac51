import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { ContactantwoordenSchema } from '#database/schema'
import Contactbericht from '#models/contactbericht'

/** What we answered to a message. */
export default class Contactantwoord extends ContactantwoordenSchema {
  static override table = 'contactantwoorden'

  @belongsTo(() => Contactbericht)
  declare contactbericht: BelongsTo<typeof Contactbericht>
}
