import { Fragment } from 'react'
import type { Data } from '@generated/data'
import { formatClockTime } from '#domain/dutch_time'
import { Panel } from '~/admin/shell/panel'
import { Table } from '~/admin/shell/table'

type Props = { result: Data.Live.Rounds.RoundResult }

const COLUMNS = [
  'Team',
  'Kamer',
  'Opgelost',
  { number: 'Punten' },
  { number: 'Foute antwoorden' },
  'Hints',
] as const

/** A number with its sign, which is added or taken. */
const withSign = (number: number) => (number > 0 ? `+${number}` : String(number))

export function Ranking({ result: { eindstand: standings, busy } }: Props) {
  const title = busy ? 'Tussenstand' : 'Eindstand'
  return (
    <Panel title={title}>
      <Table
        name={title}
        columns={[{ number: 'Plaats' }, 'Team', { number: 'Punten' }, { number: 'Kamers klaar' }]}
      >
        {standings.map(({ team_id: id, naam: name, punten: points, klaar: done, plaats: rank }) => (
          <tr key={id} className={rank === 1 && done > 0 ? 'font-bold' : ''}>
            <td className="number">{rank}</td>
            <th scope="row" className="name">
              {name}
            </th>
            <td className="number">{points}</td>
            <td className="number">{done}</td>
          </tr>
        ))}
      </Table>
    </Panel>
  )
}

/** What each team did in its rooms, and the game master's corrections. */
export function PerRoom({ result: { eindstand: standings, regels: lines, corrections } }: Props) {
  const teams = standings.map(({ team_id: id }) => ({
    id,
    rooms: lines.filter((line) => line.team_id === id && line.tried),
    corrections: corrections.filter((correction) => correction.team_id === id),
  }))
  const empty = teams.every((team) => team.rooms.length + team.corrections.length === 0)
  return (
    <Panel title="Per team en kamer">
      {empty ? (
        <p className="text-soft">Nog geen team is in een kamer aan de slag gegaan.</p>
      ) : (
        <Table name="Per team en kamer" columns={COLUMNS}>
          {teams.map((team) => (
            <Fragment key={team.id}>
              {team.rooms.map(({ room_id: roomId, ...row }) => (
                <tr key={roomId}>
                  <th scope="row" className="name">
                    {row.team}
                  </th>
                  <td className="name">{row.room}</td>
                  <td>{row.opgelost ? 'Ja' : 'Nee'}</td>
                  <td className="number">{row.punten}</td>
                  <td className="number">{row.wrong}</td>
                  <td>{row.hints.length === 0 ? 'Geen' : row.hints.join(', ')}</td>
                </tr>
              ))}
              {team.corrections.map(({ id, team: name, punten: points, reden: reason }) => (
                <tr key={`correctie-${id}`}>
                  <th scope="row" className="name">
                    {name}
                  </th>
                  <td colSpan={2} className="name">
                    Correctie: {reason}
                  </td>
                  <td className="number">{withSign(points)}</td>
                  <td />
                  <td />
                </tr>
              ))}
            </Fragment>
          ))}
        </Table>
      )}
    </Panel>
  )
}

/** Everything that happened, in order. */
export function GameLog({ result: { log } }: Props) {
  return (
    <Panel title="Logboek" className="no-print">
      <ol className="space-y-1">
        {log.map(({ id, time, sentence }) => (
          <li key={id} className="flex gap-4">
            <time dateTime={time} className="flex-none font-code text-soft">
              {formatClockTime(time)}
            </time>
            <span className="min-w-0">{sentence}</span>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
