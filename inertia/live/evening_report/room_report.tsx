import type { Data } from '@generated/data'
import { Panel } from '~/admin/shell/panel'
import { Table } from '~/admin/shell/table'

type Report = Data.Live.EveningReport.RoomReport
type Figures = NonNullable<Report['now']>

const COLUMNS = [
  'Kamer',
  'Zelf opgelost',
  { number: 'Minuten' },
  { number: 'Fouten' },
  { number: 'Hints' },
  'Oordeel',
] as const

/** Which rooms were too hard, beside how they went on earlier evenings. */
export function RoomReports({ reports }: { reports: Report[] }) {
  return (
    <Panel title="Hoe gingen de kamers">
      {reports.every(({ now }) => now === null) ? (
        <p className="text-soft">Nog geen team heeft een kamer geprobeerd.</p>
      ) : (
        <>
          <Table name="Hoe gingen de kamers" columns={COLUMNS} stacked>
            {reports.map((report) => (
              <Line key={report.room_id} report={report} />
            ))}
          </Table>
          <p className="mt-2 text-sm text-soft">
            Minuten, fouten en hints zijn gemiddelden per team. Tussen haakjes: hetzelfde op eerdere
            avonden.
          </p>
        </>
      )}
    </Panel>
  )
}

function Line({ report }: { report: Report }) {
  const { name, timeEstimate: estimate, now, earlier, tooHard: verdict } = report
  if (!now)
    return (
      <tr>
        <th scope="row" className="name">
          {name}
        </th>
        <td colSpan={5} className="text-soft">
          Door geen team geprobeerd
        </td>
      </tr>
    )
  return (
    <tr>
      <th scope="row" className="name font-semibold">
        {name}
      </th>
      <td data-heading="Zelf opgelost">
        {now.solved} van {now.tried}
        {earlier && ` (${earlier.solved} van ${earlier.tried})`}
      </td>
      <td className="number" data-heading="Minuten">
        {beside(now.minutes, earlier?.minutes)}
        <span className="text-soft">, geschat {estimate}</span>
      </td>
      <td className="number" data-heading="Fouten">
        {beside(now.mistakes, earlier?.mistakes)}
      </td>
      <td className="number" data-heading="Hints">
        {beside(now.hints, earlier?.hints)}
      </td>
      <td data-heading="Oordeel" className="name">
        {verdict.length === 0 ? (
          'Goed te doen'
        ) : (
          <strong>
            <span aria-hidden="true">! </span>Te moeilijk: {verdict.join(', ')}
          </strong>
        )}
      </td>
    </tr>
  )
}

const decimal = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 1 })
const shown = (number: Figures['minutes']) =>
  number === null ? 'onbekend' : decimal.format(number)

const beside = (now: number | null, earlier: number | null | undefined) =>
  earlier === null || earlier === undefined ? shown(now) : `${shown(now)} (${shown(earlier)})`
