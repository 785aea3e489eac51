import { rank } from '#domain/live/game/points'
import { Icon } from '~/ui/icon'
import type { ScreenSnapshot, ScreenTeam } from './screen_types'

/** How many teams fit in a column before there is one more; while they gather there are no rooms below. */
const ROWS = { verzamelt: 9, speelt: 6 }

/** The teams: who is there while they gather, how they stand while they play. */
export function Scoreboard({ snapshot: { status, teams, scores_verborgen: secret } }: Props) {
  const gathering = status === 'open'
  const ranked = rank(teams.filter(hasScore))
  /** Names alone leave room for one column more. */
  const most = gathering || secret ? 4 : 3
  const columns = Math.min(most, Math.ceil(teams.length / ROWS[gathering ? 'verzamelt' : 'speelt']))
  const title = gathering ? 'De teams' : status === 'timeout' ? 'De stand' : 'Tussenstand'
  return (
    <section aria-label={title} className="scherm-bord">
      {secret && !gathering && (
        <p className="scherm-geheim">
          <Icon naam="slot" /> De stand blijft geheim tot de eindscores
        </p>
      )}
      <ol className="scherm-teams" data-kolommen={columns}>
        {gathering || secret
          ? teams.map((team) => (
              <li key={team.team_id}>
                {gathering && (
                  <Icon
                    naam={team.naam_gekozen ? 'vinkje' : 'klok'}
                    className={`size-[1em] ${team.naam_gekozen ? 'text-mos' : 'text-zacht'}`}
                  />
                )}
                <span className="scherm-naam">{team.naam}</span>
                {gathering && (
                  <span className="sr-only">
                    {team.naam_gekozen ? 'heeft een naam' : 'kiest nog een naam'}
                  </span>
                )}
              </li>
            ))
          : ranked.map(({ team_id: id, plaats: rank, naam: name, punten: points, klaar: done }) => (
              <li key={id} className={rank === 1 && done > 0 ? 'scherm-eerste' : ''}>
                <span className="scherm-plaats">{rank}</span>
                <span className="scherm-naam">{name}</span>
                <span className="scherm-klaar">
                  <Icon naam="vinkje" className="size-[0.8em] text-mos" />
                  <span className="sr-only">kamers klaar: </span>
                  {done}
                </span>
                <span className="scherm-punten">
                  {points}
                  <span className="sr-only"> {points === 1 ? 'punt' : 'punten'}</span>
                </span>
              </li>
            ))}
      </ol>
    </section>
  )
}

type Props = { snapshot: ScreenSnapshot }
type WithScore = ScreenTeam & { punten: number; klaar: number }

const hasScore = (team: ScreenTeam): team is WithScore =>
  team.punten !== null && team.klaar !== null
