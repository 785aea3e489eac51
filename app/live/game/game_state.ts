import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { readProgress, type ProgressRow } from '#app/live/game/progress_row'
import Occupation from '#models/live/occupation'
import PointsCorrection from '#models/live/points_correction'
import Round from '#models/live/round'
import type Room from '#models/live/room'
import Spellenfabriek from '#models/live/spellenfabriek'
import Team from '#models/live/team'

/** All that is known of a game at one version: what snapshots are made from and rules are asked about. */
export type GameState = {
  readonly spel: Spellenfabriek
  /** The enabled rooms, in the game master's order. */
  readonly rooms: readonly Room[]
  readonly teams: readonly Team[]
  /** The round that is being played or was played last and is not yet closed. */
  readonly ronde: Round | null
  readonly voortgang: readonly ProgressRow[]
  readonly bezettingen: readonly Occupation[]
  readonly correcties: readonly PointsCorrection[]
}

/** What most changes leave alone and costs most to read, and the version that may still use it. */
type Fixed = {
  readonly versie: number
  readonly rooms: GameState['rooms']
  readonly teams?: GameState['teams']
}

const fixed = ({ spel: game, rooms, teams }: GameState): Fixed => ({
  versie: game.versie + 1,
  rooms,
  teams,
})

/**
 * Reads a game inside the transaction that may change it, which raised the version already. Every change
 * of a room raises it too, so the rooms of the version before are still those of now. Never waits for
 * another reader, which may be waiting for this transaction's connection.
 */
export function loadGameState(
  spellenfabriekId: number,
  client: TransactionClientContract
): Promise<GameState> {
  const previous = known.get(spellenfabriekId)?.gelezen
  return load(spellenfabriekId, client, previous && { ...fixed(previous), teams: undefined })
}

async function load(
  spellenfabriekId: number,
  client?: TransactionClientContract,
  reusable?: Fixed
): Promise<GameState> {
  const options = { client }
  const game = await Spellenfabriek.findOrFail(spellenfabriekId, options)
  const { rooms, teams } = reusable?.versie === game.versie ? reusable : {}
  const occupations = await Occupation.query(options).where('spellenfabriek_id', game.id)
  const round = await Round.query(options)
    .where('spellenfabriek_id', game.id)
    .whereNull('gesloten_op')
    .first()
  const progress = round ? await readProgress([round.id], client) : []
  const corrections = round ? await PointsCorrection.query(options).where('ronde_id', round.id) : []
  return {
    spel: game,
    rooms: rooms ?? (await game.related('rooms').query()),
    teams:
      teams ??
      (await Team.query(options)
        .where('klant_id', game.klantId)
        .where('nummer', '<=', game.aantalTeams)
        .orderBy('nummer')),
    ronde: round,
    voortgang: progress,
    bezettingen: occupations,
    correcties: corrections,
  }
}

const MAX_GAMES = 200
type Known = {
  readonly versie: number
  readonly stand: Promise<GameState>
  /** Once it is there. */
  gelezen?: GameState
}
const known = new Map<number, Known>()

/**
 * Reads a game for showing it. Sixty phones ask for the same version within a second; the first of
 * them pays, and the others wait for what it finds.
 *
 * @param minstens a version that the caller read just now; without it, it is looked up
 * @returns null when there is no such game
 */
export async function viewGameState(
  spellenfabriekId: number,
  atLeast?: number
): Promise<GameState | null> {
  const version = atLeast ?? (await versionOf(spellenfabriekId))
  if (version === null) return null
  const seen = known.get(spellenfabriekId)
  if (seen && seen.versie >= version) return seen.stand

  return remember(spellenfabriekId, version)
}

/** After a change that was one team's own: rooms and names are those of the version before. */
export function rememberAfterMove(spellenfabriekId: number, version: number) {
  const previous = known.get(spellenfabriekId)?.gelezen
  if (previous?.spel.versie === version - 1)
    void remember(spellenfabriekId, version, fixed(previous))
}

function remember(spellenfabriekId: number, version: number, reusable?: Fixed): Promise<GameState> {
  const one: Known = { versie: version, stand: loadOneVersion(spellenfabriekId, reusable) }
  known.delete(spellenfabriekId)
  known.set(spellenfabriekId, one)
  one.stand.then(
    (read) => (one.gelezen = read),
    () => known.delete(spellenfabriekId)
  )
  const oldest = known.keys().next()
  if (known.size > MAX_GAMES && !oldest.done) known.delete(oldest.value)
  return one.stand
}

/** One version, and not the halves of two: looks again when somebody changed the game meanwhile. */
async function loadOneVersion(spellenfabriekId: number, reusable?: Fixed): Promise<GameState> {
  for (;;) {
    const state = await load(spellenfabriekId, undefined, reusable)
    const version = await versionOf(spellenfabriekId)
    if (version === null || version === state.spel.versie) return state
  }
}

async function versionOf(spellenfabriekId: number): Promise<number | null> {
  const row = (await db
    .from('spellenfabrieken')
    .where('id', spellenfabriekId)
    .select('versie')
    .first()) as { versie: number } | null
  return row?.versie ?? null
}

/** For tests, which empty the database under the same ids. */
export function forgetGameStates() {
  known.clear()
}

/** @returns what a team did in a room this round; undefined when it never tried */
export function progressOf({ voortgang: progress }: GameState, teamId: number, roomId: number) {
  return progress.find((one) => one.teamId === teamId && one.roomId === roomId)
}
