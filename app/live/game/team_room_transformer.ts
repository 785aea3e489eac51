import { BaseTransformer } from '@adonisjs/core/transformers'
import ScoreRulesTransformer from '#app/live/rooms/score_rules_transformer'
import { progressOf, type GameState } from '#app/live/game/game_state'
import { showAnswer } from '#domain/live/game/room_answer'
import type Room from '#models/live/room'
import type Team from '#models/live/team'

/** A room as a team sees it. Null is what it may not see yet. */
export default class TeamRoomTransformer extends BaseTransformer<Room> {
  constructor(
    room: Room,
    protected state: GameState,
    protected team: Team
  ) {
    super(room)
  }

  toObject() {
    const room = this.resource
    const progress = progressOf(this.state, this.team.id, room.id)
    const done = progress?.answer ?? false
    const open = done || this.#inside()
    return {
      id: room.id,
      naam: room.name,
      /** What is on its door. */
      embleem: room.emblem,
      volgnummer: room.sequenceNumber,
      tijdschatting: room.timeEstimate,
      ...new ScoreRulesTransformer(room.scoreRules).toObject(),
      opberg: open ? room.storage : null,
      vraag: open ? room.question : null,
      hint1: progress?.hint1 ? room.hint1 : null,
      hint2: progress?.hint2 ? room.hint2 : null,
      hint3: progress?.hint3 ? room.hint3 : null,
      antwoord: done ? showAnswer(room.answer) : null,
    }
  }

  #inside(): boolean {
    return this.state.occupations.some(
      ({ teamId, roomId }) => teamId === this.team.id && roomId === this.resource.id
    )
  }
}
