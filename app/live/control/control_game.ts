import db from '@adonisjs/lucid/services/db'
import type { DateTime } from 'luxon'
import { once } from '#app/live/control/once'
import { releaseRoom } from '#app/live/game/room_moves'
import { changeGame, type ChangingGame } from '#app/live/game/change_game'
import type { Refusal } from '#app/live/game/game_refusal'
import { isNameTaken } from '#app/live/teams/choose_team_name'
import { freshToken } from '#app/core/tokens'
import { err, ok, type Result } from '#domain/result'
import { withExtraTime } from '#domain/live/game/countdown'
import { isIntended, nextStatus, type Action, type Status } from '#domain/live/game/game_flow'
import Occupation from '#models/live/occupation'
import PointsCorrection from '#models/live/points_correction'
import Round from '#models/live/round'
import type Team from '#models/live/team'

type Outcome = Promise<Result<void, Refusal>>
export type ButtonAction = Exclude<Action, 'timeout' | 'extratijd'>

const TARGET = {
  openlobby: 'open',
  stoplobby: 'closed',
  startspel: 'started',
  finishspel: 'finished',
} as const

type Press = {
  readonly nu?: DateTime
  /** The status on the screen that was pressed; a button means something else in another one. */
  readonly gezien?: Status | null
}

/** Takes one of the game master's actions; pressing twice is pressing once. */
export function controlGame(
  spellenfabriekId: number,
  action: ButtonAction,
  { nu: now, gezien: seen = null }: Press = {}
): Outcome {
  return changeGame(
    spellenfabriekId,
    async (game) => {
      const { spel: row, rooms } = game.stand
      if (row.status === TARGET[action]) return ok(undefined)
      const intended = isIntended(row.status, action, seen)
      if (!intended.ok) return intended
      const participating = rooms.filter(({ gearchiveerdOp: archivedAt }) => archivedAt === null)
      const to = nextStatus(row.status, action, participating.length)
      if (!to.ok) return to

      if (action === 'startspel') await startRound(game)
      if (action === 'stoplobby') await closeRound(game)
      row.useTransaction(game.trx)
      row.status = to.value
      await row.save()
      /** Who and what took part stays known when the settings are changed later. */
      await game.meld('SpellenFabriekStatus', action, {
        teams: game.stand.teams.map(({ id }) => id),
        rooms: participating.map(({ id }) => id),
      })
      return ok(undefined)
    },
    now
  )
}

async function startRound(game: ChangingGame) {
  const { trx, nu: now, stand: state } = game
  const previous = await Round.query({ client: trx })
    .where('spellenfabriek_id', state.spel.id)
    .orderBy('nummer', 'desc')
    .first()
  await emptyRooms(game)
  await dropArchivedRooms(game)
  await Round.create(
    { spellenfabriekId: state.spel.id, nummer: (previous?.nummer ?? 0) + 1, begonnenOp: now },
    { client: trx }
  )
  state.spel.merge({ start: now, ...FRESH_CLOCK })
}

/** A room that was archived after the last round does not come back in the next one. */
async function dropArchivedRooms({ stand: state, trx }: ChangingGame) {
  const gone = state.rooms.filter(({ gearchiveerdOp: archivedAt }) => archivedAt !== null)
  await db
    .from('spellenfabriek_roomkeuzes')
    .useTransaction(trx)
    .where('spellenfabriek_id', state.spel.id)
    .whereIn(
      'room_id',
      gone.map(({ id }) => id)
    )
    .delete()
}

/** The round stays readable; only the clock and the rooms are cleared. */
async function closeRound(game: ChangingGame) {
  const { stand: state, trx, nu: now } = game
  await emptyRooms(game)
  if (state.ronde) {
    state.ronde.useTransaction(trx)
    state.ronde.geslotenOp = now
    await state.ronde.save()
  }
  state.spel.merge({ start: null, ...FRESH_CLOCK })
}

const FRESH_CLOCK = { extraSeconden: 0, pauzeSeconden: 0, gepauzeerdOp: null }

function emptyRooms({ stand: state, trx }: ChangingGame) {
  return Occupation.query({ client: trx }).where('spellenfabriek_id', state.spel.id).delete()
}

/** Gives all teams more time; after zero the same round goes on. */
export function giveExtraTime(
  spellenfabriekId: number,
  seconds: number,
  key?: string | null
): Outcome {
  return once(spellenfabriekId, key, async (game) => {
    const { spel: row, rooms } = game.stand
    const to = nextStatus(row.status, 'extratijd', rooms.length)
    if (!to.ok) return to
    row.useTransaction(game.trx)
    row.merge({
      status: to.value,
      extraSeconden: withExtraTime(row.klok, seconds, game.nu.toMillis()),
    })
    await row.save()
    await game.meld('SpellenFabriekStatus', 'extratijd', { seconden: seconds })
    return ok(undefined)
  })
}

