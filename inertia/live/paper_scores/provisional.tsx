import { Panel } from '~/admin/shell/panel'
import { Table } from '~/admin/shell/table'
import type { standingsOf } from './boxes'

/** The ranking that the sheet gives as it stands, to compare with the one on paper. */
export function Provisional({ standings }: { standings: ReturnType<typeof standingsOf> }) {
  return (
    <Panel title="Zo wordt de stand">
      <Table
        name="Zo wordt de stand"
        columns={[{ number: 'Plaats' }, 'Team', { number: 'Punten' }, { number: 'Kamers klaar' }]}
        onPhone="narrow"
      >
        {standings.map(({ teamId, name, points, done, rank }) => (
          <tr key={teamId}>
            <td className="number">{rank}</td>
            <th scope="row" className="name">
              {name}
            </th>
            <td className="number">{points}</td>
            <td className="number">{done}</td>
          </tr>
        ))}
      </Table>
      <p className="mt-2 text-sm text-soft">
        Correcties van de spelleider komen er na het opslaan bij.
      </p>
    </Panel>
  )
}
