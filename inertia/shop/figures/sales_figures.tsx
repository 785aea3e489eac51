import type { ReactNode } from 'react'
import { Chart } from './chart'
import { formatCount } from '~/ui/format_numbers'
import { Table } from '~/admin/shell/table'
import type { GameFigures, WeekFigures } from './figures_types'
import { share, type Figures } from '#domain/shop/figures'
import { asEuro } from '#domain/money'

const DAY = new Intl.DateTimeFormat('nl-NL', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const PERCENT = new Intl.NumberFormat('nl-NL', { style: 'percent' })
const WHOLE_EURO = new Intl.NumberFormat('nl-NL', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
})

const SALES = [
  { getal: 'Bestellingen' },
  { getal: 'Betaald' },
  { getal: 'Omzet' },
  { getal: 'Terugbetaald' },
  { getal: 'Blijft over' },
] as const

const formatWholeEuro = (cents: number) => WHOLE_EURO.format(cents / 100)
const day = (date: string) => DAY.format(new Date(`${date}T00:00:00Z`))
/** '2026-W07' is week 7. */
const weekNumber = (name: string) => Number(name.slice(-2))

type PerWeek = { weken: readonly WeekFigures[]; totaal: Figures }

export function PerWeek({ weken: weeks, totaal: total }: PerWeek) {
  const points = (value: (week: WeekFigures) => number) =>
    weeks.map((week) => ({ naam: String(weekNumber(week.naam)), waarde: value(week) }))
  return (
    <>
      <Chart
        kop="Omzet per week"
        punten={points((week) => week.omzetCenten)}
        wat="Omzet"
        schrijf={formatWholeEuro}
      />
      <Chart
        kop="Betaalde bestellingen per week"
        punten={points((week) => week.betaald)}
        wat="Betaald"
        schrijf={formatCount}
      />
      <Table naam="Per week" kolommen={['Week', ...SALES]}>
        {[...weeks].reverse().map((week, index) => (
          <SalesRow key={week.naam} cijfers={week}>
            Week {weekNumber(week.naam)}
            <span className="block text-sm text-zacht">
              {day(week.van)} – {day(week.tot)}
              {index === 0 && ', loopt nog'}
            </span>
          </SalesRow>
        ))}
        <SalesRow cijfers={total} vet>
          Samen
        </SalesRow>
      </Table>
    </>
  )
}

type PerGame = { spellen: readonly GameFigures[]; totaal: Figures }

export function PerGame({ spellen: games, totaal: total }: PerGame) {
  const sold = games.filter(({ bestelbaar: orderable }) => orderable)
  return (
    <>
      <Chart
        liggend
        kop="Omzet per spel"
        punten={sold.map(({ titel: title, omzetCenten: revenueCents }) => ({
          naam: title,
          waarde: revenueCents,
        }))}
        wat="Omzet"
        schrijf={formatWholeEuro}
      />
      <Table naam="Per spel" kolommen={['Spel', ...SALES]}>
        {sold.map((game) => (
          <SalesRow key={game.spel} cijfers={game}>
            {game.titel}
          </SalesRow>
        ))}
        <SalesRow cijfers={total} vet>
          Samen
        </SalesRow>
      </Table>
    </>
  )
}

type Row = { cijfers: Figures; vet?: boolean; children: ReactNode }

function SalesRow({ cijfers: figures, vet: bold = false, children }: Row) {
  const {
    besteld: ordered,
    betaald: paid,
    omzetCenten: revenueCents,
    terugCenten: returnedCents,
  } = figures
  return (
    <tr className={bold ? 'font-bold' : ''}>
      <th scope="row" className="whitespace-nowrap">
        {children}
      </th>
      <td className="getal">{formatCount(ordered)}</td>
      <td className="getal">{formatCount(paid)}</td>
      <td className="getal whitespace-nowrap">{asEuro(revenueCents)}</td>
      <td className="getal whitespace-nowrap">{asEuro(returnedCents)}</td>
      <td className="getal whitespace-nowrap">{asEuro(revenueCents - returnedCents)}</td>
    </tr>
  )
}

const STEPS = [
  { getal: 'Spelpagina bekeken' },
  { getal: 'Bestelpagina bekeken' },
  { getal: 'Besteld' },
  { getal: 'Betaald' },
] as const

/** How many go on from each step to the next. */
export function Funnel({ spellen: games, totaal: total }: PerGame) {
  const points = [
    { naam: 'Spelpagina', waarde: total.bekeken },
    { naam: 'Bestelpagina', waarde: total.bestelpagina },
    { naam: 'Besteld', waarde: total.besteld },
    { naam: 'Betaald', waarde: total.betaald },
  ]
  return (
    <>
      <Chart liggend punten={points} wat="Aantal" schrijf={formatCount} />
      <Table naam="Van bekijken tot betalen" kolommen={['Spel', ...STEPS]}>
        {games.map((game) => (
          <StepRow key={game.spel} naam={game.titel} cijfers={game} />
        ))}
        {games.length > 1 && <StepRow naam="Samen" cijfers={total} vet />}
      </Table>
    </>
  )
}

type Step = { naam: string; cijfers: Figures & { bestelbaar?: boolean }; vet?: boolean }

function StepRow({ naam: name, cijfers: figures, vet: bold = false }: Step) {
  const {
    bekeken: viewed,
    bestelpagina: orderPage,
    besteld: ordered,
    betaald: paid,
    bestelbaar: orderable = true,
  } = figures
  return (
    <tr className={bold ? 'font-bold' : ''}>
      <th scope="row" className="naam">
        {name}
      </th>
      <td className="getal">{formatCount(viewed)}</td>
      {orderable ? (
        <>
          <Conversion deel={orderPage} geheel={viewed} />
          <Conversion deel={ordered} geheel={orderPage} />
          <Conversion deel={paid} geheel={ordered} />
        </>
      ) : (
        <td colSpan={3} className="getal text-zacht">
          op aanvraag
        </td>
      )}
    </tr>
  )
}

/** A step, and which share of the step before it that is. */
function Conversion({ deel: part, geheel: whole }: { deel: number; geheel: number }) {
  const howMuch = share(part, whole)
  return (
    <td className="getal whitespace-nowrap">
      {formatCount(part)}{' '}
      <span className="text-zacht">({howMuch === null ? '–' : PERCENT.format(howMuch)})</span>
    </td>
  )
}
