import type { DateTime } from 'luxon'
import { once } from '#app/live/control/once'
import { closeRound, finishRound, participation, startRound } from '#app/live/control/play_round'
import { releaseRoom } from '#app/live/game/occupations/room_occupation'
import { changeGame, type ChangingGame } from '#app/live/game/change_game'
import type { GameLogData } from '#domain/live/game/game_log_data'
import type { GameRefusal } from '#app/live/game/game_refusal'
import { isNameTaken } from '#app/live/teams/choose_team_name'
import { endAccessBy } from '#app/live/channels/access'
import { freshToken } from '#app/core/tokens'
import { err, ok, type Result } from '#domain/result'
import { withExtraTime } from '#domain/live/game/countdown'
import { isIntended, nextStatus, type Action, type Status } from '#domain/live/game/game_flow'
import PointsCorrection from '#models/live/points_correction'
import type Team from '#models/live/team'

type Outcome = Promise<Result<void, GameRefusal>>
export type ButtonAction = Exclude<Action, 'timeout' | 'extratijd'>

const TARGET = {
  openlobby: 'open',
  stoplobby: 'closed',
  startspel: 'started',
  finishspel: 'finished',
} as const

type Press = {
  readonly now?: DateTime
  /**
   * The status on the screen on which a button was pressed. In another status the button means
   * something else.
   */
  readonly seen?: Status | null
}

/** Executes an action of the game master. Pressing twice has the effect of pressing once. */
export function controlGame(
  spellenfabriekId: number,
  action: ButtonAction,
  { now, seen = null }: Press = {}
): Outcome {
  return changeGame(
    spellenfabriekId,
    async (game) => {
      const { game: row } = game.state
      if (row.status === TARGET[action]) return ok(undefined)
      const intended = isIntended(row.status, action, seen)
      if (!intended.ok) return intended
      const present = participation(game.state)
      const to = nextStatus(row.status, action, present.rooms.length)
      if (!to.ok) return to

      const early = row.status === 'started'
      if (action === 'startspel') await startRound(game)
      if (action === 'finishspel') await finishRound(game)
      if (action === 'stoplobby') await closeRound(game)
      row.useTransaction(game.trx)
      row.status = to.value
      await row.save()
      /** The teams and rooms that took part stay known when the settings are changed later. */
      await game.report('SpellenFabriekStatus', action, {
        ...present,
        ...(action === 'finishspel' && early && { early }),
      })
      return ok(undefined)
    },
    now
  )
}

/**
 * Gives all teams more time. After zero the same round continues, with each team in its room: the
 * time until now was a standstill.
 */
export function giveExtraTime(
  spellenfabriekId: number,
  seconds: number,
  key?: string | null
): Outcome {
  return once(spellenfabriekId, key, async (game) => {
    const { game: row, rooms } = game.state
    const to = nextStatus(row.status, 'extratijd', rooms.length)
    if (!to.ok) return to
    row.useTransaction(game.trx)
    if (row.status === 'timeout') row.resumedAt = game.now
    row.merge({ status: to.value, ...withExtraTime(row.clock, seconds, game.now.toMillis()) })
    await row.save()
    await game.report('SpellenFabriekStatus', 'extratijd', { seconds })
    return ok(undefined)
  })
}

/** Shows an announcement to all teams; an empty text removes it. */
export function announce(spellenfabriekId: number, text: string, key?: string | null): Outcome {
  return once(spellenfabriekId, key, async (game) => {
    const { game: row } = game.state
    row.useTransaction(game.trx)
    row.merge({ announcement: text || null, announcedAt: text ? game.now : null })
    await row.save()
    await game.report('SpellenFabriekStatus', 'mededeling', { text })
    return ok(undefined)
  })
}

/** Sends the team in a room out of it. */
export function freeRoom(spellenfabriekId: number, roomId: number): Outcome {
  return changeGame(spellenfabriekId, async (game) => {
    const occupation = game.state.occupations.find((one) => one.roomId === roomId)
    if (occupation) await releaseRoom(game, occupation, 'freed')
    return ok(undefined)
  })
}

type Correction = {
  readonly points: number
  readonly reason: string
  readonly key?: string | null
}

/** Gives a team points, or takes them. */
export function correctPoints(
  spellenfabriekId: number,
  teamId: number,
  { points, reason, key }: Correction
): Outcome {
  return once(spellenfabriekId, key, async (game) => {
    const { round } = game.state
    if (!round) return err({ type: 'no_round' })
    if (!findTeam(game, teamId)) return err({ type: 'unknown_team' })
    await PointsCorrection.create(
      { roundId: round.id, teamId, points, reason },
      { client: game.trx }
    )
    await game.report('SpellenFabriekTeamUpdateVoortgang', 'correctie', { points, reason }, teamId)
    return ok(undefined)
  })
}

/**
 * Renames a team. Without a name the team gets the name on its card again, and may choose a new
 * one.
 */
export function renameTeam(spellenfabriekId: number, teamId: number, name: string | null): Outcome {
  const [what, data] = name === null ? ['name_cleared', {}] : ['hernoemd', { name }]
  return changeTeam(spellenfabriekId, teamId, what, data, (team, teams) => {
    if (isNameTaken(teams, team.id, name ?? team.name)) return err({ type: 'name_taken' })
    team.customName = name
    return ok(undefined)
  })
}

/** Makes a new QR code. The old one stops working, and phones that used it are logged out. */
export async function renewQr(spellenfabriekId: number, teamId: number): Outcome {
  let old = ''
  const renewed = await changeTeam(spellenfabriekId, teamId, 'qr_renewed', {}, (team) => {
    old = team.apiToken
    team.apiToken = freshToken()
    return ok(undefined)
  })
  if (renewed.ok) await endAccessBy(old)
  return renewed
}

function changeTeam(
  spellenfabriekId: number,
  teamId: number,
  what: string,
  data: GameLogData,
  change: (team: Team, teams: readonly Team[]) => Result<void, GameRefusal>
): Outcome {
  return changeGame(spellenfabriekId, async (game) => {
    const team = findTeam(game, teamId)
    if (!team) return err({ type: 'unknown_team' })
    const allowed = change(team, game.state.teams)
    if (!allowed.ok || !team.$isDirty) return allowed
    team.useTransaction(game.trx)
    await team.save()
    await game.report('SpellenFabriekTeamChange', what, data, teamId)
    return ok(undefined)
  })
}

const findTeam = ({ state }: ChangingGame, teamId: number) =>
  state.teams.find(({ id }) => id === teamId)
