import type { Data } from '@generated/data'

/** The score of each team in this round, the best team first. */
export function scoreLines({ teams, eindstand: standings }: Data.Live.Customers.CustomerSnapshot) {
  const lines = teams.map((team, index) => ({
    team,
    index,
    rank: standings?.find(({ team_id }) => team_id === team.id)?.plaats ?? teams.length,
    done: team.voortgang.filter(({ antwoord: answer }) => answer === 1).length,
    mistakes: sum(team.voortgang.map(({ aantal_fout: mistakes }) => mistakes)),
    hints: sum(team.voortgang.map(({ hint1, hint2, hint3 }) => hint1 + hint2 + hint3)),
  }))
  return lines.sort((one, other) => one.rank - other.rank)
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
