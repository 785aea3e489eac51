import { inTransaction } from '#app/core/database/transaction'
import { ROOMS, SCORE_PROFILES } from '#games/spellenfabriek/spellenfabriek_rooms'
import Room from '#models/live/room'

/**
 * Copies the rooms with which the live game begins: `ROOMS` of `games/spellenfabriek`. After that the owner changes them, and a second
 * run restores nothing.
 */
export async function seedRooms() {
  if (await Room.first()) return
  const rooms = ROOMS.map(({ profile, ...room }) => ({ ...room, ...SCORE_PROFILES[profile] }))
  await inTransaction((client) => Room.createMany(rooms, { client }))
}
