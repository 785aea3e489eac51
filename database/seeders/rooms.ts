import { inTransaction } from '#app/core/database/transaction'
import { ROOMS, SCORE_PROFILES } from '#games/spellenfabriek/spellenfabriek_rooms'
import Room from '#models/live/room'

/**
 * Copies the rooms with which the live game begins: `ROOMS` of `games/spellenfabriek`. After that the owner changes them, and a second
 * run restores nothing.
 */
export async function seedRooms() {
  if (await Room.first()) return
  const rooms = ROOMS.map(({ profile, ...room }) => {
    const rules = SCORE_PROFILES[profile]
    return {
      ...room,
      maxPoints: rules.max_punten,
      minPoints: rules.min_punten,
      wrongCost: rules.fout_cost,
      hint1Cost: rules.hint1_cost,
      hint2Cost: rules.hint2_cost,
      hint3Cost: rules.hint3_cost,
    }
  })
  await inTransaction((client) => Room.createMany(rooms, { client }))
}
