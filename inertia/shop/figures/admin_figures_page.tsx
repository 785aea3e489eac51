import { Link } from '@inertiajs/react'
import type { ReactNode } from 'react'
import { addressOf, FiguresChoice, type Choice } from './figures_choice'
import { HintFigures } from './hint_figures'
import { LearningFigures } from './learning_figures'
import { PaymentWays } from './payment_ways'
import { SampleFigures } from './sample_figures'
import { Panel } from '~/admin/shell/panel'
import { PerGame, PerWeek, Funnel } from './sales_figures'
import { inAdmin } from '~/layouts/admin_layout'
import type { Figures } from '#domain/shop/figures'
import { Heading } from '~/ui/heading'
import type { Data } from '@generated/data'
import { adminUrlFor } from '~/wire/admin_routes'

type Props = {
  title: string
  choice: Choice
  gameChoice: { game: string; title: string }[]
  weeks: Data.Shop.Figures.Figures['weeks'][number][]
  games: Data.Shop.Figures.Figures['games'][number][]
  total: Figures
  ways: Data.Shop.Figures.Figures['ways'][number][]
  sample: Data.Shop.Figures.Figures['sample']
  hints: Data.Shop.Figures.Figures['hints'][number][]
  learning: Data.Shop.Figures.Figures['learning'][number][]
}

export default function FiguresPage({ title, choice, gameChoice, ...figures }: Props) {
  const { weeks, games, total, ways, sample, hints, learning } = figures
  const inShop = games.length > 0
  return (
    <div className="space-y-5">
      <Heading level={1} size="title">
        {title}
      </Heading>
      <FiguresChoice choice={choice} gameChoice={gameChoice} />
      {inShop && (
        <>
          <Section title="Per week" table="weken" choice={choice}>
            <Explanation>
              Een bestelling telt in de week waarin ze is gedaan, het geld in de week waarin het
              binnenkwam. Bedragen zijn met btw. Wat later is terugbetaald, staat bij de week van de
              betaling. Per maand of kwartaal, zonder btw en op factuurdatum, zoals voor de
              btw-aangifte:{' '}
              <Link href={adminUrlFor('bookkeeping.index')} className="link">
                Boekhouding
              </Link>
              .
            </Explanation>
            <PerWeek weeks={weeks} total={total} />
          </Section>
          {choice.game === null && (
            <Section title="Per spel" table="spellen" choice={choice}>
              <PerGame games={games} total={total} />
            </Section>
          )}
          <Section title="Van bekijken tot betalen" table="trechter" choice={choice}>
            <Explanation>
              Achter elk aantal staat het deel van de stap ervoor. Een pagina telt elke keer dat
              iemand haar bekijkt, ook jijzelf; zoekmachines tellen niet mee.
            </Explanation>
            <Funnel games={games} />
          </Section>
        </>
      )}
      {ways.length > 0 && <PaymentWays ways={ways} />}
      {sample && <SampleFigures sample={sample} />}
      <Section title="Hints" table="hints" choice={choice}>
        <Explanation>
          'Hints per keer': hoeveel hints er zijn geopend voor elke keer dat een raadsel klaar was,
          zelf opgelost of met het antwoord erbij.
        </Explanation>
        <HintFigures hints={hints} choice={choice} />
      </Section>
      {learning.length > 0 && (
        <Panel title="Van de speeltafel">
          <Explanation>
            Na afloop kiezen spelers hoe leuk en hoe moeilijk het was, van 1 tot 5; bij moeilijk is
            3 precies goed. Een fout antwoord staat hier vanaf de derde keer dat iemand het
            probeerde: daar helpt misschien een betere hint. Wie het waren, weten we niet.
          </Explanation>
          <LearningFigures learning={learning} />
        </Panel>
      )}
    </div>
  )
}

FiguresPage.layout = inAdmin

type Section = { title: string; table: string; choice: Choice; children: ReactNode }

/** A table with its introduction, and the same table as a file. */
function Section({ title, table, choice, children }: Section) {
  return (
    <Panel title={title}>
      {children}
      <p className="no-print mt-3">
        <a
          href={addressOf(choice, adminUrlFor('figures.csv', { tabel: table }))}
          className="link"
          download
        >
          Download als CSV<span className="sr-only">: {title}</span>
        </a>
      </p>
    </Panel>
  )
}

const Explanation = ({ children }: { children: ReactNode }) => (
  <p className="mb-4 max-w-[68ch] text-soft">{children}</p>
)
