import { viewGameState, type GameState } from '#app/spellenfabriek/spelstand'
import { finalState, pointsOf, showClock } from '#app/spellenfabriek/transformers/teamsnapshot'
import Customer from '#models/klant'
import type Room from '#models/room'
import type Spellenfabriek from '#models/spellenfabriek'
import type Team from '#models/team'

/** What the whole hall may see: names, places and the clock; no question, answer, hint or address. */
export async function screenSnapshot({ id, klantId: customerId }: Spellenfabriek) {
  const state = (await viewGameState(id))!
  const customer = await Customer.findOrFail(customerId)
  const { spel: game, teams, rooms } = state
  return {
    name: customer.name,
    versie: game.versie,
    server_tijd: Date.now(),
    ...showClock(state),
    mededeling: game.mededeling,
    scores_verborgen: game.scoresVerborgen,
    teams: teams.map((team) => showTeam(state, team)),
    rooms: rooms.map((room) => showRoom(state, room)),
    eindstand: game.status === 'finished' ? finalState(state) : null,
  }
}

export type ScreenSnapshot = Awaited<ReturnType<typeof screenSnapshot>>

/** In order of their cards, so that hidden scores do not show in the order. */
function showTeam(state: GameState, team: Team) {
  const { voortgang: progress, spel: game } = state
  const done = progress.filter(
    ({ teamId, antwoord: answer }) => teamId === team.id && answer
  ).length
  const visible = !game.scoresVerborgen || game.status === 'finished'
  return {
    team_id: team.id,
    naam: team.roepnaam,
    naam_gekozen: team.customName !== null,
    punten: visible ? pointsOf(state, team.id) : null,
    klaar: visible ? done : null,
  }
}

function showRoom(
  { bezettingen: occupations, teams }: GameState,
  { id, naam: name, volgnummer: sequenceNumber }: Room
) {
  const inside = occupations.find(({ roomId }) => roomId === id)
  return {
    id,
    naam: name,
    volgnummer: sequenceNumber,
    bezet_door: teams.find((team) => team.id === inside?.teamId)?.roepnaam ?? null,
  }
}
