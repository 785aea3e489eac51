import { viewGameState, type GameState } from '#app/live/game/game_state'
import { finalState, pointsOf, showClock } from '#app/live/game/team_snapshot'
import Customer from '#models/live/customer'
import type Room from '#models/live/room'
import type Spellenfabriek from '#models/live/spellenfabriek'
import type Team from '#models/live/team'

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
