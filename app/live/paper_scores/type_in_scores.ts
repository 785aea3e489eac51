import { DateTime } from 'luxon'
import { changeGame, type ChangingGame } from '#app/live/game/change_game'
import { viewGameState } from '#app/live/game/game_state'
import type { GameRefusal } from '#app/live/game/game_refusal'
import { keepTeams } from '#app/live/rounds/round_teams'
import {
  findPaperRound,
  nextNumber,
  participants,
  progressIn,
  storedScores,
  type PaperRound,
} from '#app/live/paper_scores/paper_round'
import { phoneScores, typedLines } from '#app/live/paper_scores/typed_lines'
import type { GameLogData, TypedBox } from '#domain/live/game/game_log_data'
import {
  judgeSheet,
  pointsOnPaper,
  usageOf,
  type CellRefusal,
  type PaperCell,
  type PaperScore,
  type ScoreOf,
} from '#domain/live/paper_scores'
import { takenAway, takesAway } from '#domain/live/phone_counts'
import { err, ok, type Result } from '#domain/result'
import GameLogEntry from '#models/live/game_log_entry'
import Occupation from '#models/live/occupation'
import RoomProgress from '#models/live/room_progress'
import Round from '#models/live/round'

export type PaperSheet = {
  /** The round that the sheet is about; null for one that was played on paper alone. */
  readonly roundId: number | null
  /** The number of the round on the screen, which a new round has to get. */
  readonly number: number
  /** When a round on paper began; null when what was typed is no such moment. */
  readonly startedAt: DateTime | null
  /** The game master said that less than the phones counted is right. */
  readonly lessToo: boolean
  readonly cells: readonly PaperCell[]
}

export type SheetRefusal =
  | { readonly type: 'bad_cells'; readonly cells: readonly CellRefusal[] }
  | { readonly type: 'bad_start' }
  | { readonly type: 'empty' }
  | { readonly type: 'other_round' }
  | { readonly type: 'less_than_phones'; readonly taken: readonly TakenAway[] }

/** A box that takes away what the phones counted. */
export type TakenAway = { readonly cell: PaperCell; readonly phones: PaperScore }

type Typed = { readonly roundId: number; readonly changed: number }
type Work = { readonly game: ChangingGame; readonly sheet: PaperSheet; readonly paper: PaperRound }
/** What the round had before the sheet. */
type Before = { readonly stored: ScoreOf; readonly phones: ScoreOf }

/**
 * Stores a score sheet that was filled in by hand: all of it or nothing. The points come from the
 * rule that judges a tap. A sheet that is sent twice counts once, and what teams tapped meanwhile
 * is never overwritten. What the phones counted is only taken away when the game master said so.
 */
export async function typeInScores(
  spellenfabriekId: number,
  sheet: PaperSheet,
  now: DateTime = DateTime.utc()
): Promise<Result<Typed, SheetRefusal>> {
  const state = await viewGameState(spellenfabriekId)
  if (!state) return err({ type: 'other_round' })
  const seen = await findPaperRound(state, sheet.roundId)
  const changed = await changeGame<Result<Typed, SheetRefusal>>(
    spellenfabriekId,
    async (game) => {
      const paper = seen.round?.closedAt ? seen : { ...seen, ...participants(game.state) }
      return ok(await store({ game, sheet, paper }))
    },
    now
  )
  return changed.ok ? changed.value : unexpected(changed.error)
}

/** A reason of the game is impossible here. */
function unexpected({ type }: GameRefusal): never {
  throw new Error(`A score sheet was refused with ${type}`)
}

async function store(work: Work): Promise<Result<Typed, SheetRefusal>> {
  const { game, sheet, paper } = work
  const existing = await roundOf(work)
  if (!existing.ok) return existing
  const before = await stateBefore(work, existing.value)
  const judged = judgeSheet(sheet.cells, {
    teams: new Set(paper.teams.map(({ id }) => id)),
    rooms: new Set(paper.rooms.map(({ id }) => id)),
    stored: before.stored,
  })
  if (!judged.ok) return err({ type: 'bad_cells', cells: judged.error })
  const { startedAt } = sheet
  if (startedAt === null) return err({ type: 'bad_start' })
  const cells = judged.value
  if (cells.length === 0)
    return existing.value ? ok({ roundId: existing.value.id, changed: 0 }) : err({ type: 'empty' })
  const taken = takenAway(cells, before.phones)
  if (taken.length > 0 && !sheet.lessToo) {
    const phones = (cell: PaperCell) => before.phones(cell.teamId, cell.roomId)
    return err({
      type: 'less_than_phones',
      taken: taken.map((cell) => ({ cell, phones: phones(cell) })),
    })
  }

  const round = existing.value ?? (await createRound(work, startedAt))
  await storeCells(work, round, cells)
  await freeRooms(game, round, cells)
  await logTeams(work, round, cells, before)
  return ok({ roundId: round.id, changed: cells.length })
}

