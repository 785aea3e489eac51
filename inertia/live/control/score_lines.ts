import type { CustomerSnapshot } from '~/live/game/snapshot_types'

/**
 * What each team reached this round.
 *
 * @param byRank first the best; while people play the rows stay where they are, under the finger
 */
export function scoreLines({ teams, eindstand: finalState }: CustomerSnapshot, byRank: boolean) {
  const lines = teams.map((team) => ({
    team,
    plaats: finalState?.find(({ team_id }) => team_id === team.id)?.plaats ?? teams.length,
    klaar: team.voortgang.filter(({ antwoord: answer }) => answer === 1).length,
    fout: sum(team.voortgang.map(({ aantal_fout: wrong_count }) => wrong_count)),
    hints: sum(team.voortgang.map(({ hint1, hint2, hint3 }) => hint1 + hint2 + hint3)),
  }))
  return byRank ? [...lines].sort((one, other) => one.plaats - other.plaats) : lines
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
