import { hasYetToBegin, isBeingPlayed } from '#app/live/rooms/manage_rooms'
import { showRoom } from '#app/live/customers/customer_snapshot'
import { SCORE_PROFILES } from '#games/spellenfabriek/spellenfabriek_rooms'
import { profileOf } from '#domain/live/rooms'
import type Room from '#models/live/room'
import type Spellenfabriek from '#models/live/spellenfabriek'

/** A room as its editor shows it, with the games that it is in now and the games that wait for it. */
export function managedRoom(room: Room, games: Spellenfabriek[]) {
  const names = (part: Spellenfabriek[]) => part.map(({ klant: customer }) => customer.name)
  return {
    ...showRoom(room),
    gearchiveerd: room.gearchiveerdOp !== null,
    speelt_bij: names(games.filter(isBeingPlayed)),
    wacht_bij: names(games.filter(hasYetToBegin)),
  }
}

/** A room as the list of rooms shows it. */
export function roomRow(room: Room) {
  const {
    id,
    volgnummer: sequenceNumber,
    adminnaam: adminName,
    naam: name,
    opberg: storage,
    tijdschatting: timeEstimate,
  } = room
  return {
    id,
    volgnummer: sequenceNumber,
    adminnaam: adminName,
    naam: name,
    opberg: storage,
    tijdschatting: timeEstimate,
    max_punten: room.maxPunten,
    min_punten: room.minPunten,
    profiel: profileOf(room.scoreregels, SCORE_PROFILES),
    gearchiveerd: room.gearchiveerdOp !== null,
  }
}
