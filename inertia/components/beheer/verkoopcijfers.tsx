import type { ReactNode } from 'react'
import { Grafiek } from '~/components/beheer/grafiek'
import { alsAantal } from '~/components/beheer/getal'
import { Tabel } from '~/components/beheer/tabel'
import type { Spelcijfers, Weekcijfers } from '~/types_cijfers'
import { aandeel, type Cijfers } from '#domain/winkel/cijfers'
import { alsEuro } from '#domain/winkel/prijs'

const DAG = new Intl.DateTimeFormat('nl-NL', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const PROCENT = new Intl.NumberFormat('nl-NL', { style: 'percent' })
const HELE_EURO = new Intl.NumberFormat('nl-NL', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
})

const VERKOOP = [
  { getal: 'Bestellingen' },
  { getal: 'Betaald' },
  { getal: 'Omzet' },
  { getal: 'Terugbetaald' },
  { getal: 'Blijft over' },
] as const

const schrijfEuro = (centen: number) => HELE_EURO.format(centen / 100)
const dag = (datum: string) => DAG.format(new Date(`${datum}T00:00:00Z`))
/** '2026-W07' is week 7. */
const weeknummer = (naam: string) => Number(naam.slice(-2))

type PerWeek = { weken: readonly Weekcijfers[]; totaal: Cijfers }

export function PerWeek({ weken, totaal }: PerWeek) {
  const punten = (waarde: (week: Weekcijfers) => number) =>
    weken.map((week) => ({ naam: String(weeknummer(week.naam)), waarde: waarde(week) }))
  return (
    <>
      <Grafiek
        kop="Omzet per week"
        punten={punten((week) => week.omzetCenten)}
        wat="Omzet"
        schrijf={schrijfEuro}
      />
      <Grafiek
        kop="Betaalde bestellingen per week"
        punten={punten((week) => week.betaald)}
        wat="Betaald"
        schrijf={alsAantal}
      />
      <Tabel naam="Per week" kolommen={['Week', ...VERKOOP]}>
        {[...weken].reverse().map((week, nr) => (
          <Verkooprij key={week.naam} cijfers={week}>
            Week {weeknummer(week.naam)}
            <span className="block text-sm text-zacht">
              {dag(week.van)} – {dag(week.tot)}
              {nr === 0 && ', loopt nog'}
            </span>
          </Verkooprij>
        ))}
        <Verkooprij cijfers={totaal} vet>
          Samen
        </Verkooprij>
      </Tabel>
    </>
  )
}

type PerSpel = { spellen: readonly Spelcijfers[]; totaal: Cijfers }

export function PerSpel({ spellen, totaal }: PerSpel) {
  const verkocht = spellen.filter(({ bestelbaar }) => bestelbaar)
  return (
    <>
      <Grafiek
        liggend
        kop="Omzet per spel"
        punten={verkocht.map(({ titel, omzetCenten }) => ({ naam: titel, waarde: omzetCenten }))}
        wat="Omzet"
        schrijf={schrijfEuro}
      />
      <Tabel naam="Per spel" kolommen={['Spel', ...VERKOOP]}>
        {verkocht.map((spel) => (
          <Verkooprij key={spel.spel} cijfers={spel}>
            {spel.titel}
          </Verkooprij>
        ))}
        <Verkooprij cijfers={totaal} vet>
          Samen
        </Verkooprij>
      </Tabel>
    </>
  )
}

type Rij = { cijfers: Cijfers; vet?: boolean; children: ReactNode }

function Verkooprij({ cijfers, vet = false, children }: Rij) {
  const { besteld, betaald, omzetCenten, terugCenten } = cijfers
  return (
    <tr className={vet ? 'font-bold' : ''}>
      <th scope="row" className="whitespace-nowrap">
        {children}
      </th>
      <td className="getal">{alsAantal(besteld)}</td>
      <td className="getal">{alsAantal(betaald)}</td>
      <td className="getal whitespace-nowrap">{alsEuro(omzetCenten)}</td>
      <td className="getal whitespace-nowrap">{alsEuro(terugCenten)}</td>
      <td className="getal whitespace-nowrap">{alsEuro(omzetCenten - terugCenten)}</td>
    </tr>
  )
}

const STAPPEN = [
  { getal: 'Spelpagina bekeken' },
  { getal: 'Bestelpagina bekeken' },
  { getal: 'Besteld' },
  { getal: 'Betaald' },
] as const

/** How many go on from each step to the next. */
export function Trechter({ spellen, totaal }: PerSpel) {
  const punten = [
    { naam: 'Spelpagina', waarde: totaal.bekeken },
    { naam: 'Bestelpagina', waarde: totaal.bestelpagina },
    { naam: 'Besteld', waarde: totaal.besteld },
    { naam: 'Betaald', waarde: totaal.betaald },
  ]
  return (
    <>
      <Grafiek liggend punten={punten} wat="Aantal" schrijf={alsAantal} />
      <Tabel naam="Van bekijken tot betalen" kolommen={['Spel', ...STAPPEN]}>
        {spellen.map((spel) => (
          <Staprij key={spel.spel} naam={spel.titel} cijfers={spel} />
        ))}
        {spellen.length > 1 && <Staprij naam="Samen" cijfers={totaal} vet />}
      </Tabel>
    </>
  )
}

type Stap = { naam: string; cijfers: Cijfers & { bestelbaar?: boolean }; vet?: boolean }

function Staprij({ naam, cijfers, vet = false }: Stap) {
  const { bekeken, bestelpagina, besteld, betaald, bestelbaar = true } = cijfers
  return (
    <tr className={vet ? 'font-bold' : ''}>
      <th scope="row" className="naam">
        {naam}
      </th>
      <td className="getal">{alsAantal(bekeken)}</td>
      {bestelbaar ? (
        <>
          <Vervolg deel={bestelpagina} geheel={bekeken} />
          <Vervolg deel={besteld} geheel={bestelpagina} />
          <Vervolg deel={betaald} geheel={besteld} />
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
function Vervolg({ deel, geheel }: { deel: number; geheel: number }) {
  const hoeveel = aandeel(deel, geheel)
  return (
    <td className="getal whitespace-nowrap">
      {alsAantal(deel)}{' '}
      <span className="text-zacht">({hoeveel === null ? '–' : PROCENT.format(hoeveel)})</span>
    </td>
  )
}
