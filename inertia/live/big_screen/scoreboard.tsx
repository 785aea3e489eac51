import { rank } from '#domain/live/game/points'
import type { Data } from '@generated/data'
import type { CSSProperties, ReactNode } from 'react'
import { Fit } from './fit'
import { useMoves } from './use_moves'
import { TeamSign, teamColour } from '~/live/teams/team_sign'
import { Icon } from '~/ui/icon'

type Props = { snapshot: Data.Live.BigScreen.ScreenSnapshot }
type ScreenTeam = Data.Live.BigScreen.ScreenSnapshot['teams'][number]

/** The most teams below each other, so that names keep the width to be read. */
const ROWS = 7

/** The teams: the present ones while they gather, their scores while they play. */
export function Scoreboard({ snapshot: { status, teams, scores_verborgen: secret } }: Props) {
  const gathering = status === 'open'
  const title = gathering ? 'De teams' : status === 'timeout' ? 'De stand' : 'Tussenstand'
  const columns = Math.ceil(teams.length / ROWS)
  const names = gathering || secret
  const signs = new Map(teams.map(({ team_id: id }, index) => [id, index]))
  const ranked = names ? [] : rank(teams.flatMap(scoreOf))
  const list = useMoves<HTMLOListElement>(ranked.map(({ teamId }) => teamId).join(' '))

  return (
    <section aria-label={title} className="screen-board">
      {secret && !gathering && (
        <p className="screen-secret">
          <Icon name="lock" /> De stand blijft geheim tot de eindscores
        </p>
      )}
      <ol ref={list} className="screen-teams" style={grid(teams.length, columns)}>
        {names
          ? teams.map((team, index) => (
              <Row key={team.team_id} id={team.team_id} index={index} name={team.naam}>
                {gathering && <Arrival chosen={team.naam_gekozen} />}
              </Row>
            ))
          : ranked.map(({ teamId, rank: place, name, points, done }) => (
              <Row
                key={teamId}
                id={teamId}
                index={signs.get(teamId) ?? 0}
                name={name}
                place={place}
                first={place === 1 && done > 0}
              >
                <span className="screen-done">
                  <Icon name="checkmark" className="size-[0.8em] text-moss" />
                  <span className="sr-only">kamers klaar: </span>
                  {done}
                </span>
                <span key={points} className="screen-points">
                  {points}
                  <span className="sr-only"> {points === 1 ? 'punt' : 'punten'}</span>
                </span>
              </Row>
            ))}
      </ol>
    </section>
  )
}

/** Down a column first: the eye looks for places from top to bottom. */
const grid = (count: number, columns: number): CSSProperties => ({
  gridTemplateRows: `repeat(${Math.max(1, Math.ceil(count / Math.max(1, columns)))}, minmax(0, 1fr))`,
})

type RowProps = {
  id: number
  index: number
  name: string
  place?: number
  first?: boolean
  children: ReactNode
}

function Row({ id, index, name, place, first = false, children }: RowProps) {
  return (
    <li data-row={id} data-first={first || undefined} style={{ borderColor: teamColour(index) }}>
      {place !== undefined && <span className="screen-place">{place}</span>}
      <TeamSign index={index} className="screen-sign" />
      <Fit className="screen-name">{name}</Fit>
      {children}
    </li>
  )
}

function Arrival({ chosen }: { chosen: boolean }) {
  return (
    <>
      <Icon
        key={String(chosen)}
        name={chosen ? 'checkmark' : 'clock'}
        className={`screen-arrival ${chosen ? 'text-moss' : 'text-soft'}`}
      />
      <span className="sr-only">{chosen ? 'heeft een naam' : 'kiest nog een naam'}</span>
    </>
  )
}

/** The score of a team; none while the scores are hidden. */
function scoreOf({ team_id: teamId, naam: name, punten: points, klaar: done }: ScreenTeam) {
  return points === null || done === null ? [] : [{ teamId, name, points, done }]
}
