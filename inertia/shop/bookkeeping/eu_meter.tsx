import type { Data } from '@generated/data'
import { asEuro } from '#domain/money'
import { Chip } from '~/admin/shell/chip'
import { Panel } from '~/admin/shell/panel'

type Eu = Data.Shop.Bookkeeping.Books['eu']

/** The most that can have been sold to other countries of the EU, and what nobody knows of it. */
export function EuMeter({ eu }: { eu: Eu }) {
  const { state, share, thresholdCents, roomCents, year, before } = eu
  const sold = asEuro(year.unknownCents)
  return (
    <Panel title={`Verkoop aan consumenten in andere EU-landen, ${year.year}`}>
      <div className="books-meter-head">
        <p className="books-figure-small">hoogstens {sold}</p>
        <p className="text-soft">van {asEuro(thresholdCents)} zonder btw per kalenderjaar</p>
      </div>
      <div
        className={`books-meter ${state === 'unknown' ? 'books-meter-over' : ''}`}
        role="img"
        aria-label={`Hoogstens ${sold} van ${asEuro(thresholdCents)}`}
      >
        <span style={{ width: `${Math.min(1, share) * 100}%` }} />
      </div>
      <p className="mb-3 mt-3 flex flex-wrap items-center gap-x-3 gap-y-2">
        {state === 'below' ? (
          <>
            <Chip tone="done">zeker onder de grens</Chip>
            <span>
              Ook als alles uit het buitenland kwam, is er nog ruimte voor {asEuro(roomCents)}.
            </span>
          </>
        ) : (
          <>
            <Chip tone="asks">zoek dit uit</Chip>
            <span>
              Hoeveel hiervan uit andere landen kwam, weet de winkel niet. Bespreek met je
              belastingadviseur of je de grens bent gepasseerd.
            </span>
          </>
        )}
      </p>
      <p className="max-w-[68ch] text-soft">
        Zeker in Nederland: {asEuro(year.dutchCents)}, want pakketten gaan alleen naar een
        Nederlands adres en avonden zijn hier. Wie een spel voor thuis bestelt, geeft een naam en
        e-mailadres op en geen land; die {sold} staan daarom helemaal in de meter. In {before.year}{' '}
        was dat {asEuro(before.unknownCents)}. De grens geldt voor dit jaar en het jaar ervoor;
        erboven betaal je de btw van het land van de klant, via het éénloketsysteem van de
        Belastingdienst.
      </p>
    </Panel>
  )
}
