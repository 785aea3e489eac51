import { useState } from 'react'
import { Panel } from '~/admin/shell/panel'
import { PointsCorrection } from './points_correction'
import { scoreLines } from './score_lines'
import { Table } from '~/admin/shell/table'
import { TeamName } from './team_name'
import type { CustomerTeam, GamePanel } from './game_panel'

const COLUMNS = [
  { getal: 'Plaats' },
  'Team',
  { getal: 'Punten' },
  { getal: 'Kamers klaar' },
  { getal: 'Foute antwoorden' },
  { getal: 'Hints gebruikt' },
  { verborgen: 'Actie' },
] as const

/** The score board of the round; once the time is over it is in order of the points. */
export function Scores({ snapshot, spel: game, doe: run }: GamePanel) {
  const [chosen, setChosen] = useState<CustomerTeam | null>(null)
  const [notice, setNotice] = useState<string | null>(null)
  const elapsed = game.status === 'timeout' || game.status === 'finished'

  function close(sentence?: string) {
    if (chosen) document.getElementById(buttonId(chosen))?.focus()
    setChosen(null)
    setNotice(sentence ?? null)
  }

  return (
    <Panel titel={elapsed ? 'Eindstand' : 'Tussenstand'}>
      <Table naam={elapsed ? 'Eindstand' : 'Tussenstand'} kolommen={COLUMNS}>
        {scoreLines(snapshot, elapsed).map(
          ({ team, plaats: city, klaar: done, fout: error, hints }) => (
            <tr key={team.id} className={elapsed && city === 1 ? 'font-bold' : ''}>
              <td className="getal">{city}</td>
              <th scope="row" className="naam">
                <TeamName team={team} />
              </th>
              <td className="getal font-bold">{team.punten}</td>
              <td className="getal">{done}</td>
              <td className="getal">{error}</td>
              <td className="getal">{hints}</td>
              <td>
                <button
                  id={buttonId(team)}
                  type="button"
                  aria-expanded={chosen?.id === team.id}
                  onClick={() => setChosen(team)}
                  className="knop whitespace-nowrap"
                >
                  Punten corrigeren<span className="sr-only"> van {team.name}</span>
                </button>
              </td>
            </tr>
          )
        )}
      </Table>
      <p role="status" className="mt-3 font-semibold text-mos">
        {notice}
      </p>
      {chosen && (
        <PointsCorrection
          key={chosen.id}
          klantId={snapshot.id}
          team={chosen}
          doe={run}
          onSluit={close}
        />
      )}
    </Panel>
  )
}

const buttonId = ({ id }: CustomerTeam) => `punten-van-${id}`
