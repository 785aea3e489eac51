import { Title } from './title'
import { Icon } from '~/ui/icon'
import type { TeamGame } from './use_team_game'
import { teamName } from './snapshot_types'

/** Waiting for the others, and for the game master. */
export function Lobby({ spel: game }: { spel: TeamGame }) {
  const { snapshot, aanwezig: present } = game
  const online = new Set(present.map(({ id }) => id))
  return (
    <section aria-labelledby="verzamelpunt">
      <Title id="verzamelpunt">Welkom, {teamName(snapshot.team)}</Title>
      <p className="mt-2 text-lg">Zo meteen begint het. Houd dit scherm bij de hand.</p>
      <h2 className="mt-7 text-xl">Wie er zijn</h2>
      <ul className="mt-3 grid gap-2">
        {snapshot.teams.map((team) => {
          const er = online.has(`team-${team.id}`)
          return (
            <li key={team.id} className="kist flex min-h-14 items-center gap-3 px-4 py-2">
              <Icon
                naam={er ? 'vinkje' : 'klok'}
                className={`size-6 ${er ? 'text-mos' : 'text-zacht'}`}
              />
              <span className="min-w-0 flex-1 font-semibold wrap-anywhere">{teamName(team)}</span>
              <span className="text-zacht">{er ? 'aanwezig' : 'nog niet'}</span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
