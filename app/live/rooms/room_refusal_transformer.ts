import { CHANGED_MEANWHILE, CHANGED_REASON } from '#app/admin/shell/changed_meanwhile'
import { BaseTransformer } from '@adonisjs/core/transformers'
import type { Refused } from '#app/live/rooms/manage_rooms'

const LIST_FORMAT = new Intl.ListFormat('nl', { type: 'conjunction' })

/** Why a room cannot be changed: for the owner, and for a program. */
export default class RoomRefusalTransformer extends BaseTransformer<Refused> {
  /** @param advice what can be done meanwhile */
  constructor(
    refused: Refused,
    protected advice: string
  ) {
    super(refused)
  }

  toObject() {
    if (this.resource.type === 'changed_meanwhile')
      return { message: CHANGED_MEANWHILE, reden: CHANGED_REASON }
    const customers = LIST_FORMAT.format(this.resource.customers)
    const why = `Deze kamer doet mee in het spel dat nu wordt gespeeld bij ${customers}.`
    return { message: `${why} ${this.advice}`, reden: 'room_in_spel' }
  }
}
