import { useState } from 'react'
import { useFirstDraft } from '~/admin/drafts/use_open_form'
import { Panel } from '~/admin/shell/panel'
import { correctionForm, PointsCorrection } from './points_correction'
import { scoreLines } from './score_lines'
import { Table } from '~/admin/shell/table'
import { TeamName } from './team_name'
import type { CustomerTeam, GamePanel } from './game_panel'
import { TeamSign } from '~/live/teams/team_sign'

const COLUMNS = [
  { number: 'Plaats' },
  'Team',
  { number: 'Punten' },
  { number: 'Kamers klaar' },
  { number: 'Fout' },
  { number: 'Hints' },
  { hidden: 'Actie' },
] as const

/** The score board of the round, the best team first. */
export function Scores({ snapshot, game, run }: GamePanel) {
  const [chosen, setChosen] = useState<CustomerTeam | null>(null)
  const drafted = useFirstDraft(snapshot.teams.map(({ id }) => correctionForm(id)))
  if (chosen === null && drafted !== null)
    setChosen(snapshot.teams.find(({ id }) => correctionForm(id) === drafted) ?? null)
  const [notice, setNotice] = useState<string | null>(null)
  const elapsed = game.status === 'timeout' || game.status === 'finished'

  function close(sentence?: string) {
    if (chosen) document.getElementById(buttonId(chosen))?.focus()
    setChosen(null)
    setNotice(sentence ?? null)
  }

  return (
    <Panel title={elapsed ? 'Eindstand' : 'Tussenstand'}>
      <Table name={elapsed ? 'Eindstand' : 'Tussenstand'} columns={COLUMNS} onPhone="figures">
        {scoreLines(snapshot).map(({ team, index, rank, done, mistakes, hints }) => (
          <tr key={team.id} className={elapsed && rank === 1 ? 'score font-bold' : 'score'}>
            <td className="number place">{rank}</td>
            <th scope="row" className="name">
              <span className="flex items-center gap-2">
                <TeamSign index={index} />
                <TeamName team={team} />
              </span>
            </th>
            <td className="number points font-bold">{team.punten}</td>
            <Count heading="kamers">{done}</Count>
            <Count heading="fout">{mistakes}</Count>
            <Count heading="hints">{hints}</Count>
            <td className="action">
              <button
                id={buttonId(team)}
                type="button"
                aria-expanded={chosen?.id === team.id}
                onClick={() => setChosen(team)}
                className="link min-h-11 whitespace-nowrap"
              >
                <span className="sr-only">Punten </span>Corrigeren
                <span className="sr-only"> van {team.name}</span>
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

/** A count, which is less visible when it is zero. */
function Count({ heading, children }: { heading: string; children: number }) {
  return (
    <td className={`number count ${children === 0 ? 'text-soft' : ''}`} data-heading={heading}>
      {children}
    </td>
  )
}

const buttonId = ({ id }: CustomerTeam) => `punten-van-${id}`
