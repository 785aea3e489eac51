import type { Data } from '@generated/data'

/**
 * The score of each team in this round.
 *
 * @param byRank whether the best team comes first; during the game the rows keep their place, so
 *   that nobody presses a wrong one
 */
export function scoreLines(
  { teams, eindstand: standings }: Data.Live.Customers.CustomerSnapshot,
  byRank: boolean
) {
  const lines = teams.map((team) => ({
    team,
    rank: standings?.find(({ team_id }) => team_id === team.id)?.plaats ?? teams.length,
    done: team.voortgang.filter(({ antwoord: answer }) => answer === 1).length,
    mistakes: sum(team.voortgang.map(({ aantal_fout: mistakes }) => mistakes)),
    hints: sum(team.voortgang.map(({ hint1, hint2, hint3 }) => hint1 + hint2 + hint3)),
  }))
  return byRank ? [...lines].sort((one, other) => one.rank - other.rank) : lines
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
