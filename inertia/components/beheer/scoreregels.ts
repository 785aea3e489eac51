import type { Klantsnapshot } from '~/types_live'

/**
 * What each team reached this round.
 *
 * @param opPlaats first the best; while people play the rows stay where they are, under the finger
 */
export function scoreregels({ teams, eindstand }: Klantsnapshot, opPlaats: boolean) {
  const regels = teams.map((team) => ({
    team,
    plaats: eindstand?.find(({ team_id }) => team_id === team.id)?.plaats ?? teams.length,
    klaar: team.voortgang.filter(({ antwoord }) => antwoord === 1).length,
    fout: som(team.voortgang.map(({ aantal_fout }) => aantal_fout)),
    hints: som(team.voortgang.map(({ hint1, hint2, hint3 }) => hint1 + hint2 + hint3)),
  }))
  return opPlaats ? [...regels].sort((een, ander) => een.plaats - ander.plaats) : regels
}

const som = (getallen: number[]) => getallen.reduce((totaal, getal) => totaal + getal, 0)
