import {
  byUrgency,
  paceIn,
  silenceOf,
  silentMinutes,
  urgencyOf,
} from '#domain/live/control/urgency'
import { stillPlaying } from '#domain/live/game/still_playing'
import type { CustomerTeam, Game, GamePanel } from './game_panel'

const MINUTE_MS = 60_000

/**
 * The teams as the game master follows them, the most urgent first.
 *
 * @param now the server's clock, in milliseconds since 1970
 */
export function followedTeams({ snapshot, game }: GamePanel, now: number) {
  const clock = game.gepauzeerd_sinds ?? now
  const start = game.start === null ? now : Date.parse(game.start)
  const teams = snapshot.teams.map((team, index) => {
    const inside = snapshot.occupied.find(({ team_id: id }) => id === team.id)
    const room = game.rooms.find(({ id }) => id === inside?.spellenfabriek_room_id)
    return {
      team,
      index,
      name: room?.adminnaam ?? null,
      room: room && {
        minutes: Math.max(0, (clock - (inside?.sinds ?? clock)) / MINUTE_MS),
        estimate: room.tijdschatting,
      },
      silence: silentMinutes(team.gehoord_om, start, now),
      sinceStart: (now - start) / MINUTE_MS,
      ready: isReady(team, game),
      ...countsOf(team, room?.id),
    }
  })
  return byUrgency(teams.map((one) => ({ ...one, room: one.room ?? null }))).map((one) => ({
    ...one,
    urgency: urgencyOf(one),
    pace: paceIn(one.room),
    quiet: silenceOf(one),
  }))
}

export type FollowedTeam = ReturnType<typeof followedTeams>[number]

const isReady = ({ voortgang: progress }: CustomerTeam, { rooms }: Game) =>
  rooms.length > 0 &&
  stillPlaying(
    [progress.map(({ room, antwoord: answer }) => ({ roomId: room.id, done: answer === 1 }))],
    rooms.map(({ id }) => id)
  ) === 0

/** The mistakes and hints in the room where the team is. */
function countsOf({ voortgang: progress }: CustomerTeam, roomId: number | undefined) {
  const here = progress.find(({ room }) => room.id === roomId)
  return {
    mistakes: here?.aantal_fout ?? 0,
    hints: here ? here.hint1 + here.hint2 + here.hint3 : 0,
  }
}
