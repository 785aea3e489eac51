import type { ReactNode } from 'react'
import { Chart } from './chart'
import { formatCount } from '~/ui/format_numbers'
import { Table } from '~/admin/shell/table'
import { funnelOf, share, soldGames, type Figures } from '#domain/shop/figures'
import { formatShortDay } from '#domain/dutch_time'
import { asEuro } from '#domain/money'
import type { Data } from '@generated/data'

type WeekFigures = Data.Shop.Figures.Figures['weeks'][number]

const PERCENT = new Intl.NumberFormat('nl-NL', { style: 'percent' })
const WHOLE_EURO = new Intl.NumberFormat('nl-NL', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
})

const SALES = [
  { number: 'Bestellingen' },
  { number: 'Betaald' },
  { number: 'Omzet' },
  { number: 'Terugbetaald' },
  { number: 'Blijft over' },
] as const

const formatWholeEuro = (cents: number) => WHOLE_EURO.format(cents / 100)
/** '2026-W07' is week 7. */
const weekNumber = (name: string) => Number(name.slice(-2))

type PerWeek = { weeks: readonly WeekFigures[]; total: Figures }

export function PerWeek({ weeks, total }: PerWeek) {
  const points = (value: (week: WeekFigures) => number) =>
    weeks.map((week) => ({ name: String(weekNumber(week.name)), value: value(week) }))
  return (
    <>
      <NothingSold total={total} />
      <Chart
        heading="Omzet per week"
        points={points((week) => week.revenueCents)}
        what="Omzet"
        format={formatWholeEuro}
      />
      <Chart
        heading="Betaalde bestellingen per week"
        points={points((week) => week.paid)}
        what="Betaald"
        format={formatCount}
      />
      <Table name="Per week" columns={['Week', ...SALES]} onPhone="amounts">
        {[...weeks].reverse().map((week, index) => (
          <SalesRow key={week.name} figures={week}>
            Week {weekNumber(week.name)}
            <span className="block text-sm text-soft">
              {formatShortDay(week.from)} – {formatShortDay(week.until)}
              {index === 0 && ', loopt nog'}
            </span>
          </SalesRow>
        ))}
        <SalesRow figures={total} bold>
          Samen
        </SalesRow>
      </Table>
    </>
  )
}

/** What to do with a period in which nothing happened. */
function NothingSold({ total: { ordered, paid } }: { total: Figures }) {
  if (ordered > 0 || paid > 0) return null
  return (
    <p className="mb-3 font-semibold">
      In deze weken is er niets besteld. Kies een langere periode, of kijk hieronder hoe vaak je
      spellen zijn bekeken.
    </p>
  )
}

type Games = readonly Data.Shop.Figures.Figures['games'][number][]
type PerGame = { games: Games; total: Figures }

export function PerGame({ games, total }: PerGame) {
  const sold = soldGames(games)
  return (
    <>
      <Chart
        horizontal
        heading="Omzet per spel"
        points={sold.map(({ title, revenueCents }) => ({
          name: title,
          value: revenueCents,
        }))}
        what="Omzet"
        format={formatWholeEuro}
      />
      <Table name="Per spel" columns={['Spel', ...SALES]} onPhone="amounts">
        {sold.map((game) => (
          <SalesRow key={game.game} figures={game}>
            {game.title}
          </SalesRow>
        ))}
        <SalesRow figures={total} bold>
          Samen
        </SalesRow>
      </Table>
    </>
  )
}

type Row = { figures: Figures; bold?: boolean; children: ReactNode }

function SalesRow({ figures, bold = false, children }: Row) {
  const { ordered, paid, revenueCents, returnedCents } = figures
  return (
    <tr className={bold ? 'font-bold' : ''}>
      <th scope="row" className="whitespace-nowrap">
        {children}
      </th>
      <Figure heading="Bestellingen">{formatCount(ordered)}</Figure>
      <Figure heading="Betaald">{formatCount(paid)}</Figure>
      <Figure heading="Omzet">{asEuro(revenueCents)}</Figure>
      <Figure heading="Terugbetaald">{asEuro(returnedCents)}</Figure>
      <Figure heading="Blijft over">{asEuro(revenueCents - returnedCents)}</Figure>
    </tr>
  )
}

const Figure = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <td data-heading={heading} className="number whitespace-nowrap">
    {children}
  </td>
)

const STEPS = [
  { number: 'Spelpagina bekeken' },
  { number: 'Bestelpagina bekeken' },
  { number: 'Besteld' },
  { number: 'Betaald' },
] as const

/** How many customers continue from each step to the next. */
export function Funnel({ games }: { games: Games }) {
  const total = funnelOf(games)
  const points = [
    { name: 'Spelpagina', value: total.viewed },
    { name: 'Bestelpagina', value: total.orderPage },
    { name: 'Besteld', value: total.ordered },
    { name: 'Betaald', value: total.paid },
  ]
  return (
    <>
      <Chart horizontal points={points} what="Aantal" format={formatCount} />
      <Table name="Van bekijken tot betalen" columns={['Spel', ...STEPS]} onPhone="amounts">
        {games.map((game) => (
          <StepRow key={game.game} name={game.title} figures={game} />
        ))}
        {games.length > 1 && <StepRow name="Samen" figures={total} bold />}
      </Table>
    </>
  )
}

type Step = { name: string; figures: Figures & { orderable?: boolean }; bold?: boolean }

function StepRow({ name, figures, bold = false }: Step) {
  const { viewed, orderPage, ordered, paid, orderable = true } = figures
  return (
    <tr className={bold ? 'font-bold' : ''}>
      <th scope="row" className="name">
        {name}
      </th>
      <Figure heading="Spel bekeken">{formatCount(viewed)}</Figure>
      {orderable ? (
        <>
          <Conversion heading="Bestelpagina" part={orderPage} whole={viewed} />
          <Conversion heading="Besteld" part={ordered} whole={orderPage} />
          <Conversion heading="Betaald" part={paid} whole={ordered} />
        </>
      ) : (
        <td colSpan={3} className="number text-soft">
          op aanvraag
        </td>
      )}
    </tr>
  )
}

/** A step, as a share of the step before it. */
type Part = { heading: string; part: number; whole: number }

function Conversion({ heading, part, whole }: Part) {
  const howMuch = share(part, whole)
  return (
    <Figure heading={heading}>
      {formatCount(part)}{' '}
      <span className="text-soft">({howMuch === null ? '–' : PERCENT.format(howMuch)})</span>
    </Figure>
  )
}
