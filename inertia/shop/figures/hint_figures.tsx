import { Link } from '@inertiajs/react'
import { addressOf, type Choice } from './figures_choice'
import { formatCount } from '~/ui/format_numbers'
import { Chart } from './chart'
import { Table } from '~/admin/shell/table'
import type { HintGame } from './figures_types'

const COMMA = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 1 })
const format = (value: number) => COMMA.format(value)
const perTime = (value: number | null) => (value === null ? '–' : format(value))

const END = [
  { getal: 'Antwoord getoond' },
  { getal: 'Zelf opgelost' },
  { getal: 'Hints per keer' },
] as const

type Props = { hints: readonly HintGame[]; keuze: Choice }

/** How much help people take: of all games a line each, of one game its puzzles. */
export function HintFigures({ hints, keuze: choice }: Props) {
  const [only] = hints
  if (only === undefined)
    return <p className="text-zacht">Bij dit spel horen geen hints op de website.</p>
  return choice.spel === null ? <Games hints={hints} keuze={choice} /> : <Puzzles {...only} />
}

function Games({ hints, keuze: choice }: Props) {
  return (
    <Table naam="Hints per spel" kolommen={['Spel', { getal: 'Hints geopend' }, ...END]}>
      {hints.map(
        ({
          spel: game,
          titel: title,
          geopend: opened,
          antwoord: answer,
          opgelost: solved,
          perKeer: average,
        }) => (
          <tr key={game}>
            <th scope="row" className="naam">
              <Link
                href={addressOf({ ...choice, spel: game })}
                className="link inline-flex min-h-6"
              >
                {title}
              </Link>
            </th>
            <td className="getal">{formatCount(opened)}</td>
            <td className="getal">{formatCount(answer)}</td>
            <td className="getal">{formatCount(solved)}</td>
            <td className="getal">{perTime(average)}</td>
          </tr>
        )
      )}
    </Table>
  )
}

function Puzzles({ raadsels: puzzles }: HintGame) {
  const most = Math.max(...puzzles.map(({ hints }) => hints.length))
  const numbers = Array.from({ length: most }, (_, index) => index)
  return (
    <>
      <Chart
        kop="Hints per keer, per raadsel"
        punten={puzzles.map(({ perKeer: average }, index) => ({
          naam: String(index + 1),
          waarde: average ?? 0,
        }))}
        wat="Hints per keer"
        schrijf={format}
      />
      <Table
        naam="Hints per raadsel"
        kolommen={['Raadsel', ...numbers.map((index) => ({ getal: `Hint ${index + 1}` })), ...END]}
      >
        {puzzles.map(
          (
            { naam: name, label, hints, antwoord: answer, opgelost: solved, perKeer: average },
            row
          ) => (
            <tr key={name}>
              <th scope="row" className="naam">
                {row + 1}. {label}
              </th>
              {numbers.map((index) => (
                <td key={index} className="getal">
                  {hints[index] === undefined ? '' : formatCount(hints[index])}
                </td>
              ))}
              <td className="getal">{formatCount(answer)}</td>
              <td className="getal">{formatCount(solved)}</td>
              <td className="getal">{perTime(average)}</td>
            </tr>
          )
        )}
      </Table>
    </>
  )
}
