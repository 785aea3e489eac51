/** What an event of the live game tells every screen: nothing that a team may not know of another. */
export type Nieuws = {
  /** Of the game after the change; each change adds one. */
  readonly versie: number
  /** Only this team's own things changed, and where it is. Without it anything may have changed. */
  readonly team_id?: number
  /** The room where that team is now, null when in none. Without it the team is where it was. */
  readonly room_id?: number | null
}

type Teamnaam = { readonly id: number; readonly name: string; readonly custom_name: string | null }
type Roomnaam = { readonly id: number; readonly naam: string }

/** A team that is in a room, as every team may see it (specification 2, section 6). */
export type Bezetregel = {
  readonly team_id: number
  readonly spellenfabriek_room_id: number
  readonly room: Roomnaam
  readonly team: Teamnaam
}

/** The part of a team's snapshot that an event can bring up to date. */
export type Teambeeld = {
  readonly versie: number
  readonly team: { readonly id: number }
  readonly teams: readonly Teamnaam[]
  readonly occupied: readonly Bezetregel[]
  readonly spellenfabriek: { readonly rooms: readonly Roomnaam[] } | null
}

export function bezetregel(team: Teamnaam, room: Roomnaam): Bezetregel {
  return {
    team_id: team.id,
    spellenfabriek_room_id: room.id,
    room: { id: room.id, naam: room.naam },
    team: { id: team.id, name: team.name, custom_name: team.custom_name },
  }
}

/**
 * Takes over what another team did, without asking the server: of each tap in a hall with sixty phones
 * only the team's own have to fetch what is theirs alone.
 *
 * @returns the snapshot at the version of the news, or null when it has to be fetched: the news is about
 * this team or about everybody, or something before it was missed
 */
export function neemOver<T extends Teambeeld>(beeld: T, nieuws: Nieuws): T | null {
  const { versie, team_id: teamId, room_id: roomId } = nieuws
  if (versie !== beeld.versie + 1 || teamId === undefined || teamId === beeld.team.id) return null
  if (roomId === undefined) return { ...beeld, versie }

  const occupied = beeld.occupied.filter(
    (een) => een.team_id !== teamId && een.spellenfabriek_room_id !== roomId
  )
  if (roomId === null) return { ...beeld, versie, occupied }
  const team = beeld.teams.find(({ id }) => id === teamId)
  const room = beeld.spellenfabriek?.rooms.find(({ id }) => id === roomId)
  return team && room ? { ...beeld, versie, occupied: [...occupied, bezetregel(team, room)] } : null
}
