import type { Data } from '@generated/data'
import { formatDay } from '#domain/dutch_time'
import { Table } from '~/admin/shell/table'
import { formatCount } from '~/ui/format_numbers'

type Learned = Data.Shop.Figures.Figures['learning'][number]

const COMMA = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 1 })
const mean = (votes: Learned['fun']) => (votes.mean === null ? '–' : COMMA.format(votes.mean))
const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)

/** What players say at the end, and which wrong answers come back. */
export function LearningFigures({ learning }: { learning: readonly Learned[] }) {
  const guesses = learning.flatMap(({ title, guesses: rows }) =>
    rows.map((row) => ({ title, ...row }))
  )
  const remarks = learning.flatMap(({ title, remarks: rows }) =>
    rows.map((row) => ({ title, ...row }))
  )
  return (
    <div className="space-y-6">
      <Table
        name="Hoe leuk en hoe moeilijk"
        columns={['Spel', { number: 'Stemmen' }, { number: 'Leuk' }, { number: 'Moeilijk' }]}
        onPhone="figures"
      >
        {learning.map(({ game, title, fun, difficulty }) => (
          <tr key={game}>
            <th scope="row" className="name">
              {title}
            </th>
            <td data-heading="Stemmen" className="number">
              {formatCount(sum(fun.counts))}
            </td>
            <td data-heading="Leuk" className="number">
              {mean(fun)}
            </td>
            <td data-heading="Moeilijk" className="number">
              {mean(difficulty)}
            </td>
          </tr>
        ))}
      </Table>
      {guesses.length > 0 ? (
        <Guesses rows={guesses} />
      ) : (
        <p className="text-soft">Nog geen fout antwoord is drie keer geprobeerd.</p>
      )}
      {remarks.length > 0 && <Remarks rows={remarks} />}
    </div>
  )
}

type Titled<Row> = { rows: readonly (Row & { title: string })[] }

const Guesses = ({ rows }: Titled<Learned['guesses'][number]>) => (
  <Table
    name="Foute antwoorden die vaker zijn geprobeerd"
    columns={['Antwoord', 'Spel', 'Raadsel', { number: 'Keer' }]}
    onPhone="stacked"
  >
    {rows.map(({ id, title, label, text, count }) => (
      <tr key={id}>
        <th scope="row" className="name">
          {text}
        </th>
        <td data-heading="Spel">{title}</td>
        <td data-heading="Raadsel">{label}</td>
        <td data-heading="Keer" className="number">
          {formatCount(count)}
        </td>
      </tr>
    ))}
  </Table>
)

const Remarks = ({ rows }: Titled<Learned['remarks'][number]>) => (
  <Table name="Wat spelers erbij schreven" columns={['Dag', 'Spel', 'Regel']} onPhone="stacked">
    {rows.map(({ title, day, text }, index) => (
      <tr key={index}>
        <td data-heading="Dag" className="whitespace-nowrap">
          {formatDay(day)}
        </td>
        <td data-heading="Spel">{title}</td>
        <td className="wrap-anywhere">{text}</td>
      </tr>
    ))}
  </Table>
)
