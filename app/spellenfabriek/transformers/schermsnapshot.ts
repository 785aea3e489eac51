import { bekijkSpelstand, type Spelstand } from '#app/spellenfabriek/spelstand'
import { eindstand, punten, toonKlok } from '#app/spellenfabriek/transformers/teamsnapshot'
import Klant from '#models/klant'
import type Room from '#models/room'
import type Spellenfabriek from '#models/spellenfabriek'
import type Team from '#models/team'

/** What the whole hall may see: names, places and the clock; no question, answer, hint or address. */
export async function schermsnapshot({ id, klantId }: Spellenfabriek) {
  const stand = (await bekijkSpelstand(id))!
  const klant = await Klant.findOrFail(klantId)
  const { spel, teams, rooms } = stand
  return {
    name: klant.name,
    versie: spel.versie,
    server_tijd: Date.now(),
    ...toonKlok(stand),
    mededeling: spel.mededeling,
    scores_verborgen: spel.scoresVerborgen,
    teams: teams.map((team) => toonTeam(stand, team)),
    rooms: rooms.map((room) => toonRoom(stand, room)),
    eindstand: spel.status === 'finished' ? eindstand(stand) : null,
  }
}

export type Schermsnapshot = Awaited<ReturnType<typeof schermsnapshot>>

/** In order of their cards, so that hidden scores do not show in the order. */
function toonTeam(stand: Spelstand, team: Team) {
  const { voortgang, spel } = stand
  const klaar = voortgang.filter(({ teamId, antwoord }) => teamId === team.id && antwoord).length
  const zichtbaar = !spel.scoresVerborgen || spel.status === 'finished'
  return {
    team_id: team.id,
    naam: team.roepnaam,
    naam_gekozen: team.customName !== null,
    punten: zichtbaar ? punten(stand, team.id) : null,
    klaar: zichtbaar ? klaar : null,
  }
}

function toonRoom({ bezettingen, teams }: Spelstand, { id, naam, volgnummer }: Room) {
  const binnen = bezettingen.find(({ roomId }) => roomId === id)
  return {
    id,
    naam,
    volgnummer,
    bezet_door: teams.find((team) => team.id === binnen?.teamId)?.roepnaam ?? null,
  }
}
