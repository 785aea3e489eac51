import { BezettingenSchema } from '#database/schema'
import type { Occupation as Line } from '#domain/live/game/room_entry'

/** A team that is in a room. */
export default class Occupation extends BezettingenSchema {
  static override table = 'bezettingen'

  get regel(): Line {
    return { team_id: this.teamId, room_id: this.roomId, gezien: this.gezienOp.toMillis() }
  }
}
