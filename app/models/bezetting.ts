import { BezettingenSchema } from '#database/schema'
import type { Bezetting as Regel } from '#domain/spellenfabriek/betreden'

/** A team that is in a room. */
export default class Bezetting extends BezettingenSchema {
  static override table = 'bezettingen'

  get regel(): Regel {
    return { team_id: this.teamId, room_id: this.roomId, gezien: this.gezienOp.toMillis() }
  }
}
