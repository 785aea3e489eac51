import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { inTransaction } from '#app/core/database/transaction'
import { isUniqueViolation } from '#app/core/database/dialect'
import { FieldRefused } from '#app/core/http/validation_errors'
import { freshToken } from '#app/core/tokens'
import { changeGame } from '#app/live/game/change_game'
import type { GameRefusal } from '#app/live/game/game_refusal'
import { err, ok, type Result } from '#domain/result'
import { DURATION } from '#domain/live/game/countdown'
import { mayConfigure } from '#domain/live/game/game_flow'
import { TEAM_COUNT } from '#domain/live/customers/team_count'
import Room from '#models/live/room'
import Spellenfabriek from '#models/live/spellenfabriek'
import Team from '#models/live/team'

export type Settings = {
  readonly duration: number
  readonly roomsIdsChecked: readonly number[]
  readonly roomsIdsNotChecked: readonly number[]
  readonly teamCount?: number
  readonly hint3Counts?: 1 | 2
  /** What was on the screen when the choosing began; undefined from a program. */
  readonly seen?: Seen
}

type Seen = {
  readonly duration: number
  readonly teamCount: number
  readonly hint3Counts: 1 | 2
  readonly rooms: readonly number[]
}

/** Enables the game for a customer. Enabling it again changes nothing. */
export async function enableGame(customerId: number): Promise<void> {
  try {
    await inTransaction(async (trx) => {
      const existing = await Spellenfabriek.query({ client: trx })
        .where('customer_id', customerId)
        .first()
      if (existing) return
      await Spellenfabriek.create(
        {
          customerId,
          status: 'closed',
          duration: DURATION.defaultValue,
          teamCount: TEAM_COUNT.defaultValue,
          screenToken: freshToken(),
        },
        { client: trx }
      )
      await ensureTeams(trx, customerId, TEAM_COUNT.defaultValue)
    })
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
  }
}

/**
 * Refuses rooms that do not exist. A room that went to the archive meanwhile is one, and is left
 * out.
 *
 * @throws FieldRefused
 */
export async function checkRooms(field: string, ids: readonly number[]): Promise<void> {
  const known = await Room.query()
    .whereIn('id', [...ids])
    .select('id')
  if (known.length < new Set(ids).size) throw new FieldRefused(field, 'Deze kamer bestaat niet.')
}

/** Changes the settings of the next round, unless a round is being played or may continue. */
export function configureGame(
  spellenfabriekId: number,
  { duration, roomsIdsChecked, roomsIdsNotChecked, teamCount, hint3Counts, seen }: Settings
): Promise<Result<void, GameRefusal>> {
  return changeGame(spellenfabriekId, async (game) => {
    const { game: row, rooms } = game.state
    const { trx } = game
    if (!mayConfigure(row.status))
      return err({ type: 'wrong_status', status: row.status, action: 'startspel' })

    const choices = () =>
      db.from('room_selections').useTransaction(trx).where('spellenfabriek_id', row.id)
    const existing = await Room.query({ client: trx })
      .whereIn('id', [...roomsIdsChecked])
      .whereNull('archived_at')
    const chosen = new Set(rooms.map(({ id }) => id))
    const added = existing.map(({ id }) => id).filter((id) => !chosen.has(id))
    const removed = [...chosen].filter((id) => isDropped(id, existing, roomsIdsNotChecked))
    const values = {
      duration: [row.duration, duration],
      teams: [row.teamCount, teamCount ?? row.teamCount],
      hint3: [row.hint3Counts, hint3Counts ?? row.hint3Counts],
    } as const
    const changed = Object.entries(values).filter(([, [old, updated]]) => old !== updated)
    if (changed.length + added.length + removed.length === 0) return ok(undefined)
    if (seen && !isSeen(seen, row, chosen)) return err({ type: 'changed_meanwhile' })

    await choices().whereIn('room_id', removed).delete()
    if (added.length > 0)
      await db
        .table('room_selections')
        .useTransaction(trx)
        .multiInsert(added.map((room_id) => ({ spellenfabriek_id: row.id, room_id })))

    row.useTransaction(trx)
    row.merge({
      duration: values.duration[1],
      teamCount: values.teams[1],
      hint3Counts: values.hint3[1],
    })
    await row.save()
    await ensureTeams(trx, row.customerId, row.teamCount)
    const what = { ...Object.fromEntries(changed), rooms_added: added, rooms_removed: removed }
    await game.report('SpellenFabriekStatus', 'ingesteld', what)
    return ok(undefined)
  })
}

/** Whether the game is as it was on the screen. */
function isSeen(seen: Seen, game: Spellenfabriek, chosen: ReadonlySet<number>): boolean {
  const { duration, teamCount, hint3Counts, rooms } = seen
  const same =
    duration === game.duration && teamCount === game.teamCount && hint3Counts === game.hint3Counts
  return same && rooms.length === chosen.size && rooms.every((id) => chosen.has(id))
}

/** A room that is both added and removed stays. */
const isDropped = (id: number, on: readonly Room[], off: readonly number[]) =>
  off.includes(id) && !on.some((room) => room.id === id)

/**
 * Adds the missing teams. A team that does not take part keeps its number, token and earlier
 * rounds.
 */
async function ensureTeams(trx: TransactionClientContract, customerId: number, count: number) {
  const existing = await Team.query({ client: trx })
    .where('customer_id', customerId)
    .select('number')
  const numbers = new Set(existing.map(({ number }) => number))
  for (let number = 1; number <= count; number++)
    if (!numbers.has(number))
      await Team.create(
        { customerId, number, name: `Team ${number}`, apiToken: freshToken() },
        { client: trx }
      )
}
