import { hasMany } from '@adonisjs/lucid/orm'
import type { HasMany } from '@adonisjs/lucid/types/relations'
import { vindBestelbaar, type BestelbaarSpel } from '#content/catalogus'
import { BestellingenSchema } from '#database/schema'
import type { BestellingStatus } from '#domain/winkel/bestelling'
import Betaling from '#models/betaling'
import Levering from '#models/levering'

/** An order: one game for one customer. Its life is the table in `#domain/winkel/bestelling`. */
export default class Bestelling extends BestellingenSchema {
  static override table = 'bestellingen'

  declare status: BestellingStatus

  @hasMany(() => Betaling)
  declare betalingen: HasMany<typeof Betaling>

  @hasMany(() => Levering)
  declare leveringen: HasMany<typeof Levering>

  /** The ordered game; it stays in the catalogue for as long as its orders are kept. */
  get spel(): BestelbaarSpel {
    const spel = vindBestelbaar(this.itemName)
    if (!spel)
      throw new Error(
        `Order ${this.nummer} is for "${this.itemName}", which the catalogue does not know`
      )
    return spel
  }
}
