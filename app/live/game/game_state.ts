import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { readProgress, type ProgressRow } from '#app/live/game/progress_row'
import Occupation from '#models/live/occupation'
import PointsCorrection from '#models/live/points_correction'
import Round from '#models/live/round'
import type Room from '#models/live/room'
import Spellenfabriek from '#models/live/spellenfabriek'
import Team from '#models/live/team'

/** Everything that is known about a game at one version. Snapshots and rules use it. */
export type GameState = {
  readonly game: Spellenfabriek
  /** The enabled rooms, in the game master's order. */
  readonly rooms: readonly Room[]
  readonly teams: readonly Team[]
  /** The present round, or the last one when it is not closed yet. */
  readonly round: Round | null
  readonly progress: readonly ProgressRow[]
  readonly occupations: readonly Occupation[]
  readonly corrections: readonly PointsCorrection[]
}

/**
 * The parts that most changes leave alone and that are expensive to read, and the version that may
 * still use them.
 */
type Fixed = {
  readonly version: number
  readonly rooms: GameState['rooms']
  readonly teams?: GameState['teams']
}

const fixed = ({ game, rooms, teams }: GameState): Fixed => ({
  version: game.version + 1,
  rooms,
  teams,
})

/**
 * Reads a game inside the transaction that may change it, which has already raised the version.
 * Every change of a room raises it too, so the rooms of the version before are still valid. It
 * never waits for another reader, which may be waiting for this transaction's connection.
 */
export function loadGameState(
  spellenfabriekId: number,
  client: TransactionClientContract
): Promise<GameState> {
  const previous = known.get(spellenfabriekId)?.read
  return load(spellenfabriekId, client, previous && { ...fixed(previous), teams: undefined })
}

async function load(
  spellenfabriekId: number,
  client?: TransactionClientContract,
  reusable?: Fixed
): Promise<GameState> {
  const options = { client }
  const game = await Spellenfabriek.findOrFail(spellenfabriekId, options)
  const { rooms, teams } = reusable?.version === game.version ? reusable : {}
  const occupations = await Occupation.query(options).where('spellenfabriek_id', game.id)
  const round = await Round.query(options)
    .where('spellenfabriek_id', game.id)
    .whereNull('closed_at')
    .first()
  const progress = round ? await readProgress([round.id], client) : []
  const corrections = round ? await PointsCorrection.query(options).where('round_id', round.id) : []
  return {
    game,
    rooms: rooms ?? (await game.related('rooms').query()),
    teams:
      teams ??
      (await Team.query(options)
        .where('customer_id', game.customerId)
        .where('number', '<=', game.teamCount)
        .orderBy('number')),
    round,
    progress,
    occupations,
    corrections,
  }
}

const MAX_GAMES = 200
type Known = {
  readonly version: number
  readonly state: Promise<GameState>
  /** The state, once it has been read. */
  read?: GameState
}
const known = new Map<number, Known>()

/**
 * Reads a game for showing it. Sixty phones ask for the same version within a second: the first one
 * reads, and the others wait for its result.
 *
 * @param atLeast a version that the caller read just now; without it, the version is looked up
 * @returns null when there is no such game
 */
export async function viewGameState(
  spellenfabriekId: number,
  atLeast?: number
): Promise<GameState | null> {
  const version = atLeast ?? (await versionOf(spellenfabriekId))
  if (version === null) return null
  const seen = known.get(spellenfabriekId)
  if (seen && seen.version >= version) return seen.state

  return remember(spellenfabriekId, version)
}

/** Keeps rooms and names of the version before, after a change that concerned one team only. */
export function rememberAfterMove(spellenfabriekId: number, version: number) {
  const previous = known.get(spellenfabriekId)?.read
  if (previous?.game.version === version - 1)
    void remember(spellenfabriekId, version, fixed(previous))
}

function remember(spellenfabriekId: number, version: number, reusable?: Fixed): Promise<GameState> {
  const one: Known = { version, state: loadOneVersion(spellenfabriekId, reusable) }
  known.delete(spellenfabriekId)
  known.set(spellenfabriekId, one)
  one.state.then(
    (read) => (one.read = read),
    () => known.delete(spellenfabriekId)
  )
  const oldest = known.keys().next()
  if (known.size > MAX_GAMES && !oldest.done) known.delete(oldest.value)
  return one.state
}

/** Reads one complete version. It reads again when somebody changed the game meanwhile. */
async function loadOneVersion(spellenfabriekId: number, reusable?: Fixed): Promise<GameState> {
  for (;;) {
    const state = await load(spellenfabriekId, undefined, reusable)
    const version = await versionOf(spellenfabriekId)
    if (version === null || version === state.game.version) return state
  }
}

async function versionOf(spellenfabriekId: number): Promise<number | null> {
  const row = (await db
    .from('live_games')
    .where('id', spellenfabriekId)
    .select('version')
    .first()) as { version: number } | null
  return row?.version ?? null
}

/** Clears the cache, for tests that empty the database and use the same ids again. */
export function forgetGameStates() {
  known.clear()
}

/** @returns the progress of a team in a room this round; undefined when it never tried the room */
export function progressOf({ progress }: GameState, teamId: number, roomId: number) {
  return progress.find((one) => one.teamId === teamId && one.roomId === roomId)
}
