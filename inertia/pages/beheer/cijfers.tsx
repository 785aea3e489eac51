import type { ReactNode } from 'react'
import { adresVan, Cijferkeuze, type Keuze } from '~/components/beheer/cijferkeuze'
import { Hintcijfers } from '~/components/beheer/hintcijfers'
import { Paneel } from '~/components/beheer/paneel'
import { PerSpel, PerWeek, Trechter } from '~/components/beheer/verkoopcijfers'
import { inBeheer } from '~/layouts/beheer'
import type { Hintspel, Spelcijfers, Weekcijfers } from '~/types_cijfers'
import type { Cijfers } from '#domain/winkel/cijfers'

type Props = {
  titel: string
  keuze: Keuze
  spelkeuze: { spel: string; titel: string }[]
  weken: Weekcijfers[]
  spellen: Spelcijfers[]
  totaal: Cijfers
  hints: Hintspel[]
}

export default function Blad({ titel, keuze, spelkeuze, ...cijfers }: Props) {
  const { weken, spellen, totaal, hints } = cijfers
  const inWinkel = spellen.length > 0
  return (
    <div className="space-y-5">
      <h1 className="text-3xl">{titel}</h1>
      <Cijferkeuze keuze={keuze} spelkeuze={spelkeuze} />
      {inWinkel && (
        <>
          <Deel titel="Per week" tabel="weken" keuze={keuze}>
            <Uitleg>
              Een bestelling telt in de week waarin ze is gedaan, het geld in de week waarin het
              binnenkwam. Bedragen zijn met btw. Wat later is terugbetaald, staat bij de week van de
              betaling.
            </Uitleg>
            <PerWeek weken={weken} totaal={totaal} />
          </Deel>
          {keuze.spel === null && (
            <Deel titel="Per spel" tabel="spellen" keuze={keuze}>
              <PerSpel spellen={spellen} totaal={totaal} />
            </Deel>
          )}
          <Deel titel="Van bekijken tot betalen" tabel="trechter" keuze={keuze}>
            <Uitleg>
              Achter elk aantal staat het deel van de stap ervoor. Een pagina telt elke keer dat
              iemand haar bekijkt, ook jijzelf; zoekmachines tellen niet mee.
            </Uitleg>
            <Trechter spellen={spellen} totaal={totaal} />
          </Deel>
        </>
      )}
      <Deel titel="Hints" tabel="hints" keuze={keuze}>
        <Uitleg>
          'Hints per keer': hoeveel hints er zijn geopend voor elke keer dat een raadsel klaar was,
          zelf opgelost of met het antwoord erbij.
        </Uitleg>
        <Hintcijfers hints={hints} keuze={keuze} />
      </Deel>
    </div>
  )
}

Blad.layout = inBeheer

type Deel = { titel: string; tabel: string; keuze: Keuze; children: ReactNode }

/** A table with what leads to it, and the same as a file. */
function Deel({ titel, tabel, keuze, children }: Deel) {
  return (
    <Paneel titel={titel}>
      {children}
      <p className="niet-printen mt-3">
        <a href={adresVan(keuze, `/dashboard/cijfers/csv/${tabel}`)} className="link" download>
          Download als CSV<span className="sr-only">: {titel}</span>
        </a>
      </p>
    </Paneel>
  )
}

const Uitleg = ({ children }: { children: ReactNode }) => (
  <p className="mb-4 max-w-[68ch] text-zacht">{children}</p>
)
