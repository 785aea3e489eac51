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
        {standings.map(({ teamId, name, points, done, rank, wrong }) => (
          <tr key={teamId}>
            <td className="number">{rank}</td>
            <th scope="row" className="name">
              {name}
              {wrong > 0 && (
                <span className="block text-sm font-semibold text-error">
                  <span aria-hidden="true">!</span>{' '}
                  {wrong === 1 ? '1 kamer klopt' : `${wrong} kamers kloppen`} nog niet en{' '}
                  {wrong === 1 ? 'telt' : 'tellen'} hier niet mee
                </span>
              )}
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
