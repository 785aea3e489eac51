import type { GamePanel } from '~/live/control/game_panel'

type Evening = Pick<GamePanel, 'snapshot'>['snapshot']

/** What happens when the next group comes in, one sentence each. */
export function whatNewGroupDoes(
  { teams }: Pick<Evening, 'teams'>,
  { status, mededeling: announcement, aantal_teams: teamCount }: GamePanel['game'],
  codes: boolean
): string[] {
  const names = teams.filter(({ custom_name: chosen }) => chosen !== null).length
  return [
    namesFree(names),
    ...(status === 'finished'
      ? ['De eindscores verdwijnen van alle telefoons en van het grote scherm.']
      : []),
    ...(announcement ? ['De mededeling verdwijnt van de schermen.'] : []),
    codes
      ? renewed(teamCount)
      : 'De QR-codes blijven dezelfde: telefoons die nog meedoen, horen straks bij de nieuwe groep.',
    'Gespeelde rondes blijven bewaard. Weet je het zeker?',
  ]
}

function namesFree(count: number): string {
  if (count === 0) return 'Er is nog geen teamnaam gekozen, dus er komt geen naam vrij.'
  return count === 1
    ? 'Er komt 1 teamnaam vrij: dat team kiest opnieuw.'
    : `Er komen ${count} teamnamen vrij: die teams kiezen opnieuw.`
}

const renewed = (count: number) =>
  count === 1
    ? 'Er komt 1 nieuwe QR-code. De oude kaart werkt dan niet meer: print hem opnieuw.'
    : `Er komen ${count} nieuwe QR-codes. De oude kaarten werken dan niet meer: print ze opnieuw.`
