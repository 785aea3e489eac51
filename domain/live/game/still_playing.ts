/** What a team did in one room. */
type Visit = { readonly roomId: number; readonly done: boolean }

/**
 * How many teams still have a room to solve. The game master reads it before ending a game early.
 *
 * @param visits what each team did so far, one list per team
 * @param roomIds the rooms that take part
 */
export function stillPlaying(
  visits: readonly (readonly Visit[])[],
  roomIds: readonly number[]
): number {
  const isReady = (team: readonly Visit[]) =>
    roomIds.every((id) => team.some(({ roomId, done }) => done && roomId === id))
  return visits.filter((team) => !isReady(team)).length
}
