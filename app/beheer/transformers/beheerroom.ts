import { hasYetToBegin, isBeingPlayed } from '#app/beheer/actions/beheer_room'
import { showRoom } from '#app/beheer/transformers/klantsnapshot'
import { SCORE_PROFILES } from '#content/spellenfabriek/rooms'
import { profileOf } from '#domain/spellenfabriek/room'
import type Room from '#models/room'
import type Spellenfabriek from '#models/spellenfabriek'

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
