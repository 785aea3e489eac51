import { Title } from './title'
import { Icon } from '~/ui/icon'
import type { TeamGame } from './use_team_game'
import { teamName } from './team_words'
import { Heading } from '~/ui/heading'

/** The screen of a team that waits for the others and for the game master. */
export function Lobby({ game }: { game: TeamGame }) {
  const { snapshot, present } = game
  const online = new Set(present.map(({ id }) => id))
  return (
    <section aria-labelledby="verzamelpunt">
      <Title id="verzamelpunt">Welkom, {teamName(snapshot.team)}</Title>
      <p className="mt-2 text-lg">Zo meteen begint het. Houd dit scherm bij de hand.</p>
      <Heading level={2} size="panel" className="mt-7">
        Wie er zijn
      </Heading>
      <ul className="mt-3 grid gap-2">
        {snapshot.teams.map((team) => {
          const er = online.has(`team-${team.id}`)
          return (
            <li key={team.id} className="case flex min-h-14 items-center gap-3 px-4 py-2">
              <Icon
                name={er ? 'checkmark' : 'clock'}
                className={`size-6 ${er ? 'text-moss' : 'text-soft'}`}
              />
              <span className="min-w-0 flex-1 font-semibold wrap-anywhere">{teamName(team)}</span>
              <span className="text-soft">{er ? 'aanwezig' : 'nog niet'}</span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