/** Stops the clock, or lets it run on; the end shifts by as much. */
export function setPaused(spellenfabriekId: number, paused: boolean): Outcome {
  return changeGame(spellenfabriekId, async (game) => {
    const { spel: row } = game.stand
    if (row.status !== 'started')
      return err({ type: 'verkeerde_status', status: row.status, actie: 'timeout' })
    if ((row.gepauzeerdOp !== null) === paused) return ok(undefined)
    row.useTransaction(game.trx)
    if (paused) row.gepauzeerdOp = game.nu
    else {
      const duration = game.nu.diff(row.gepauzeerdOp!).as('seconds')
      row.merge({ gepauzeerdOp: null, pauzeSeconden: row.pauzeSeconden + Math.ceil(duration) })
    }
    await row.save()
    await game.meld('SpellenFabriekStatus', paused ? 'pauze' : 'verder')
    return ok(undefined)
  })
}

/** Tells something to all teams; an empty text takes it away. */
export function announce(spellenfabriekId: number, text: string, key?: string | null): Outcome {
  return once(spellenfabriekId, key, async (game) => {
    const { spel: row } = game.stand
    row.useTransaction(game.trx)
    row.merge({ mededeling: text || null, mededelingOp: text ? game.nu : null })
    await row.save()
    await game.meld('SpellenFabriekStatus', 'mededeling', { tekst: text })
    return ok(undefined)
  })
}

/** Sends whoever is in a room out of it. */
export function freeRoom(spellenfabriekId: number, roomId: number): Outcome {
  return changeGame(spellenfabriekId, async (game) => {
    const occupation = game.stand.bezettingen.find((one) => one.roomId === roomId)
    if (occupation) await releaseRoom(game, occupation, 'vrijgegeven')
    return ok(undefined)
  })
}

type Correction = {
  readonly punten: number
  readonly reden: string
  readonly sleutel?: string | null
}

/** Gives a team points, or takes them. */
export function correctPoints(
  spellenfabriekId: number,
  teamId: number,
  { punten: points, reden: reason, sleutel: key }: Correction
): Outcome {
  return once(spellenfabriekId, key, async (game) => {
    const { ronde: round } = game.stand
    if (!round) return err({ type: 'geen_ronde' })
    if (!findTeam(game, teamId)) return err({ type: 'onbekend_team' })
    await PointsCorrection.create(
      { rondeId: round.id, teamId, punten: points, reden: reason },
      { client: game.trx }
    )
    await game.meld(
      'SpellenFabriekTeamUpdateVoortgang',
      'correctie',
      { punten: points, reden: reason },
      teamId
    )
    return ok(undefined)
  })
}

/** Gives a team another name; without one it has the name on its card again, and may choose anew. */
export function renameTeam(spellenfabriekId: number, teamId: number, name: string | null): Outcome {
  const [what, data] = name === null ? ['naam_gewist', {}] : ['hernoemd', { naam: name }]
  return changeTeam(spellenfabriekId, teamId, what, data, (team, teams) => {
    if (isNameTaken(teams, team.id, name ?? team.name)) return err({ type: 'naam_bezet' })
    team.customName = name
    return ok(undefined)
  })
}

/** A new QR code; the old one opens nothing any more, and phones that used it are out. */
export function renewQr(spellenfabriekId: number, teamId: number): Outcome {
  return changeTeam(spellenfabriekId, teamId, 'qr_vernieuwd', {}, (team) => {
    team.apiToken = freshToken()
    return ok(undefined)
  })
}

function changeTeam(
  spellenfabriekId: number,
  teamId: number,
  what: string,
  data: Record<string, unknown>,
  change: (team: Team, teams: readonly Team[]) => Result<void, Refusal>
): Outcome {
  return changeGame(spellenfabriekId, async (game) => {
    const team = findTeam(game, teamId)
    if (!team) return err({ type: 'onbekend_team' })
    const allowed = change(team, game.stand.teams)
    if (!allowed.ok || !team.$isDirty) return allowed
    team.useTransaction(game.trx)
    await team.save()
    await game.meld('SpellenFabriekTeamChange', what, data, teamId)
    return ok(undefined)
  })
}

const findTeam = ({ stand: state }: ChangingGame, teamId: number) =>
  state.teams.find(({ id }) => id === teamId)
