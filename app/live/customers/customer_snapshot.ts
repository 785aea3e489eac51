import { viewGameState, type GameState } from '#app/live/game/game_state'
import {
  occupiedRooms,
  finalState,
  pointsOf,
  showClock,
  showTeam,
  showProgress,
} from '#app/live/game/team_snapshot'
import { possibleActions } from '#domain/live/game/game_flow'
import type Customer from '#models/live/customer'
import Room from '#models/live/room'
import Spellenfabriek from '#models/live/spellenfabriek'

/** A klant as the admin sees them: the whole game, answers included, and no team's token. */
export async function customerSnapshot(customer: Customer) {
  const game = await Spellenfabriek.findBy('klant_id', customer.id)
  const state = game && (await viewGameState(game.id))
  return {
    id: customer.id,
    name: customer.name,
    email: customer.email,
    versie: state?.spel.versie ?? 0,
    server_tijd: Date.now(),
    teams: state
      ? state.teams.map((team) => ({
          ...showTeam(team),
          punten: pointsOf(state, team.id),
          voortgang: state.voortgang.filter((one) => one.teamId === team.id).map(showProgress),
        }))
      : [],
    spellenfabriek: state && (await showGame(state)),
    occupied: state ? occupiedRooms(state) : [],
    eindstand: state?.ronde ? finalState(state) : null,
  }
}

export type CustomerSnapshot = Awaited<ReturnType<typeof customerSnapshot>>

async function showGame(state: GameState) {
  const { spel: game, rooms, ronde: round } = state
  const available = await Room.query().whereNull('gearchiveerd_op').orderBy('volgnummer')
  return {
    ...showClock(state),
    mededeling: game.mededeling,
    hint3_telt: game.hint3Telt,
    aantal_teams: game.aantalTeams,
    scores_verborgen: game.scoresVerborgen,
    ronde: round?.nummer ?? null,
    acties: possibleActions(game.status),
    rooms: rooms.map(showRoom),
    rooms_available: available.map(showRoom),
  }
}

/** A room with everything in it, for the one who runs the game. */
export function showRoom(room: Room) {
  const {
    id,
    naam: name,
    adminnaam: adminName,
    opberg: storage,
    volgnummer: sequenceNumber,
    tijdschatting: timeEstimate,
    vraag: question,
    antwoord: answer,
  } = room
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
    ...room.scoreregels,
  }
}
