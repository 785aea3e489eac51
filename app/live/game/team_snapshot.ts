import { fromColumn } from '#app/core/database/dialect'
import { progressOf, type GameState } from '#app/live/game/game_state'
import type { CallingTeam } from '#app/live/teams/team_access'
import type { ProgressRow } from '#app/live/game/progress_row'
import { endTime } from '#domain/live/game/countdown'
import { showAnswer } from '#domain/live/game/room_answer'
import { occupiedEntry } from '#domain/live/game/news'
import { rank } from '#domain/live/game/points'
import type Room from '#models/live/room'
import type Team from '#models/live/team'

/**
 * What a team may know: everything about its own progress, of other teams their names and where they
 * are, and all scores once the game is finished. A question shows while the team is in its room, a hint
 * when it was used, an answer when the room is done.
 */
export function teamSnapshot(
  { team, klantnaam: customerName, versie: version }: CallingTeam,
  state: GameState | null
) {
  return {
    id: team.klantId,
    name: customerName,
    /** Also for a team that stands aside: its screen has to see that this is newer. */
    versie: state?.spel.versie ?? version,
    server_tijd: Date.now(),
    team: showOwnTeam(team, state),
    teams: state ? state.teams.map(showTeam) : [],
    spellenfabriek: state && showGame(state, team),
    occupied: state ? occupiedRooms(state) : [],
    eindstand: state?.spel.status === 'finished' ? finalState(state) : null,
  }
}

export type TeamSnapshot = ReturnType<typeof teamSnapshot>

function showGame(state: GameState, team: Team) {
  const { spel: game, rooms } = state
  return {
    ...showClock(state),
    mededeling: game.mededeling,
    hint3_telt: game.hint3Telt,
    rooms: rooms.map((room) => showRoom(state, room, team)),
  }
}

/** The clock of a game, the same for every screen. */
export function showClock({ spel: game }: GameState) {
  return {
    id: game.id,
    status: game.status,
    tijdsduur: game.tijdsduur,
    start: game.start?.toISO() ?? null,
    /** Milliseconds since 1970; in a pause, what it would have been without that pause. */
    eindtijd: endTime(game.klok, game.gepauzeerdOp?.toMillis() ?? Date.now()),
    gepauzeerd_sinds: game.gepauzeerdOp?.toMillis() ?? null,
  }
}

function showRoom(state: GameState, room: Room, team: Team) {
  const progress = progressOf(state, team.id, room.id)
  const inside = state.bezettingen.some((one) => one.teamId === team.id && one.roomId === room.id)
  const done = progress?.antwoord ?? false
  return {
    id: room.id,
    naam: room.naam,
    volgnummer: room.volgnummer,
    tijdschatting: room.tijdschatting,
    ...room.scoreregels,
    vraag: inside || done ? room.vraag : null,
    hint1: progress?.hint1 ? room.hint1 : null,
    hint2: progress?.hint2 ? room.hint2 : null,
    hint3: progress?.hint3 ? room.hint3 : null,
    antwoord: done ? showAnswer(room.antwoord) : null,
  }
}

function showOwnTeam(team: Team, state: GameState | null) {
  const own = state?.voortgang.filter(({ teamId }) => teamId === team.id) ?? []
  return {
    ...showTeam(state?.teams.find(({ id }) => id === team.id) ?? team),
    punten: state ? pointsOf(state, team.id) : 0,
    voortgang: own.map(showProgress),
  }
}

/** A team as every team may see it. */
export function showTeam({ id, name, customName, updatedAt }: Team) {
  return { id, name, custom_name: customName, updated_at: updatedAt.toISO() }
}

export function showProgress(progress: ProgressRow) {
  const {
    roomId,
    antwoord: answer,
    hint1,
    hint2,
    hint3,
    aantalFout: wrongCount,
    points,
    updatedAt,
  } = progress
  return {
    room: { id: roomId },
    antwoord: Number(answer),
    hint1: Number(hint1),
    hint2: Number(hint2),
    hint3: Number(hint3),
    aantal_fout: wrongCount,
    points,
    updated_at: fromColumn(updatedAt).toISO(),
  }
}

/** Which team is in which room. */
export function occupiedRooms({ bezettingen: occupations, teams, rooms }: GameState) {
  return occupations.flatMap(({ teamId, roomId }) => {
    const team = teams.find(({ id }) => id === teamId)
    const room = rooms.find(({ id }) => id === roomId)
    if (!team || !room) return []
    return [occupiedEntry(showTeam(team), room)]
  })
}

/** A team's points in this round: its rooms, and what the game master gave or took. */
export function pointsOf(
  { voortgang: progress, correcties: corrections }: GameState,
  teamId: number
): number {
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
  return (
    sum(progress.filter((one) => one.teamId === teamId).map((one) => one.points)) +
    sum(corrections.filter((one) => one.teamId === teamId).map((one) => one.punten))
  )
}

/** The teams in order of their points. */
export function finalState(state: GameState) {
  return rank(
    state.teams.map((team) => ({
      team_id: team.id,
      naam: team.roepnaam,
      punten: pointsOf(state, team.id),
      klaar: state.voortgang.filter(({ teamId, antwoord: answer }) => teamId === team.id && answer)
        .length,
    }))
  )
}
