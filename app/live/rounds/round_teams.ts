import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import RoundTeam from '#models/live/round_team'
import Team from '#models/live/team'

type Named = Pick<Team, 'id' | 'displayName'>

/**
 * Writes down which teams took part in a round, under the names that they have now. A round that is
 * over keeps them, also when other people have the cards later.
 */
export async function keepTeams(
  trx: TransactionClientContract,
  roundId: number,
  teams: readonly Named[]
) {
  const rows = teams.map(({ id, displayName }) => ({ roundId, teamId: id, name: displayName }))
  await RoundTeam.createMany(rows, { client: trx })
}

/** The teams of rounds that are over, by round, each with the name that it had then. */
export async function teamsOfRounds(ids: readonly number[]): Promise<Map<number, Team[]>> {
  const teams = await Team.query()
    .join('round_teams', 'round_teams.team_id', 'teams.id')
    .whereIn('round_teams.round_id', [...ids])
    .select('teams.*', 'round_teams.round_id', 'round_teams.name as name_then')
    .orderBy('number')
  const roundOf = ({ $extras }: Team) => ($extras as { round_id: number }).round_id
  return new Map(ids.map((id) => [id, teams.filter((team) => roundOf(team) === id)]))
}
