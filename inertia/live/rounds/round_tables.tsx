import { Fragment } from 'react'
import { formatClockTime } from '~/ui/format_numbers'
import { Panel } from '~/admin/shell/panel'
import { Table } from '~/admin/shell/table'
import type { RoundResult } from './round_result_types'

type Props = { uitslag: RoundResult }

const COLUMNS = [
  'Team',
  'Kamer',
  'Opgelost',
  { getal: 'Punten' },
  { getal: 'Foute antwoorden' },
  'Hints',
] as const

/** A number that is added or taken. */
const withSign = (number: number) => (number > 0 ? `+${number}` : String(number))

export function Ranking({ uitslag: { eindstand: finalState, bezig: busy } }: Props) {
  const title = busy ? 'Tussenstand' : 'Eindstand'
  return (
    <Panel titel={title}>
      <Table
        naam={title}
        kolommen={[{ getal: 'Plaats' }, 'Team', { getal: 'Punten' }, { getal: 'Kamers klaar' }]}
      >
        {finalState.map(
          ({ team_id: id, naam: name, punten: points, klaar: done, plaats: rank }) => (
            <tr key={id} className={rank === 1 && done > 0 ? 'font-bold' : ''}>
              <td className="getal">{rank}</td>
              <th scope="row" className="naam">
                {name}
              </th>
              <td className="getal">{points}</td>
              <td className="getal">{done}</td>
            </tr>
          )
        )}
      </Table>
    </Panel>
  )
}

/** What each team did in the rooms where it was, and what the game master gave or took. */
export function PerRoom({
  uitslag: { eindstand: finalState, regels: lines, correcties: corrections },
}: Props) {
  const teams = finalState.map(({ team_id: id }) => ({
    id,
    kamers: lines.filter((line) => line.team_id === id && line.geprobeerd),
    correcties: corrections.filter((correction) => correction.team_id === id),
  }))
  const empty = teams.every((team) => team.kamers.length + team.correcties.length === 0)
  return (
    <Panel titel="Per team en kamer">
      {empty ? (
        <p className="text-zacht">Nog geen team is in een kamer aan de slag gegaan.</p>
      ) : (
        <Table naam="Per team en kamer" kolommen={COLUMNS}>
          {teams.map((team) => (
            <Fragment key={team.id}>
              {team.kamers.map(({ room_id: roomId, ...row }) => (
                <tr key={roomId}>
                  <th scope="row" className="naam">
                    {row.team}
                  </th>
                  <td className="naam">{row.room}</td>
                  <td>{row.opgelost ? 'Ja' : 'Nee'}</td>
                  <td className="getal">{row.punten}</td>
                  <td className="getal">{row.fout}</td>
                  <td>{row.hints.length === 0 ? 'Geen' : row.hints.join(', ')}</td>
                </tr>
              ))}
              {team.correcties.map(({ id, team: name, punten: points, reden: reason }) => (
                <tr key={`correctie-${id}`}>
                  <th scope="row" className="naam">
                    {name}
                  </th>
                  <td colSpan={2} className="naam">
                    Correctie: {reason}
                  </td>
                  <td className="getal">{withSign(points)}</td>
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

/** Everything that happened, as it happened. */
export function GameLog({ uitslag: { log } }: Props) {
  return (
    <Panel titel="Logboek" className="niet-printen">
      <ol className="space-y-1">
        {log.map(({ id, tijd: time, zin: sentence }) => (
          <li key={id} className="flex gap-4">
            <time dateTime={time} className="flex-none font-code text-zacht">
              {formatClockTime(time)}
            </time>
            <span className="min-w-0">{sentence}</span>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
