import { BaseTransformer } from '@adonisjs/core/transformers'
import ScoreRulesTransformer from '#app/live/rooms/score_rules_transformer'
import { hasYetToBegin, isBeingPlayed, roomMark } from '#app/live/rooms/manage_rooms'
import { SCORE_PROFILES } from '#games/spellenfabriek/spellenfabriek_rooms'
import { profileOf } from '#domain/live/rooms'
import type Room from '#models/live/room'
import type Spellenfabriek from '#models/live/spellenfabriek'

/** A room with all its details, for the person who runs the game. */
export default class RoomTransformer extends BaseTransformer<Room> {
  /** @param games the games with this room */
  constructor(
    room: Room,
    protected games: readonly Spellenfabriek[] = []
  ) {
    super(room)
  }

  toObject() {
    const room = this.resource
    const { id, name, adminName, storage, sequenceNumber, timeEstimate, question, answer } = room
    const { hint1, hint2, hint3 } = room
    return {
      id,
      naam: name,
      adminnaam: adminName,
      opberg: storage,
      volgnummer: sequenceNumber,
      tijdschatting: timeEstimate,
      vraag: question,
      antwoord: answer,
      hint1,
      hint2,
      hint3,
      ...new ScoreRulesTransformer(room.scoreRules).toObject(),
    }
  }

  /** With the games that it is in now and the games that wait for it, by the names of their customers. */
  forEditor() {
    const names = (part: Spellenfabriek[]) => part.map(({ customer }) => customer.name)
    return {
      ...this.toObject(),
      embleem: this.resource.emblem,
      gezien: roomMark(this.resource),
      gearchiveerd: this.resource.archivedAt !== null,
      speelt_bij: names(this.games.filter(isBeingPlayed)),
      wacht_bij: names(this.games.filter(hasYetToBegin)),
    }
  }

  forList() {
    const room = this.resource
    const { id, sequenceNumber, adminName, name, storage, timeEstimate } = room
    return {
      id,
      volgnummer: sequenceNumber,
      adminnaam: adminName,
      naam: name,
      opberg: storage,
      tijdschatting: timeEstimate,
      max_punten: room.maxPoints,
      min_punten: room.minPoints,
      profile: profileOf(room.scoreRules, SCORE_PROFILES),
      gearchiveerd: room.archivedAt !== null,
    }
  }
}
