import type { Data } from '@generated/data'
import { Heading } from '~/ui/heading'

type Ratings = Data.Shop.Ratings.Ratings

const COMMA = new Intl.NumberFormat('nl-NL', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** What players say of a game that they bought or got, and finished. */
export function GameRatings({ ratings }: { ratings: Ratings }) {
  const { count, fun, funInWords, difficultyInWords, lines } = ratings
  return (
    <section aria-labelledby="beoordelingen" className="mt-14">
      <Heading level={2} id="beoordelingen">
        Wat spelers vinden
      </Heading>
      <div className="mt-4 grid gap-6 lg:grid-cols-[1fr_1.6fr] lg:gap-12">
        <div className="case self-start p-6">
          <p>
            <span className="font-title text-4xl font-semibold">{COMMA.format(fun)}</span>{' '}
            <span className="text-soft">van 5</span>
          </p>
          <p className="mt-1 text-lg font-semibold">{funInWords}</p>
          <Meter fun={fun} />
          <p className="mt-3">Moeilijkheid: {difficultyInWords}</p>
          <p className="mt-1 text-soft">{count} beoordelingen</p>
        </div>
        {lines.length > 0 && (
          <ul className="space-y-4">
            {lines.map(({ text, on }, index) => (
              <li key={index} className="border-l-4 border-brass pl-4">
                <p className="text-lg wrap-anywhere">“{text}”</p>
                <p className="mt-0.5 text-sm text-soft">{on}</p>
              </li>
            ))}
          </ul>
        )}
      </div>
      <p className="mt-4 max-w-[42rem] text-sm text-soft">
        Beoordelen kan alleen wie dit spel bij ons bestelde of cadeau kreeg, en het uitspeelde. Alle
        oordelen tellen mee; alleen wat niet netjes is of het spel verklapt, laten we weg.
      </p>
    </section>
  )
}

/** The mean as a bar; the number beside it says the same. */
const Meter = ({ fun }: { fun: number }) => (
  <svg aria-hidden="true" viewBox="0 0 100 4" className="mt-3 w-full text-brass">
    <rect width="100" height="4" rx="2" fill="currentColor" fillOpacity="0.2" />
    <rect width={(fun / 5) * 100} height="4" rx="2" fill="currentColor" />
  </svg>
)
