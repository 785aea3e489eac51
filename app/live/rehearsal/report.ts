import { REASONS } from '#app/live/game/game_refusal_transformer'
import type { TeamMeasurement, DailyTally } from '#app/live/rehearsal/evening'
import { percentile, waitTime } from '#app/live/rehearsal/measurement'
import type { GameMasterSnapshot } from '#app/live/rehearsal/robots/game_master'
import type { CallOutcome } from '#app/live/rehearsal/robots/phone'
import { present } from '#domain/present'

/** A robot team at the end of the evening. */
export type TeamEnd = TeamMeasurement & {
  readonly id: number
  readonly phones: readonly {
    readonly snapshot: { readonly versie: number; readonly team: { readonly punten: number } }
  }[]
  pointsOf(roomId: number, hint3Counts: 1 | 2): number
}

export type Check =
  | 'all_phones_up_to_date'
  | 'points_on_phones'
  | 'points_by_the_rules'
  | 'one_team_per_room'
  | 'nothing_missed'
  | 'closed_after_time'

export type Report = {
  readonly customerId: number
  readonly version: number
  readonly actions: Readonly<Record<string, number>>
  readonly refusals: Readonly<Record<string, number>>
  readonly events: number
  readonly done: number
  readonly naps: number
  /**
   * Milliseconds from a press to the other phones of the team; null when nothing could be measured.
   */
  readonly p50: number | null
  readonly p99: number | null
  readonly measured: number
  readonly missed: number
  readonly standings: readonly { readonly name: string; readonly points: number }[]
  readonly checks: Readonly<Record<Check, boolean>>
  readonly passed: boolean
}

/** Compares what the phones show, what the robots did and what the game master sees. */
export function makeReport(
  end: GameMasterSnapshot,
  robots: readonly TeamEnd[],
  tally: DailyTally,
  tooLate: CallOutcome
): Report {
  const { waitTimes, missed } = meet(robots)
  const seenByGameMaster = (id: number) => end.teams.find((team) => team.id === id)
  const everyPhone = (allowed: (phone: TeamEnd['phones'][number], id: number) => boolean) =>
    robots.every(({ id, phones }) => phones.every((phone) => allowed(phone, id)))
  const checks: Record<Check, boolean> = {
    all_phones_up_to_date: everyPhone(({ snapshot }) => snapshot.versie === end.versie),
    points_on_phones: everyPhone(
      ({ snapshot }, id) => snapshot.team.punten === seenByGameMaster(id)?.punten
    ),
    points_by_the_rules: robots.every((robot) => arePointsRight(robot, end)),
    one_team_per_room: tally.double === 0,
    nothing_missed: missed === 0,
    closed_after_time: tooLate.type === 'refused' && tooLate.reason === REASONS.time_is_up,
  }
  return {
    customerId: end.id,
    version: end.versie,
    actions: tally.actions,
    refusals: tally.refusals,
    events: tally.events,
    done: tally.done,
    naps: robots.flatMap(({ observations }) => observations.flatMap((one) => one.naps)).length,
    p50: percentile(waitTimes, 0.5),
    p99: percentile(waitTimes, 0.99),
    measured: waitTimes.length,
    missed,
    standings: end.teams
      .map(({ name, custom_name: chosen, punten: points }) => ({
        name: chosen ?? name,
        points,
      }))
      .toSorted((one, other) => other.points - one.points),
    checks,
    passed: Object.values(checks).every(Boolean),
  }
}

/** Whether each room brought a team the points that the rules give for what it did there. */
function arePointsRight(robot: TeamEnd, { teams, spellenfabriek }: GameMasterSnapshot): boolean {
  const progress = teams.find(({ id }) => id === robot.id)?.voortgang ?? []
  const { rooms, hint3_telt: hint3Counts } = present(spellenfabriek, 'the game')
  return rooms.every(({ id }) => {
    const points = progress.find(({ room }) => room.id === id)?.points ?? 0
    return points === robot.pointsOf(id, hint3Counts)
  })
}

/** The delay of each change of a team on each of its other phones. */
function meet(robots: readonly TeamMeasurement[]) {
  const outcomes = robots.flatMap(({ transmissions, observations }) =>
    transmissions.flatMap((transmission) =>
      observations
        .filter((_, number) => number !== transmission.phone)
        .map((observation) => waitTime(observation, transmission))
    )
  )
  return {
    waitTimes: outcomes.flatMap((one) => (one.type === 'seen' ? [one.ms] : [])),
    missed: outcomes.filter(({ type }) => type === 'missed').length,
  }
}
