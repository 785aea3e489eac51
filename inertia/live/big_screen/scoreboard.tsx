import { rank } from '#domain/live/game/points'
import type { Data } from '@generated/data'
import { Icon } from '~/ui/icon'

/**
 * How many teams fit in a column before another column is added. While teams gather there are no
 * rooms below.
 */
const ROWS = { gathering: 9, playing: 6 }

/** The teams: the present ones while they gather, their scores while they play. */
export function Scoreboard({ snapshot: { status, teams, scores_verborgen: secret } }: Props) {
  const gathering = status === 'open'
  const ranked = rank(teams.flatMap(scoreOf))
  /** Names without scores leave room for one more column. */
  const most = gathering || secret ? 4 : 3
  const columns = Math.min(
    most,
    Math.ceil(teams.length / ROWS[gathering ? 'gathering' : 'playing'])
  )
  const title = gathering ? 'De teams' : status === 'timeout' ? 'De stand' : 'Tussenstand'
  return (
    <section aria-label={title} className="screen-board">
      {secret && !gathering && (
        <p className="screen-secret">
          <Icon name="lock" /> De stand blijft geheim tot de eindscores
        </p>
      )}
      <ol className="screen-teams" data-columns={columns}>
        {gathering || secret
          ? teams.map((team) => (
              <li key={team.team_id}>
                {gathering && (
                  <Icon
                    name={team.naam_gekozen ? 'checkmark' : 'clock'}
                    className={`size-[1em] ${team.naam_gekozen ? 'text-moss' : 'text-soft'}`}
                  />
                )}
                <span className="screen-name">{team.naam}</span>
                {gathering && (
                  <span className="sr-only">
                    {team.naam_gekozen ? 'heeft een naam' : 'kiest nog een naam'}
                  </span>
                )}
              </li>
            ))
          : ranked.map(({ teamId, rank, name, points, done }) => (
              <li key={teamId} className={rank === 1 && done > 0 ? 'screen-first' : ''}>
                <span className="screen-place">{rank}</span>
                <span className="screen-name">{name}</span>
                <span className="screen-done">
                  <Icon name="checkmark" className="size-[0.8em] text-moss" />
                  <span className="sr-only">kamers klaar: </span>
                  {done}
                </span>
                <span className="screen-points">
                  {points}
                  <span className="sr-only"> {points === 1 ? 'punt' : 'punten'}</span>
                </span>
              </li>
            ))}
      </ol>
    </section>
  )
}

type Props = { snapshot: Data.Live.BigScreen.ScreenSnapshot }
type ScreenTeam = Data.Live.BigScreen.ScreenSnapshot['teams'][number]

/** The score of a team; none while the scores are hidden. */
function scoreOf({ team_id: teamId, naam: name, punten: points, klaar: done }: ScreenTeam) {
  return points === null || done === null ? [] : [{ teamId, name, points, done }]
}
