import { OccupationSchema } from '#database/schema'
import type { Occupation as Line } from '#domain/live/game/room_entry'

/** A team that is in a room. */
export default class Occupation extends OccupationSchema {
  static override table = 'occupations'

  get rule(): Line {
    return { teamId: this.teamId, roomId: this.roomId }
  }
}
