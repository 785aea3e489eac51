import { OccupationSchema } from '#database/schema'
import type { Occupation as Line } from '#domain/live/game/room_entry'

/** A team that is in a room. */
export default class Occupation extends OccupationSchema {
  static override table = 'occupations'

  get rule(): Line {
    return { team_id: this.teamId, room_id: this.roomId, gezien: this.seenAt.toMillis() }
  }
}
