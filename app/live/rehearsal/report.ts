import type { TeamMeasurement, DailyTally } from '#app/live/rehearsal/evening'
import { percentile, waitTime } from '#app/live/rehearsal/measurement'
import type { GameMasterSnapshot } from '#app/live/rehearsal/game_master'
import type { Outcome } from '#app/live/rehearsal/phone'

/** A robot team at the end of the evening. */
export type TeamEnd = TeamMeasurement & {
  readonly id: number
  readonly telefoons: readonly {
    readonly snapshot: { readonly versie: number; readonly team: { readonly punten: number } }
  }[]
  puntenVan(roomId: number, hint3Counts: 1 | 2): number
}

export type Check =
  | 'alle_telefoons_bij'
  | 'punten_op_telefoons'
  | 'punten_volgens_regels'
  | 'een_team_per_kamer'
  | 'niets_gemist'
  | 'na_de_tijd_dicht'

export type Report = {
  readonly klantId: number
  readonly versie: number
  readonly acties: Readonly<Record<string, number>>
  readonly weigeringen: Readonly<Record<string, number>>
  readonly events: number
  readonly klaar: number
  readonly slaapjes: number
  /** Milliseconds from a press to the other phones of the team; null when nothing could be measured. */
  readonly p50: number | null
  readonly p99: number | null
  readonly gemeten: number
  readonly gemist: number
  readonly stand: readonly { readonly naam: string; readonly punten: number }[]
  readonly controles: Readonly<Record<Check, boolean>>
  readonly geslaagd: boolean
}

/** Holds what the phones show, what the robots did and what the game master sees next to each other. */
export function makeReport(
  end: GameMasterSnapshot,
  robots: readonly TeamEnd[],
  tally: DailyTally,
  tooLate: Outcome
): Report {
  const { wachttijden: waitTimes, gemist: missed } = meet(robots)
  const seenByGameMaster = (id: number) => end.teams.find((team) => team.id === id)
  const everyPhone = (allowed: (phone: TeamEnd['telefoons'][number], id: number) => boolean) =>
    robots.every(({ id, telefoons: phones }) => phones.every((phone) => allowed(phone, id)))
  const checks: Record<Check, boolean> = {
    alle_telefoons_bij: everyPhone(({ snapshot }) => snapshot.versie === end.versie),
    punten_op_telefoons: everyPhone(
      ({ snapshot }, id) => snapshot.team.punten === seenByGameMaster(id)?.punten
    ),
    punten_volgens_regels: robots.every((robot) => arePointsRight(robot, end)),
    een_team_per_kamer: tally.dubbel === 0,
    niets_gemist: missed === 0,
    na_de_tijd_dicht: tooLate.type === 'geweigerd' && tooLate.reden === 'tijd_voorbij',
  }
  return {
    klantId: end.id,
    versie: end.versie,
    acties: tally.acties,
    weigeringen: tally.weigeringen,
    events: tally.events,
    klaar: tally.klaar,
    slaapjes: robots.flatMap(({ waarnemingen: observations }) =>
      observations.flatMap((one) => one.slaapjes)
    ).length,
    p50: percentile(waitTimes, 0.5),
    p99: percentile(waitTimes, 0.99),
    gemeten: waitTimes.length,
    gemist: missed,
    stand: end.teams
      .map(({ name, custom_name: chosen, punten: points }) => ({
        naam: chosen ?? name,
        punten: points,
      }))
      .toSorted((one, other) => other.punten - one.punten),
    controles: checks,
    geslaagd: Object.values(checks).every(Boolean),
  }
}

/** Whether each room brought a team what the rules say of what it did there. */
function arePointsRight(robot: TeamEnd, { teams, spellenfabriek }: GameMasterSnapshot): boolean {
  const progress = teams.find(({ id }) => id === robot.id)?.voortgang ?? []
  const { rooms, hint3_telt: hint3Counts } = spellenfabriek!
  return rooms.every(({ id }) => {
    const points = progress.find(({ room }) => room.id === id)?.points ?? 0
    return points === robot.puntenVan(id, hint3Counts)
  })
}

/** Each change of a team, as each of its other phones came to know it. */
function meet(robots: readonly TeamMeasurement[]) {
  const outcomes = robots.flatMap(({ verzendingen: transmissions, waarnemingen: observations }) =>
    transmissions.flatMap((transmission) =>
      observations
        .filter((_, number) => number !== transmission.telefoon)
        .map((observation) => waitTime(observation, transmission))
    )
  )
  return {
    wachttijden: outcomes.flatMap((one) => (one.type === 'gezien' ? [one.ms] : [])),
    gemist: outcomes.filter(({ type }) => type === 'gemist').length,
  }
}
