import { bekijkSpelstand, type Spelstand } from '#app/spellenfabriek/spelstand'
import {
  bezet,
  eindstand,
  punten,
  toonKlok,
  toonTeam,
  toonVoortgang,
} from '#app/spellenfabriek/transformers/teamsnapshot'
import { mogelijkeActies } from '#domain/spellenfabriek/spelverloop'
import type Klant from '#models/klant'
import Room from '#models/room'
import Spellenfabriek from '#models/spellenfabriek'

/** A klant as the admin sees them: the whole game, answers included, and no team's token. */
export async function klantsnapshot(klant: Klant) {
  const spel = await Spellenfabriek.findBy('klant_id', klant.id)
  const stand = spel && (await bekijkSpelstand(spel.id))
  return {
    id: klant.id,
    name: klant.name,
    email: klant.email,
    versie: stand?.spel.versie ?? 0,
    server_tijd: Date.now(),
    teams: stand
      ? stand.teams.map((team) => ({
          ...toonTeam(team),
          punten: punten(stand, team.id),
          voortgang: stand.voortgang.filter((een) => een.teamId === team.id).map(toonVoortgang),
        }))
      : [],
    spellenfabriek: stand && (await toonSpel(stand)),
    occupied: stand ? bezet(stand) : [],
    eindstand: stand?.ronde ? eindstand(stand) : null,
  }
}

export type Klantsnapshot = Awaited<ReturnType<typeof klantsnapshot>>

async function toonSpel(stand: Spelstand) {
  const { spel, rooms, ronde } = stand
  const beschikbaar = await Room.query().whereNull('gearchiveerd_op').orderBy('volgnummer')
  return {
    ...toonKlok(stand),
    mededeling: spel.mededeling,
    hint3_telt: spel.hint3Telt,
    aantal_teams: spel.aantalTeams,
    scores_verborgen: spel.scoresVerborgen,
    ronde: ronde?.nummer ?? null,
    acties: mogelijkeActies(spel.status),
    rooms: rooms.map(toonRoom),
    rooms_available: beschikbaar.map(toonRoom),
  }
}

/** A room with everything in it, for the one who runs the game. */
export function toonRoom(room: Room) {
  const { id, naam, adminnaam, opberg, volgnummer, tijdschatting, vraag, antwoord } = room
  const { hint1, hint2, hint3 } = room
  return {
    id,
    naam,
    adminnaam,
    opberg,
    volgnummer,
    tijdschatting,
    vraag,
    antwoord,
    hint1,
    hint2,
    hint3,
    ...room.scoreregels,
  }
}
