import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { inTransaction } from '#app/core/database/transaction'
import { isUniqueViolation } from '#app/core/database/dialect'
import { freshToken } from '#app/core/tokens'
import { changeGame } from '#app/live/game/change_game'
import type { Refusal } from '#app/live/game/game_refusal'
import { err, ok, type Result } from '#domain/result'
import { DURATION } from '#domain/live/game/countdown'
import { TEAM_COUNT } from '#domain/live/customers/team_count'
import Room from '#models/live/room'
import Spellenfabriek from '#models/live/spellenfabriek'
import Team from '#models/live/team'

export type Settings = {
  readonly tijdsduur: number
  readonly roomsIdsChecked: readonly number[]
  readonly roomsIdsNotChecked: readonly number[]
  readonly aantalTeams?: number
  readonly hint3Telt?: 1 | 2
}

/** Enables the game for a klant; enabling it twice is enabling it once. */
export async function enableGame(customerId: number): Promise<void> {
  try {
    await inTransaction(async (trx) => {
      const existing = await Spellenfabriek.query({ client: trx })
        .where('klant_id', customerId)
        .first()
      if (existing) return
      await Spellenfabriek.create(
        {
          klantId: customerId,
          status: 'closed',
          tijdsduur: DURATION.standaard,
          aantalTeams: TEAM_COUNT.standaard,
          schermToken: freshToken(),
        },
        { client: trx }
      )
      await ensureTeams(trx, customerId, TEAM_COUNT.standaard)
    })
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
  }
}

/** Changes what the next round will be like; not while one is being played, or may go on. */
export function configureGame(
  spellenfabriekId: number,
  {
    tijdsduur: duration,
    roomsIdsChecked,
    roomsIdsNotChecked,
    aantalTeams: teamCount,
    hint3Telt: hint3Counts,
  }: Settings
): Promise<Result<void, Refusal>> {
  return changeGame(spellenfabriekId, async (game) => {
    const { spel: row, rooms } = game.stand
    const { trx } = game
    /** Extra time may let the round go on: what it is played by stays until it is closed. */
    if (row.status === 'started' || row.status === 'timeout')
      return err({ type: 'verkeerde_status', status: row.status, actie: 'startspel' })

    const choices = () =>
      db.from('spellenfabriek_roomkeuzes').useTransaction(trx).where('spellenfabriek_id', row.id)
    const existing = await Room.query({ client: trx })
      .whereIn('id', [...roomsIdsChecked])
      .whereNull('gearchiveerd_op')
    const chosen = new Set(rooms.map(({ id }) => id))
    const added = existing.map(({ id }) => id).filter((id) => !chosen.has(id))
    const removed = [...chosen].filter((id) => isDropped(id, existing, roomsIdsNotChecked))
    const values = {
      tijdsduur: [row.tijdsduur, duration],
      teams: [row.aantalTeams, teamCount ?? row.aantalTeams],
      hint3: [row.hint3Telt, hint3Counts ?? row.hint3Telt],
    } as const
    const changed = Object.entries(values).filter(([, [old, updated]]) => old !== updated)
    if (changed.length + added.length + removed.length === 0) return ok(undefined)

    await choices().whereIn('room_id', removed).delete()
    if (added.length > 0)
      await db
        .table('spellenfabriek_roomkeuzes')
        .useTransaction(trx)
        .multiInsert(added.map((room_id) => ({ spellenfabriek_id: row.id, room_id })))

    row.useTransaction(trx)
    row.merge({
      tijdsduur: values.tijdsduur[1],
      aantalTeams: values.teams[1],
      hint3Telt: values.hint3[1],
    })
    await row.save()
    await ensureTeams(trx, row.klantId, row.aantalTeams)
    const what = { ...Object.fromEntries(changed), kamers_erbij: added, kamers_eraf: removed }
    await game.meld('SpellenFabriekStatus', 'ingesteld', what)
    return ok(undefined)
  })
}

/** A room that is asked for both ways stays. */
const isDropped = (id: number, on: readonly Room[], off: readonly number[]) =>
  off.includes(id) && !on.some((room) => room.id === id)

/** Adds the teams that are missing; who stands aside keeps number, token and earlier rounds. */
async function ensureTeams(trx: TransactionClientContract, customerId: number, count: number) {
  const existing = await Team.query({ client: trx }).where('klant_id', customerId).select('nummer')
  const numbers = new Set(existing.map(({ nummer: number }) => number))
  for (let number = 1; number <= count; number++)
    if (!numbers.has(number))
      await Team.create(
        { klantId: customerId, nummer: number, name: `Team ${number}`, apiToken: freshToken() },
        { client: trx }
      )
}
