import type { Data } from '@generated/data'
import type { ReactNode } from 'react'
import { Panel } from '~/admin/shell/panel'
import { Table } from '~/admin/shell/table'
import { Icon } from '~/ui/icon'

type Report = Data.Live.EveningReport.RoomReport
type Figures = NonNullable<Report['now']>

const COLUMNS = [
  'Kamer',
  { number: 'Zelf opgelost' },
  { number: 'Minuten' },
  { number: 'Fouten' },
  { number: 'Hints' },
] as const

/** Which rooms were too hard, beside how they went on earlier evenings. */
export function RoomReports({ reports }: { reports: Report[] }) {
  const tried = reports.flatMap(({ now, ...report }) => (now ? [{ ...report, now }] : []))
  const untried = reports.filter(({ now }) => now === null)
  return (
    <Panel title="Hoe gingen de kamers">
      {tried.length === 0 ? (
        <p className="text-soft">Nog geen team heeft een kamer geprobeerd.</p>
      ) : (
        <>
          <Table name="Hoe gingen de kamers" columns={COLUMNS} onPhone="figures">
            {tried.map((report) => (
              <Line key={report.room_id} report={report} />
            ))}
          </Table>
          {untried.length > 0 && (
            <p className="mt-3">
              Door geen team geprobeerd:{' '}
              {new Intl.ListFormat('nl').format(untried.map(({ name }) => name))}.
            </p>
          )}
          <p className="mt-2 text-sm text-soft">
            Minuten, fouten en hints zijn gemiddelden per team.
            {tried.some(({ earlier }) => earlier) &&
              ' ‘Eerder’ is hetzelfde over de avonden hiervoor.'}
          </p>
        </>
      )}
    </Panel>
  )
}

function Line({ report }: { report: Report & { now: Figures } }) {
  const { name, timeEstimate: estimate, now, earlier, tooHard: reasons } = report
  const counted = ({ solved, tried }: Figures) => `${solved} van ${tried}`
  return (
    <tr>
      <th scope="row" className="name">
        <span className="font-semibold">{name}</span>
        <Verdict reasons={reasons} />
      </th>
      <Figure heading="Opgelost" earlier={earlier && counted(earlier)}>
        {counted(now)}
      </Figure>
      <Figure
        heading="Minuten"
        earlier={earlier && shown(earlier.minutes)}
        aside={`geschat ${estimate}`}
      >
        {shown(now.minutes)}
      </Figure>
      <Figure heading="Fouten" earlier={earlier && shown(earlier.mistakes)}>
        {shown(now.mistakes)}
      </Figure>
      <Figure heading="Hints" earlier={earlier && shown(earlier.hints)}>
        {shown(now.hints)}
      </Figure>
    </tr>
  )
}

function Verdict({ reasons }: { reasons: string[] }) {
  if (reasons.length === 0)
    return (
      <span className="flex items-center gap-1.5 text-sm text-moss">
        <Icon name="checkmark" className="size-[1em]" /> Goed te doen
      </span>
    )
  return (
    <span className="flex items-start gap-1.5 text-sm font-semibold text-error">
      <Icon name="exclamation" className="mt-1 size-[1em]" /> Te moeilijk: {reasons.join(', ')}
    </span>
  )
}

type FigureProps = {
  heading: string
  /** The same on earlier evenings. */
  earlier: string | null
  aside?: string
  children: ReactNode
}

function Figure({ heading, earlier, aside, children }: FigureProps) {
  return (
    <td className="number" data-heading={heading}>
      <span className="font-semibold">{children}</span>
      {aside && <span className="block text-sm text-soft">{aside}</span>}
      {earlier !== null && <span className="block text-sm text-soft">eerder {earlier}</span>}
    </td>
  )
}

const decimal = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 1 })
const shown = (number: Figures['minutes']) =>
  number === null ? 'onbekend' : decimal.format(number)
