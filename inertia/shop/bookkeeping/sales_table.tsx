import type { Data } from '@generated/data'
import { asEuro } from '#domain/money'
import { rateInWords } from '#domain/shop/invoices/amounts_in_words'
import { Chip } from '~/admin/shell/chip'
import { Panel } from '~/admin/shell/panel'
import { Table } from '~/admin/shell/table'
import { formatCount } from '~/ui/format_numbers'

type Books = Data.Shop.Bookkeeping.Books
type Sum = Books['total']['net']

const COLUMNS = [
  'Tarief',
  { number: 'Aantal' },
  { number: 'Zonder btw' },
  { number: 'Btw' },
  { number: 'Met btw' },
] as const

/** The sales per VAT rate: what was invoiced, what was credited, and what is left. */
export function SalesTable({ books: { rates, total, wrong } }: { books: Books }) {
  return (
    <Panel title="Verkopen per btw-tarief" className="books-sales">
      <p className="mb-3 max-w-[68ch] text-soft">
        Op de datum van de factuur of creditnota. Een betaling met een cadeaubon is gewone omzet; de
        btw valt wanneer hij wordt gebruikt.
      </p>
      {rates.length === 0 ? (
        <p className="text-soft">Er zijn nog geen facturen in deze periode.</p>
      ) : (
        <Table name="Verkopen per btw-tarief" columns={COLUMNS} onPhone="figures" grouped>
          {rates.map(({ percentage, ...sums }) => (
            <Rate
              key={percentage}
              name={percentage === null ? 'Vrijgesteld (KOR)' : rateInWords({ percentage })}
              {...sums}
            />
          ))}
          {rates.length > 1 && <Rate name="Samen" {...total} />}
        </Table>
      )}
      <Checked wrong={wrong} />
    </Panel>
  )
}

type RateProps = { name: string } & Pick<Books['total'], 'invoices' | 'creditNotes' | 'net'>

function Rate({ name, invoices, creditNotes, net }: RateProps) {
  return (
    <tbody>
      {creditNotes.count > 0 && (
        <>
          <Row name={`${name}: facturen`} sum={invoices} />
          <Row name={`${name}: creditnota’s`} sum={creditNotes} />
        </>
      )}
      <Row name={creditNotes.count > 0 ? `${name}: blijft over` : name} sum={net} bold />
    </tbody>
  )
}

function Row({ name, sum, bold = false }: { name: string; sum: Sum; bold?: boolean }) {
  return (
    <tr className={bold ? 'font-bold' : ''}>
      <th scope="row" className="name">
        {name}
      </th>
      <td data-heading="Aantal" className="number">
        {formatCount(sum.count)}
      </td>
      <td data-heading="Zonder btw" className="number whitespace-nowrap">
        {asEuro(sum.exclCents)}
      </td>
      <td data-heading="Btw" className="number whitespace-nowrap">
        {asEuro(sum.vatCents)}
      </td>
      <td data-heading="Met btw" className="number whitespace-nowrap">
        {asEuro(sum.inclCents)}
      </td>
    </tr>
  )
}

/** Whether all papers agree with the orders, payments and refunds that they are about. */
function Checked({ wrong }: { wrong: readonly string[] }) {
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2">
      {wrong.length === 0 ? (
        <>
          <Chip tone="done">nagerekend</Chip>
          <span className="text-soft">
            Alle facturen kloppen tot op de cent met de bestellingen, betalingen en terugbetalingen.
          </span>
        </>
      ) : (
        <>
          <Chip tone="wrong">klopt niet</Chip>
          <span>
            Deze nummers verschillen van hun bestelling: {wrong.join(', ')}. Vraag je beheerder om
            ernaar te kijken voordat je aangifte doet.
          </span>
        </>
      )}
    </p>
  )
}
