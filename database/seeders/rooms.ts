import { ROOMS, SCOREPROFIELEN } from '#content/spellenfabriek/rooms'
import Room from '#models/room'

/** The rooms that the live game begins with. From then on the owner changes them; nothing is put back. */
export async function vulRooms() {
  if (await Room.first()) return
  await Room.createMany(
    ROOMS.map(({ profiel, ...room }) => {
      const regels = SCOREPROFIELEN[profiel]
      return {
        ...room,
        maxPunten: regels.max_punten,
        minPunten: regels.min_punten,
        foutCost: regels.fout_cost,
        hint1Cost: regels.hint1_cost,
        hint2Cost: regels.hint2_cost,
        hint3Cost: regels.hint3_cost,
      }
    })
  )
}
