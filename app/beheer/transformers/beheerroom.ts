import { moetNogBeginnen, wordtGespeeld } from '#app/beheer/actions/beheer_room'
import { toonRoom } from '#app/beheer/transformers/klantsnapshot'
import { SCOREPROFIELEN } from '#content/spellenfabriek/rooms'
import { profielVan } from '#domain/spellenfabriek/room'
import type Room from '#models/room'
import type Spellenfabriek from '#models/spellenfabriek'

/** A room as its editor shows it, with the games that it is in now and the games that wait for it. */
export function beheerroom(room: Room, spellen: Spellenfabriek[]) {
  const namen = (deel: Spellenfabriek[]) => deel.map(({ klant }) => klant.name)
  return {
    ...toonRoom(room),
    gearchiveerd: room.gearchiveerdOp !== null,
    speelt_bij: namen(spellen.filter(wordtGespeeld)),
    wacht_bij: namen(spellen.filter(moetNogBeginnen)),
  }
}

/** A room as the list of rooms shows it. */
export function roomregel(room: Room) {
  const { id, volgnummer, adminnaam, naam, opberg, tijdschatting } = room
  return {
    id,
    volgnummer,
    adminnaam,
    naam,
    opberg,
    tijdschatting,
    max_punten: room.maxPunten,
    min_punten: room.minPunten,
    profiel: profielVan(room.scoreregels, SCOREPROFIELEN),
    gearchiveerd: room.gearchiveerdOp !== null,
  }
}
