import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { readMovedGame, readMoves } from '#app/live/game/progress/moves_read'
import { readOccupations, type OccupationRow } from '#app/live/game/occupations/occupation_row'
import { readProgress, type ProgressRow } from '#app/live/game/progress/progress_row'
import PointsCorrection from '#models/live/points_correction'
import Round from '#models/live/round'
import Room from '#models/live/room'
import type Spellenfabriek from '#models/live/spellenfabriek'
import Team from '#models/live/team'
import env from '#start/env'

/** Everything that is known about a game at one version. Snapshots and rules use it. */
export type GameState = {
  readonly game: Spellenfabriek
  /** The enabled rooms, in the game master's order. */
  readonly rooms: readonly Room[]
  readonly teams: readonly Team[]
  /** The present round, or the last one when it is not closed yet. */
  readonly round: Round | null
  readonly progress: readonly ProgressRow[]
  readonly occupations: readonly OccupationRow[]
  readonly corrections: readonly PointsCorrection[]
}

/** What belongs to a game beside its own row. */
type Parts = Omit<GameState, 'game'>
type KnownParts = Partial<Parts>

/** The parts that no move of a team touches. */
const SETTLED = ['rooms', 'teams', 'round', 'corrections'] as const
type Settled = Pick<Parts, (typeof SETTLED)[number]>

/**
 * Reads a game inside the transaction that may change it. Every change raises the version first, so
 * the parts of the version before are still valid, whichever process made it; those that no move
 * touches also when only moves came after it. The occupations are always read. It never waits for
 * another reader, which may be waiting for this transaction's connection.
 *
 * @param game its row, with the version that this transaction raised
 * @param reused the parts that the caller never changes in place, so that it may share them
 */
export async function loadGameState(
  game: Spellenfabriek,
  client: TransactionClientContract,
  reused: readonly Exclude<keyof Parts, 'occupations'>[]
): Promise<GameState> {
  const seen = known.get(game.id)
  /** Only a database that was set back has an earlier version than one that was committed. */
  if (seen && seen.version >= game.version) known.delete(game.id)
  const previous = known.get(game.id)?.read
  if (previous?.game.version === game.version - 1) return load(game, pick(previous, reused), client)
  const moves = await readMoves(game.id, client)
  const settled = reused.filter((name) => (SETTLED as readonly string[]).includes(name))
  const parts = isSettled(previous, game) ? pick(previous, settled) : {}
  return load(game, { ...parts, ...moves }, client)
}

/** Whether nothing but moves of teams came after a state that this process read. */
function isSettled(previous: GameState | undefined, game: Spellenfabriek): previous is GameState {
  return (
    previous !== undefined &&
    game.movedVersion === game.version &&
    previous.game.version >= game.movesSince &&
    previous.game.version <= game.version
  )
}

const pick = (state: GameState, names: readonly (keyof Parts)[]): KnownParts =>
  Object.fromEntries(names.map((name) => [name, state[name]]))

async function load(
  game: Spellenfabriek,
  parts: KnownParts,
  client?: TransactionClientContract
): Promise<GameState> {
  const options = { client }
  const occupations = parts.occupations ?? (await readOccupations(game.id, client))
  const round =
    parts.round !== undefined
      ? parts.round
      : await Round.query(options)
          .where('spellenfabriek_id', game.id)
          .whereNull('closed_at')
          .first()
  return {
    game,
    occupations,
    round,
    progress: parts.progress ?? (round ? await readProgress([round.id], client) : []),
    corrections:
      parts.corrections ??
      (round ? await PointsCorrection.query(options).where('round_id', round.id) : []),
    rooms: parts.rooms ?? (await roomsOf(game, client)),
    teams:
      parts.teams ??
      (await Team.query(options)
        .where('customer_id', game.customerId)
        .where('number', '<=', game.teamCount)
        .orderBy('number')),
  }
}

function roomsOf(game: Spellenfabriek, client?: TransactionClientContract) {
  return Room.query({ client })
    .select('rooms.*')
    .join('room_selections', 'room_selections.room_id', 'rooms.id')
    .where('room_selections.spellenfabriek_id', game.id)
    .orderBy('sequence_number')
    .orderBy('rooms.id')
}

/** A version that no game has. */
const NONE = -1

type Known = {
  /** The version is at least this one; `NONE` when the state is of use for its parts only. */
  version: number
  readonly state: Promise<GameState>
  /** The state, once it has been read; until then the one before it, when there is one. */
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

/**
 * Notes what a committed change left behind, so that nobody reads again what its transaction held.
 * Changes of one game are committed one after the other, and may be noted in any order.
 */
export function rememberChange(state: GameState) {
  const { id, version } = state.game
  if ((known.get(id)?.version ?? -1) < version)
    keep(id, { version, state: Promise.resolve(state), read: state })
}

/** Notes that a game has at least this version, so that the next caller reads it. */
export function forgetOlder(spellenfabriekId: number, version: number) {
  const seen = known.get(spellenfabriekId)
  if (seen && seen.version < version) keep(spellenfabriekId, { ...seen, version: NONE })
}

function remember(spellenfabriekId: number, version: number): Promise<GameState> {
  const earlier = known.get(spellenfabriekId)?.read
  const one: Known = { version, state: loadOneVersion(spellenfabriekId, earlier), read: earlier }
  one.state.then(
    (read) => Object.assign(one, { read, version: read.game.version }),
    () => {
      if (known.get(spellenfabriekId) === one) known.delete(spellenfabriekId)
    }
  )
  keep(spellenfabriekId, one)
  return one.state
}

function keep(spellenfabriekId: number, one: Known) {
  known.delete(spellenfabriekId)
  known.set(spellenfabriekId, one)
  const oldest = known.keys().next()
  if (known.size > env.liveGamesInMemory && !oldest.done) known.delete(oldest.value)
}

/**
 * Reads one complete version. After moves of teams alone one statement does; else it reads again when
 * somebody changed the game meanwhile.
 */
async function loadOneVersion(
  spellenfabriekId: number,
  earlier: GameState | undefined
): Promise<GameState> {
  for (;;) {
    const { game, ...moves } = await readMovedGame(spellenfabriekId)
    if (isSettled(earlier, game)) return { game, ...moves, ...(pick(earlier, SETTLED) as Settled) }
    const state = await load(game, moves)
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
