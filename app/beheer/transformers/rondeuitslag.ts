import { logzin } from '#app/beheer/logzin'
import type { Rondestand } from '#app/beheer/rondestand'
import { voortgangVan } from '#app/spellenfabriek/spelstand'
import { eindstand } from '#app/spellenfabriek/transformers/teamsnapshot'
import { HINTS } from '#domain/spellenfabriek/hints'
import type Room from '#models/room'
import type Spellogregel from '#models/spellogregel'
import type Team from '#models/team'

/** A round in the list of rounds. Nobody won what nobody scored in, or what is still going on. */
export function rondekop(stand: Rondestand) {
  const { ronde, spel } = stand
  const bezig = ronde.geslotenOp === null && spel.status === 'started'
  const eersten = eindstand(stand).filter(
    ({ plaats, punten, klaar }) => plaats === 1 && (punten > 0 || klaar > 0)
  )
  return {
    id: ronde.id,
    nummer: ronde.nummer,
    begonnen_op: ronde.begonnenOp.toISO()!,
    gesloten_op: ronde.geslotenOp?.toISO() ?? null,
    bezig,
    winnaars: bezig ? [] : eersten.map(({ naam }) => naam),
  }
}

/** Everything that is known of a round, for the game master. */
export function rondeuitslag(
  stand: Rondestand,
  log: readonly Spellogregel[],
  namen: { teams: readonly Team[]; rooms: readonly Room[] }
) {
  const naamVan = (teamId: number) => namen.teams.find(({ id }) => id === teamId)?.roepnaam ?? ''
  return {
    ...rondekop(stand),
    eindstand: eindstand(stand),
    regels: stand.teams.flatMap((team) => stand.rooms.map((room) => toonRegel(stand, team, room))),
    correcties: stand.correcties.map(({ id, teamId, punten, reden, createdAt }) => ({
      id,
      team_id: teamId,
      team: naamVan(teamId),
      punten,
      reden,
      tijd: createdAt.toISO()!,
    })),
    log: log.map((regel) => ({
      id: regel.id,
      tijd: regel.createdAt.toISO()!,
      zin: logzin(regel, namen),
    })),
  }
}

export type Rondeuitslag = ReturnType<typeof rondeuitslag>

/** What a team did in a room; nothing, when it never was there. */
function toonRegel(stand: Rondestand, team: Team, room: Room) {
  const voortgang = voortgangVan(stand, team.id, room.id)
  return {
    team_id: team.id,
    team: team.roepnaam,
    room_id: room.id,
    room: room.naam,
    geprobeerd: voortgang !== undefined,
    opgelost: voortgang?.antwoord ?? false,
    punten: voortgang?.points ?? 0,
    fout: voortgang?.aantalFout ?? 0,
    hints: HINTS.filter((nummer) => voortgang?.[`hint${nummer}`]),
  }
}
