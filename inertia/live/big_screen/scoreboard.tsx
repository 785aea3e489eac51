import { layBoard, pageOf } from '#domain/live/big_screen/board_layout'
import { rank } from '#domain/live/game/ranking'
import type { Data } from '@generated/data'
import type { CSSProperties } from 'react'
import { TeamRow, type TeamRowProps } from './team_row'
import { useMoves } from './use_moves'
import { useTurns } from './use_turns'
import { Icon } from '~/ui/icon'

type ScreenSnapshot = Data.Live.BigScreen.ScreenSnapshot
type ScreenTeam = ScreenSnapshot['teams'][number]

/** A board with more rows than this has height for one sign behind a name, not for two. */
const SPACIOUS = 8

const TITLES: Readonly<Record<string, string>> = { open: 'De teams', timeout: 'De stand' }

/** The teams: the present ones while they gather, their scores while they play. */
export function Scoreboard({ snapshot }: { snapshot: ScreenSnapshot }) {
  const { status, scores_verborgen: secret, teams } = snapshot
  const title = TITLES[status] ?? 'Tussenstand'
  const { columns, rows, pages } = layBoard(teams.map(({ naam: name }) => name))
  const turn = useTurns(pages)
  const shown = pageOf(rowsOf(snapshot), pages, turn)
  const list = useMoves<HTMLOListElement>(shown.map(({ id }) => id).join(' '))

  return (
    <section aria-label={title} className="screen-board">
      {status === 'open' && <Gathered teams={teams} />}
      {secret && status !== 'open' && (
        <p className="screen-secret">
          <Icon name="lock" /> De stand blijft geheim tot de eindscores
        </p>
      )}
      <ol
        ref={list}
        className="screen-teams"
        data-wide={columns === 1 || undefined}
        data-dense={rows > SPACIOUS || undefined}
        style={grid(columns, rows)}
      >
        {shown.map((row) => (
          <TeamRow key={row.id} {...row} />
        ))}
      </ol>
      {pages > 1 && <Turns pages={pages} turn={turn} />}
    </section>
  )
}

/** Columns are filled from top to bottom, as the eye looks for places. */
const grid = (columns: number, rows: number) =>
  ({ '--columns': columns, '--rows': rows }) as CSSProperties

/** The rows by place; by card while there is no score to show. */
function rowsOf({ status, teams, rooms, scores_verborgen: secret }: ScreenSnapshot) {
  const cards = new Map(teams.map((team, index) => [team.team_id, { team, index }]))
  const started = status === 'started'
  const row = ({ team, index }: { team: ScreenTeam; index: number }): TeamRowProps => ({
    ...{ id: team.team_id, index, name: team.naam },
    ...(status === 'open' && { named: team.naam_gekozen }),
    ...(started && {
      room: rooms.find((one) => one.bezet_door === team.naam)?.volgnummer ?? null,
    }),
  })
  if (status === 'open' || secret) return [...cards.values()].map(row)
  return rank(teams.flatMap(scoreOf)).flatMap(({ teamId, rank: place, points, done }) => {
    const card = cards.get(teamId)
    return card ? [{ ...row(card), score: { place, points, done } }] : []
  })
}

/** How many teams have a name by now. */
function Gathered({ teams }: Pick<ScreenSnapshot, 'teams'>) {
  const named = teams.filter(({ naam_gekozen: chosen }) => chosen).length
  return (
    <p className="screen-gathered">
      <strong>{named}</strong> van {teams.length}{' '}
      {teams.length === 1 ? 'team heeft' : 'teams hebben'} een naam
    </p>
  )
}

function Turns({ pages, turn }: { pages: number; turn: number }) {
  return (
    <p aria-hidden="true" className="screen-turns">
      {Array.from({ length: pages }, (_, page) => (
        <i key={page} data-now={page === turn || undefined} />
      ))}
    </p>
  )
}

/** The score of a team; none while the scores are hidden. */
function scoreOf({ team_id: teamId, naam: name, punten: points, klaar: done }: ScreenTeam) {
  return points === null || done === null ? [] : [{ teamId, name, points, done }]
}
