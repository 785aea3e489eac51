import { Link } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { addressOf, type Choice } from './figures_choice'
import { formatCount } from '~/ui/format_numbers'
import { Chart } from './chart'
import { Table } from '~/admin/shell/table'

type HintGame = Data.Shop.Figures.Figures['hints'][number]

const COMMA = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 1 })
const format = (value: number) => COMMA.format(value)
const perTime = (value: number | null) => (value === null ? '–' : format(value))

const END = [
  { number: 'Antwoord getoond' },
  { number: 'Zelf opgelost' },
  { number: 'Hints per keer' },
] as const

type Props = { hints: readonly HintGame[]; choice: Choice }

/** How much help players take: one line per game, or one line per puzzle of a game. */
export function HintFigures({ hints, choice }: Props) {
  const [only] = hints
  if (only === undefined)
    return <p className="text-soft">Bij dit spel horen geen hints op de website.</p>
  return choice.game === null ? <Games hints={hints} choice={choice} /> : <Puzzles {...only} />
}

function Games({ hints, choice }: Props) {
  return (
    <Table
      name="Hints per spel"
      columns={['Spel', { number: 'Hints geopend' }, ...END]}
      onPhone="figures"
    >
      {hints.map(({ game, title, opened, answer, solved, perTime: average }) => (
        <tr key={game}>
          <th scope="row" className="name">
            <Link href={addressOf({ ...choice, game })} className="link inline-flex min-h-6">
              {title}
            </Link>
          </th>
          <td data-heading="Hints" className="number">
            {formatCount(opened)}
          </td>
          <td data-heading="Getoond" className="number">
            {formatCount(answer)}
          </td>
          <td data-heading="Zelf" className="number">
            {formatCount(solved)}
          </td>
          <td data-heading="Per keer" className="number">
            {perTime(average)}
          </td>
        </tr>
      ))}
    </Table>
  )
}

function Puzzles({ puzzles }: HintGame) {
  const most = Math.max(...puzzles.map(({ hints }) => hints.length))
  const numbers = Array.from({ length: most }, (_, index) => index)
  return (
    <>
      <Chart
        heading="Hints per keer, per raadsel"
        points={puzzles.map(({ perTime: average }, index) => ({
          name: String(index + 1),
          value: average ?? 0,
        }))}
        what="Hints per keer"
        format={format}
      />
      <Table
        name="Hints per raadsel"
        onPhone="figures"
        columns={['Raadsel', ...numbers.map((index) => ({ number: `Hint ${index + 1}` })), ...END]}
      >
        {puzzles.map(({ name, label, hints, answer, solved, perTime: average }, row) => (
          <tr key={name}>
            <th scope="row" className="name">
              {row + 1}. {label}
            </th>
            {numbers.map((index) => (
              <td key={index} data-heading={`Hint ${index + 1}`} className="number">
                {hints[index] === undefined ? '' : formatCount(hints[index])}
              </td>
            ))}
            <td data-heading="Getoond" className="number">
              {formatCount(answer)}
            </td>
            <td data-heading="Zelf" className="number">
              {formatCount(solved)}
            </td>
            <td data-heading="Per keer" className="number">
              {perTime(average)}
            </td>
          </tr>
        ))}
      </Table>
    </>
  )
}