async function stateBefore({ game, paper }: Work, round: Round | null): Promise<Before> {
  const stored = storedScores(paper, await progressIn(round, game.trx))
  return { stored, phones: phoneScores(stored, await typedLines(round, game.trx)) }
}

/**
 * The round as it is now. A sheet for a new round whose number is taken was stored before, or
 * somebody played another round meanwhile; the judgement of its boxes tells which.
 */
async function roundOf({ game, sheet }: Work): Promise<Result<Round | null, SheetRefusal>> {
  const client = game.trx
  const own = { spellenfabriek_id: game.state.game.id }
  if (sheet.roundId !== null) {
    const round = await Round.query({ client })
      .where({ ...own, id: sheet.roundId })
      .first()
    return round ? ok(round) : err({ type: 'other_round' })
  }
  if (sheet.number === (await nextNumber(game.state.game.id, client)))
    return game.state.round ? err({ type: 'other_round' }) : ok(null)
  const stored = await Round.query({ client })
    .where({ ...own, number: sheet.number })
    .first()
  const isOnPaper =
    stored &&
    (await GameLogEntry.query({ client })
      .where({ round_id: stored.id, what: 'paper_round' })
      .first())
  return isOnPaper ? ok(stored) : err({ type: 'other_round' })
}

async function createRound({ game, sheet, paper }: Work, startedAt: DateTime): Promise<Round> {
  const { state, trx, now } = game
  const planned = startedAt.plus({ minutes: state.game.duration })
  const round = await Round.create(
    {
      spellenfabriekId: state.game.id,
      number: sheet.number,
      startedAt,
      closedAt: planned < now ? planned : now,
    },
    { client: trx }
  )
  await keepTeams(trx, round.id, paper.teams)
  await writeLine(game, round, 'paper_round', {
    teams: paper.teams.map(({ id }) => id),
    rooms: paper.rooms.map(({ id }) => id),
  })
  return round
}

async function storeCells({ game, paper }: Work, round: Round, cells: readonly PaperCell[]) {
  const client = game.trx
  const stored = await RoomProgress.query({ client }).where('round_id', round.id)
  for (const cell of cells) {
    const { teamId, roomId, typed } = cell
    const own = stored.find((row) => row.teamId === teamId && row.roomId === roomId)
    const row = own ?? new RoomProgress()
    row.useTransaction(client)
    row.merge({ roundId: round.id, teamId, roomId, ...usageOf(typed) })
    row.merge({ answer: typed.outcome !== 'open', points: pointsOf(paper, cell) })
    await row.save()
  }
}

function pointsOf({ rooms, game }: PaperRound, { roomId, typed }: PaperCell): number {
  const room = rooms.find(({ id }) => id === roomId)
  return room ? pointsOnPaper(room.scoreRules, typed, game.hint3Counts) : 0
}

/** Takes each team out of a room that it finished on paper. */
async function freeRooms(game: ChangingGame, round: Round, cells: readonly PaperCell[]) {
  if (round.id !== game.state.round?.id) return
  const left = game.state.occupations.filter((occupation) =>
    cells.some(
      ({ teamId, roomId, typed }) =>
        teamId === occupation.teamId && roomId === occupation.roomId && typed.outcome !== 'open'
    )
  )
  if (left.length === 0) return
  await Occupation.query({ client: game.trx })
    .whereIn(
      'id',
      left.map(({ id }) => id)
    )
    .delete()
  game.events.add('SpellenFabriekTeamRoomLeave')
}

/** A line per team in the log of the round: what was typed in, and its points. */
async function logTeams(
  { game, paper }: Work,
  round: Round,
  cells: readonly PaperCell[],
  before: Before
) {
  for (const team of paper.teams) {
    const own = cells.filter(({ teamId }) => teamId === team.id)
    if (own.length === 0) continue
    const points = own.reduce((sum, cell) => sum + pointsOf(paper, cell), 0)
    const typed = own.map((cell) => typedBox(cell, before))
    const data = { rooms: own.map(({ roomId }) => roomId), points, typed }
    await writeLine(game, round, 'typed_in', data, team.id)
  }
}

function typedBox({ teamId, roomId, typed: to }: PaperCell, before: Before): TypedBox {
  const less = takesAway(to, before.phones(teamId, roomId))
  return { room_id: roomId, from: before.stored(teamId, roomId), to, ...(less && { less }) }
}

async function writeLine(
  game: ChangingGame,
  round: Round,
  what: string,
  data: GameLogData,
  teamId: number | null = null
) {
  game.events.add('SpellenFabriekTeamUpdateVoortgang')
  await GameLogEntry.create(
    {
      spellenfabriekId: game.state.game.id,
      roundId: round.id,
      teamId,
      what,
      data: JSON.stringify(data),
    },
    { client: game.trx }
  )
}
