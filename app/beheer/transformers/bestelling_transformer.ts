import { BaseTransformer } from '@adonisjs/core/transformers'
import { alsEuro } from '#domain/winkel/prijs'
import type Bestelling from '#models/bestelling'

/** An order as the owner sees it in a list. */
export default class BestellingTransformer extends BaseTransformer<Bestelling> {
  toObject() {
    const { nummer, naam, spel, status, totaalCenten, createdAt } = this.resource
    return {
      nummer,
      naam,
      spel: spel.titel,
      status,
      totaal: alsEuro(totaalCenten),
      op: createdAt.toISO()!,
    }
  }
}
