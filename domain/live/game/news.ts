/**
 * What an event of the live game tells every screen. It holds nothing that one team may not know
 * about another.
 */
export type News = {
  /** The version of the game after the change; each change adds one. */
  readonly versie: number
  /**
   * The team whose own state and room changed, when nothing else did. When it is left out, anything
   * may have changed.
   */
  readonly team_id?: number
  /**
   * The room where that team is now, null when it is in none. When it is left out, the team has not
   * moved.
   */
  readonly room_id?: number | null
}

type TeamName = { readonly id: number; readonly name: string; readonly custom_name: string | null }
type RoomName = { readonly id: number; readonly naam: string }

/** A team that is in a room, as every team may see it (specification 2, section 6). */
export type OccupiedEntry = {
  readonly team_id: number
  readonly spellenfabriek_room_id: number
  readonly room: RoomName
  readonly team: TeamName
}

/** The part of a team's snapshot that an event can bring up to date. */
export type TeamView = {
  readonly versie: number
  readonly team: { readonly id: number }
  readonly teams: readonly TeamName[]
  readonly occupied: readonly OccupiedEntry[]
  readonly spellenfabriek: { readonly rooms: readonly RoomName[] } | null
}

/** The entry of a team in a room, with only the names that every team may see. */
export function occupiedEntry(team: TeamName, room: RoomName): OccupiedEntry {
  return {
    team_id: team.id,
    spellenfabriek_room_id: room.id,
    room: { id: room.id, naam: room.naam },
    team: { id: team.id, name: team.name, custom_name: team.custom_name },
  }
}

/**
 * Applies what another team did without asking the server. In a hall with sixty phones, each tap
 * then makes only that team's own phones fetch what is theirs.
 *
 * @returns the snapshot at the version of the news, or null when it has to be fetched: the news is
 *   about this team or about everybody, or an earlier event was missed
 */
export function takeOver<T extends TeamView>(view: T, news: News): T | null {
  const { versie: version, team_id: teamId, room_id: roomId } = news
  if (version !== view.versie + 1 || teamId === undefined || teamId === view.team.id) return null
  if (roomId === undefined) return { ...view, versie: version }

  const occupied = view.occupied.filter(
    (one) => one.team_id !== teamId && one.spellenfabriek_room_id !== roomId
  )
  if (roomId === null) return { ...view, versie: version, occupied }
  const team = view.teams.find(({ id }) => id === teamId)
  const room = view.spellenfabriek?.rooms.find(({ id }) => id === roomId)
  return team && room
    ? { ...view, versie: version, occupied: [...occupied, occupiedEntry(team, room)] }
    : null
}
