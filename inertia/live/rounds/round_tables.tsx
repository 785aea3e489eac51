import type { Data } from '@generated/data'
import { formatClockTime } from '#domain/dutch_time'
import { Panel } from '~/admin/shell/panel'
import { Table } from '~/admin/shell/table'
import { inPoints } from '~/live/game/team_words'
import { Icon } from '~/ui/icon'

type Props = { result: Data.Live.Rounds.RoundResult }

const COLUMNS = ['Kamer', { number: 'Fout' }, { number: 'Hints' }, { number: 'Punten' }] as const

/** A number with its sign, for points that are added or taken. */
const withSign = (number: number) => (number > 0 ? `+${number}` : String(number))

export function Ranking({ result: { eindstand: standings, busy } }: Props) {
  const title = busy ? 'Tussenstand' : 'Eindstand'
  return (
    <Panel title={title}>
      <Table
        name={title}
        columns={[{ number: 'Plaats' }, 'Team', { number: 'Punten' }, { number: 'Kamers klaar' }]}
        onPhone="narrow"
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

/** What each team did in its rooms, and the game master's corrections: the best team first. */
export function PerRoom({ result: { eindstand: standings, regels: lines, corrections } }: Props) {
  const teams = standings
    .map((standing) => ({
      standing,
      rooms: lines.filter(({ team_id: id, tried }) => id === standing.team_id && tried),
      corrections: corrections.filter(({ team_id: id }) => id === standing.team_id),
    }))
    .filter((team) => team.rooms.length + team.corrections.length > 0)
  return (
    <Panel title="Per team en kamer">
      {teams.length === 0 ? (
        <p className="text-soft">Nog geen team is in een kamer aan de slag gegaan.</p>
      ) : (
        <Table name="Per team en kamer" columns={COLUMNS} onPhone="narrow" grouped>
          {teams.map((team) => (
            <TeamRows key={team.standing.team_id} {...team} />
          ))}
        </Table>
      )}
    </Panel>
  )
}

type TeamRowsProps = {
  standing: Props['result']['eindstand'][number]
  rooms: Props['result']['regels']
  corrections: Props['result']['corrections']
}

function TeamRows({ standing, rooms, corrections }: TeamRowsProps) {
  return (
    <tbody>
      <tr className="group-heading">
        <th scope="rowgroup" colSpan={3} className="name">
          {standing.naam}
        </th>
        <td className="number font-semibold whitespace-nowrap">{inPoints(standing.punten)}</td>
      </tr>
      {rooms.map((line) => (
        <tr key={line.room_id}>
          <th scope="row" className="name">
            <RoomOutcome {...line} />
          </th>
          <td className="number">{line.wrong}</td>
          <td className="number">{line.hints.length}</td>
          <td className="number">{line.punten}</td>
        </tr>
      ))}
      {corrections.map(({ id, punten: points, reden: reason }) => (
        <tr key={`correctie-${id}`}>
          <th scope="row" colSpan={3} className="name">
            Correctie: {reason}
          </th>
          <td className="number">{withSign(points)}</td>
        </tr>
      ))}
    </tbody>
  )
}

type Outcome = Pick<Props['result']['regels'][number], 'room' | 'opgelost' | 'getoond'>

/** A tick is for a room that the team solved itself; a room whose answer was told says so. */
function RoomOutcome({ room, opgelost: done, getoond: shown }: Outcome) {
  const solved = done && !shown
  return (
    <span className={`flex items-center gap-2 ${done ? '' : 'text-soft'}`}>
      {solved ? (
        <Icon name="checkmark" className="size-[1em] text-moss" />
      ) : (
        <span aria-hidden="true" className="w-[1em] flex-none text-center">
          –
        </span>
      )}
      <span className="min-w-0">
        {room}
        {shown ? (
          <span className="text-soft">, antwoord getoond</span>
        ) : (
          <span className="sr-only">, {solved ? 'opgelost' : 'niet opgelost'}</span>
        )}
      </span>
    </span>
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
