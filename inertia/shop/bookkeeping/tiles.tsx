import { asEuro } from '#domain/money'
import type { Data } from '@generated/data'
import { MonthBars } from './month_bars'
import type { PayoutsOf } from './payouts'
import type { Shown } from './period_choice'
import { formatCount } from '~/ui/format_numbers'

type Props = { period: Shown; books: Data.Shop.Bookkeeping.Books; payouts: PayoutsOf }

/** The figures that the owner looks for first, as large numbers. */
export function Tiles({ period, books, payouts }: Props) {
  const { net, creditNotes, invoices } = books.total
  const exempt =
    books.rates.length > 0 && books.rates.every(({ percentage }) => percentage === null)
  return (
    <section
      aria-label={`In het kort: ${period.label}`}
      className={books.months.length > 0 ? 'books-tiles' : 'books-tiles books-tiles-flat'}
    >
      <div className="books-tile books-tile-main">
        <p className="books-tile-name">Omzet {exempt ? '' : 'zonder btw'}</p>
        <p className="books-figure">{asEuro(net.exclCents)}</p>
        <p className="text-soft">
          {counted(invoices.count, 'factuur', 'facturen')}
          {creditNotes.count > 0 &&
            `, ${counted(creditNotes.count, 'creditnota', 'creditnota’s')} van samen ${asEuro(-creditNotes.exclCents)}`}
        </p>
        <MonthBars months={books.months} />
      </div>
      <Tile
        name="Btw"
        figure={exempt ? '–' : asEuro(net.vatCents)}
        note={exempt ? 'Vrijgesteld onder de KOR' : 'In de verkopen van deze periode'}
      />
      <Tile
        name="Openstaand"
        figure={asEuro(books.openCents)}
        note={
          books.owedCents > 0
            ? `En ${asEuro(books.owedCents)} moet nog terug`
            : 'Van deze periode, zoals het nu is'
        }
        tone={books.openCents > 0 ? 'asks' : 'done'}
      />
      <PayoutTile payouts={payouts} />
    </section>
  )
}

const counted = (count: number, one: string, more: string) =>
  `${formatCount(count)} ${count === 1 ? one : more}`

function PayoutTile({ payouts: { total, connected } }: { payouts: PayoutsOf }) {
  if (total)
    return (
      <Tile
        name="Uitbetaald"
        figure={asEuro(total.paidCents)}
        note={`Ingehouden: ${asEuro(total.receivedCents - total.returnedCents - total.paidCents)}`}
      />
    )
  return (
    <Tile
      name="Uitbetaald"
      figure={connected ? 'nog niets' : 'niet gekoppeld'}
      words
      note={connected ? 'In deze periode' : 'Koppel Mollie of lees een bestand in'}
    />
  )
}

type TileProps = {
  name: string
  figure: string
  note: string
  words?: boolean
  tone?: 'plain' | 'asks' | 'done'
}

const Tile = ({ name, figure, note, words = false, tone = 'plain' }: TileProps) => (
  <div className={`books-tile books-tile-side books-tile-${tone}`}>
    <p className="books-tile-name">{name}</p>
    <p className={words ? 'books-words' : 'books-figure-small'}>{figure}</p>
    <p className="books-tile-note">{note}</p>
  </div>
)
