import { BaseTransformer } from '@adonisjs/core/transformers'
import type { RoomReport } from '#app/live/evening_report/load_room_figures'
import { tooHard, type TooHard } from '#domain/live/evening_report'

const REASONS: Record<TooHard, string> = {
  time: 'duurde veel langer dan geschat',
  hints: 'veel hints nodig',
  mistakes: 'veel fout geraden',
  unsolved: 'vaak niet zelf opgelost',
}

/** How a room went in a round, whether it was too hard, and how it usually goes. */
export default class RoomReportTransformer extends BaseTransformer<RoomReport> {
  toObject() {
    const { room, now, earlier } = this.resource
    return {
      room_id: room.id,
      name: room.name,
      timeEstimate: room.timeEstimate,
      now,
      earlier,
      tooHard: now ? tooHard(now, room.timeEstimate).map((reason) => REASONS[reason]) : [],
    }
  }
}
