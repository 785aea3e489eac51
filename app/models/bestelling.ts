import { hasMany } from '@adonisjs/lucid/orm'
import type { HasMany } from '@adonisjs/lucid/types/relations'
import { perPost, vindBestelbaar, type BestelbaarSpel } from '#content/catalogus'
import { BestellingenSchema } from '#database/schema'
import type { BestellingStatus } from '#domain/winkel/bestelling'
import { verzendstand, type Verzendstand } from '#domain/winkel/verzending'
import Betaling from '#models/betaling'
import Herroeping from '#models/herroeping'
import Levering from '#models/levering'

/** An order: one game for one customer. Its life is the table in `#domain/winkel/bestelling`. */
export default class Bestelling extends BestellingenSchema {
  static override table = 'bestellingen'

  declare status: BestellingStatus

  @hasMany(() => Betaling)
  declare betalingen: HasMany<typeof Betaling>

  @hasMany(() => Levering)
  declare leveringen: HasMany<typeof Levering>

  @hasMany(() => Herroeping)
  declare herroepingen: HasMany<typeof Herroeping>

  /** How it stands to sending its parcel, with its withdrawals loaded. */
  get verzendstand(): Verzendstand {
    const { status, geannuleerdOp } = this
    return verzendstand({
      status,
      perPost: perPost(this.spel),
      herroepingen: this.herroepingen.map((een) => een.status),
      geannuleerd: geannuleerdOp !== null,
    })
  }

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
