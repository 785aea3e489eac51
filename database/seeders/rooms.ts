import { inTransaction } from '#app/core/database/transaction'
import { ROOMS, SCORE_PROFILES } from '#games/spellenfabriek/spellenfabriek_rooms'
import Room from '#models/live/room'

/** The rooms that the live game begins with. From then on the owner changes them; nothing is put back. */
export async function vulRooms() {
  if (await Room.first()) return
  const rooms = ROOMS.map(({ profiel: profile, ...room }) => {
    const rules = SCORE_PROFILES[profile]
    return {
      ...room,
      maxPunten: rules.max_punten,
      minPunten: rules.min_punten,
      foutCost: rules.fout_cost,
      hint1Cost: rules.hint1_cost,
      hint2Cost: rules.hint2_cost,
      hint3Cost: rules.hint3_cost,
    }
  })
  await inTransaction((client) => Room.createMany(rooms, { client }))
}
