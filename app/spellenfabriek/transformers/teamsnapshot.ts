import { fromColumn } from '#app/core/database/dialect'
import { voortgangVan, type Spelstand } from '#app/spellenfabriek/spelstand'
import type { TeamOpKomst } from '#app/spellenfabriek/teamtoegang'
import type { Voortgangrij } from '#app/spellenfabriek/voortgangrij'
import { eindtijd } from '#domain/spellenfabriek/aftelklok'
import { toonAntwoord } from '#domain/spellenfabriek/antwoord'
import { bezetregel } from '#domain/spellenfabriek/nieuws'
import { rangschik } from '#domain/spellenfabriek/punten'
import type Room from '#models/room'
import type Team from '#models/team'

/**
 * What a team may know: everything about its own progress, of other teams their names and where they
 * are, and all scores once the game is finished. A question shows while the team is in its room, a hint
 * when it was used, an answer when the room is done.
 */
export function teamsnapshot({ team, klantnaam, versie }: TeamOpKomst, stand: Spelstand | null) {
  return {
    id: team.klantId,
    name: klantnaam,
    /** Also for a team that stands aside: its screen has to see that this is newer. */
    versie: stand?.spel.versie ?? versie,
    server_tijd: Date.now(),
    team: toonEigenTeam(team, stand),
    teams: stand ? stand.teams.map(toonTeam) : [],
    spellenfabriek: stand && toonSpel(stand, team),
    occupied: stand ? bezet(stand) : [],
    eindstand: stand?.spel.status === 'finished' ? eindstand(stand) : null,
  }
}

export type Teamsnapshot = ReturnType<typeof teamsnapshot>

function toonSpel(stand: Spelstand, team: Team) {
  const { spel, rooms } = stand
  return {
    ...toonKlok(stand),
    mededeling: spel.mededeling,
    hint3_telt: spel.hint3Telt,
    rooms: rooms.map((room) => toonRoom(stand, room, team)),
  }
}

/** The clock of a game, the same for every screen. */
export function toonKlok({ spel }: Spelstand) {
  return {
    id: spel.id,
    status: spel.status,
    tijdsduur: spel.tijdsduur,
    start: spel.start?.toISO() ?? null,
    /** Milliseconds since 1970; in a pause, what it would have been without that pause. */
    eindtijd: eindtijd(spel.klok, spel.gepauzeerdOp?.toMillis() ?? Date.now()),
    gepauzeerd_sinds: spel.gepauzeerdOp?.toMillis() ?? null,
  }
}

function toonRoom(stand: Spelstand, room: Room, team: Team) {
  const voortgang = voortgangVan(stand, team.id, room.id)
  const binnen = stand.bezettingen.some((een) => een.teamId === team.id && een.roomId === room.id)
  const klaar = voortgang?.antwoord ?? false
  return {
    id: room.id,
    naam: room.naam,
    volgnummer: room.volgnummer,
    tijdschatting: room.tijdschatting,
    ...room.scoreregels,
    vraag: binnen || klaar ? room.vraag : null,
    hint1: voortgang?.hint1 ? room.hint1 : null,
    hint2: voortgang?.hint2 ? room.hint2 : null,
    hint3: voortgang?.hint3 ? room.hint3 : null,
    antwoord: klaar ? toonAntwoord(room.antwoord) : null,
  }
}

function toonEigenTeam(team: Team, stand: Spelstand | null) {
  const eigen = stand?.voortgang.filter(({ teamId }) => teamId === team.id) ?? []
  return {
    ...toonTeam(stand?.teams.find(({ id }) => id === team.id) ?? team),
    punten: stand ? punten(stand, team.id) : 0,
    voortgang: eigen.map(toonVoortgang),
  }
}

/** A team as every team may see it. */
export function toonTeam({ id, name, customName, updatedAt }: Team) {
  return { id, name, custom_name: customName, updated_at: updatedAt.toISO() }
}

export function toonVoortgang(voortgang: Voortgangrij) {
  const { roomId, antwoord, hint1, hint2, hint3, aantalFout, points, updatedAt } = voortgang
  return {
    room: { id: roomId },
    antwoord: Number(antwoord),
    hint1: Number(hint1),
    hint2: Number(hint2),
    hint3: Number(hint3),
    aantal_fout: aantalFout,
    points,
    updated_at: fromColumn(updatedAt).toISO(),
  }
}

/** Which team is in which room. */
export function bezet({ bezettingen, teams, rooms }: Spelstand) {
  return bezettingen.flatMap(({ teamId, roomId }) => {
    const team = teams.find(({ id }) => id === teamId)
    const room = rooms.find(({ id }) => id === roomId)
    if (!team || !room) return []
    return [bezetregel(toonTeam(team), room)]
  })
}

/** A team's points in this round: its rooms, and what the game master gave or took. */
export function punten({ voortgang, correcties }: Spelstand, teamId: number): number {
  const som = (getallen: number[]) => getallen.reduce((totaal, getal) => totaal + getal, 0)
  return (
    som(voortgang.filter((een) => een.teamId === teamId).map(({ points }) => points)) +
    som(correcties.filter((een) => een.teamId === teamId).map((een) => een.punten))
  )
}

/** The teams in order of their points. */
export function eindstand(stand: Spelstand) {
  return rangschik(
    stand.teams.map((team) => ({
      team_id: team.id,
      naam: team.roepnaam,
      punten: punten(stand, team.id),
      klaar: stand.voortgang.filter(({ teamId, antwoord }) => teamId === team.id && antwoord)
        .length,
    }))
  )
}
