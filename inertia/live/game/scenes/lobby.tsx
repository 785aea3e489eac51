import { Title } from '../title'
import { Icon } from '~/ui/icon'
import type { TeamGame } from '../use_team_game'
import { teamName } from '../team_words'
import { Heading } from '~/ui/heading'
import { TeamSign } from '~/live/teams/team_sign'

/** The screen of a team that waits for the others and for the game master. */
export function Lobby({ game }: { game: TeamGame }) {
  const { snapshot, present } = game
  const online = new Set(present.map(({ id }) => id))
  const isHere = (id: number) => online.has(`team-${id}`)
  const index = snapshot.teams.findIndex(({ id }) => id === snapshot.team.id)
  return (
    <section aria-labelledby="verzamelpunt">
      <div className="flex items-center gap-4">
        <TeamSign index={Math.max(0, index)} className="size-16" />
        <div className="min-w-0">
          <Title id="verzamelpunt">Welkom, {teamName(snapshot.team)}</Title>
          <p className="mt-1">Dit is jullie teken op het grote scherm.</p>
        </div>
      </div>
      <p className="mt-5 text-lg">Zo meteen begint het. Houd dit scherm bij de hand.</p>
      <Heading level={2} size="panel" className="mt-7">
        Wie er zijn: {snapshot.teams.filter(({ id }) => isHere(id)).length} van{' '}
        {snapshot.teams.length}
      </Heading>
      <ul className="mt-2">
        {snapshot.teams.map((team, card) => (
          <li
            key={team.id}
            className="flex min-h-12 items-center gap-3 border-b border-line-soft py-1.5"
          >
            <TeamSign index={card} className={`size-7 ${isHere(team.id) ? '' : 'opacity-45'}`} />
            <span
              className={`min-w-0 flex-1 wrap-anywhere ${isHere(team.id) ? 'font-semibold' : 'text-soft'}`}
            >
              {teamName(team)}
            </span>
            {isHere(team.id) ? (
              <span className="inline-flex items-center gap-1.5 font-semibold text-moss">
                <Icon name="checkmark" /> aanwezig
              </span>
            ) : (
              <span className="text-soft">nog niet</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
