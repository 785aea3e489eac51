import type { ReactNode } from 'react'
import { addressOf, FiguresChoice, type Choice } from './figures_choice'
import { HintFigures } from './hint_figures'
import { Panel } from '~/admin/shell/panel'
import { PerGame, PerWeek, Funnel } from './sales_figures'
import { inAdmin } from '~/layouts/admin_layout'
import type { HintGame, GameFigures, WeekFigures } from './figures_types'
import type { Figures } from '#domain/shop/figures'

type Props = {
  titel: string
  keuze: Choice
  spelkeuze: { spel: string; titel: string }[]
  weken: WeekFigures[]
  spellen: GameFigures[]
  totaal: Figures
  hints: HintGame[]
}

export default function FiguresPage({
  titel: title,
  keuze: choice,
  spelkeuze: gameChoice,
  ...figures
}: Props) {
  const { weken: weeks, spellen: games, totaal: total, hints } = figures
  const inShop = games.length > 0
  return (
    <div className="space-y-5">
      <h1 className="text-3xl">{title}</h1>
      <FiguresChoice keuze={choice} spelkeuze={gameChoice} />
      {inShop && (
        <>
          <Section titel="Per week" tabel="weken" keuze={choice}>
            <Explanation>
              Een bestelling telt in de week waarin ze is gedaan, het geld in de week waarin het
              binnenkwam. Bedragen zijn met btw. Wat later is terugbetaald, staat bij de week van de
              betaling.
            </Explanation>
            <PerWeek weken={weeks} totaal={total} />
          </Section>
          {choice.spel === null && (
            <Section titel="Per spel" tabel="spellen" keuze={choice}>
              <PerGame spellen={games} totaal={total} />
            </Section>
          )}
          <Section titel="Van bekijken tot betalen" tabel="trechter" keuze={choice}>
            <Explanation>
              Achter elk aantal staat het deel van de stap ervoor. Een pagina telt elke keer dat
              iemand haar bekijkt, ook jijzelf; zoekmachines tellen niet mee.
            </Explanation>
            <Funnel spellen={games} totaal={total} />
          </Section>
        </>
      )}
      <Section titel="Hints" tabel="hints" keuze={choice}>
        <Explanation>
          'Hints per keer': hoeveel hints er zijn geopend voor elke keer dat een raadsel klaar was,
          zelf opgelost of met het antwoord erbij.
        </Explanation>
        <HintFigures hints={hints} keuze={choice} />
      </Section>
    </div>
  )
}

FiguresPage.layout = inAdmin

type Section = { titel: string; tabel: string; keuze: Choice; children: ReactNode }

/** A table with what leads to it, and the same as a file. */
function Section({ titel: title, tabel: table, keuze: choice, children }: Section) {
  return (
    <Panel titel={title}>
      {children}
      <p className="niet-printen mt-3">
        <a href={addressOf(choice, `/dashboard/cijfers/csv/${table}`)} className="link" download>
          Download als CSV<span className="sr-only">: {title}</span>
        </a>
      </p>
    </Panel>
  )
}

const Explanation = ({ children }: { children: ReactNode }) => (
  <p className="mb-4 max-w-[68ch] text-zacht">{children}</p>
)
