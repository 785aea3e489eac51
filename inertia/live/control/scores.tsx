import { useState } from 'react'
import { Panel } from '~/admin/shell/panel'
import { PointsCorrection } from './points_correction'
import { scoreLines } from './score_lines'
import { Table } from '~/admin/shell/table'
import { TeamName } from './team_name'
import type { CustomerTeam, GamePanel } from './game_panel'

const COLUMNS = [
  { number: 'Plaats' },
  'Team',
  { number: 'Punten' },
  { number: 'Kamers klaar' },
  { number: 'Foute antwoorden' },
  { number: 'Hints gebruikt' },
  { hidden: 'Actie' },
] as const

/** The score board of the round, the best team first. */
export function Scores({ snapshot, game, run }: GamePanel) {
  const [chosen, setChosen] = useState<CustomerTeam | null>(null)
  const [notice, setNotice] = useState<string | null>(null)
  const elapsed = game.status === 'timeout' || game.status === 'finished'

  function close(sentence?: string) {
    if (chosen) document.getElementById(buttonId(chosen))?.focus()
    setChosen(null)
    setNotice(sentence ?? null)
  }

  return (
    <Panel title={elapsed ? 'Eindstand' : 'Tussenstand'}>
      <Table name={elapsed ? 'Eindstand' : 'Tussenstand'} columns={COLUMNS}>
        {scoreLines(snapshot).map(({ team, rank, done, mistakes, hints }) => (
          <tr key={team.id} className={elapsed && rank === 1 ? 'font-bold' : ''}>
            <td className="number">{rank}</td>
            <th scope="row" className="name">
              <TeamName team={team} />
            </th>
            <td className="number font-bold">{team.punten}</td>
            <td className="number">{done}</td>
            <td className="number">{mistakes}</td>
            <td className="number">{hints}</td>
            <td>
              <button
                id={buttonId(team)}
                type="button"
                aria-expanded={chosen?.id === team.id}
                onClick={() => setChosen(team)}
                className="button whitespace-nowrap"
              >
                Punten corrigeren<span className="sr-only"> van {team.name}</span>
              </button>
            </td>
          </tr>
        ))}
      </Table>
      <p role="status" className="mt-3 font-semibold text-moss">
        {notice}
      </p>
      {chosen && (
        <PointsCorrection
          key={chosen.id}
          customerId={snapshot.id}
          team={chosen}
          run={run}
          onClose={close}
        />
      )}
    </Panel>
  )
}

const buttonId = ({ id }: CustomerTeam) => `punten-van-${id}`
