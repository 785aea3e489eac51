import type { Data } from '@generated/data'
import { asEuro } from '#domain/money'
import { formatDay } from '#domain/dutch_time'
import { ImportSettlement } from './import_settlement'
import { ActionNotice } from '~/admin/shell/action_notice'
import { Panel } from '~/admin/shell/panel'
import { Table } from '~/admin/shell/table'
import { usePageAction } from '~/admin/shell/use_page_action'
import { Time } from '~/ui/time'
import { adminRoute } from '~/wire/admin_routes'

type Settlement = Data.Shop.Bookkeeping.Settlements.Settlement
type Amounts = Omit<Settlement, 'reference' | 'source' | 'settledOn'>

export type PayoutsOf = {
  /** Whether the provider can be asked. */
  connected: boolean
  asked: string | null
  /** Null when nothing is known of this period. */
  total: Amounts | null
  settlements: Settlement[]
}

/** What the provider paid out and kept, by the day on which it arrived. */
export function Payouts({ payouts }: { payouts: PayoutsOf }) {
  const { connected, total, settlements } = payouts
  const action = usePageAction()
  return (
    <Panel title="Wat Mollie uitbetaalde en inhield">
      {total ? (
        <>
          <Waterfall total={total} />
          <List settlements={settlements} />
        </>
      ) : (
        <Nothing connected={connected} />
      )}
      {connected && (
        <div className="no-print mt-4 flex flex-wrap items-center gap-3">
          <button
            type="button"
            aria-busy={action.busy}
            onClick={() => action.run(adminRoute('settlement.update'), {}, 'Bijgewerkt.')}
            className="button"
          >
            Nu ophalen
          </button>
          <span className="text-soft">
            {payouts.asked ? (
              <>
                Opgehaald op <Time at={payouts.asked} />; dat gebeurt ook elke ochtend.
              </>
            ) : (
              'Nog niet opgehaald; dat gebeurt ook elke ochtend.'
            )}
          </span>
        </div>
      )}
      <ActionNotice outcome={action.outcome} error={action.error} />
      <ImportSettlement />
    </Panel>
  )
}

function Nothing({ connected }: { connected: boolean }) {
  if (connected)
    return <p className="text-soft">In deze periode is er nog niets uitbetaald en opgehaald.</p>
  return (
    <p className="max-w-[68ch]">
      <b>Niet gekoppeld.</b> De winkel weet niet wat Mollie uitbetaalde en inhield, en schat het
      niet. Lees hieronder een bestand van Mollie in, of laat je beheerder de instelling{' '}
      <code className="font-code">MOLLIE_ACCESS_TOKEN</code> invullen.
    </p>
  )
}

/** One bar, from what came in to what arrived on the bank account. */
function Waterfall({ total }: { total: Amounts }) {
  const { receivedCents, returnedCents, costsCents, costsVatCents, otherCents, paidCents } = total
  const kept = receivedCents - returnedCents - paidCents
  const part = (cents: number) => `${(Math.max(0, cents) / Math.max(1, receivedCents)) * 100}%`
  return (
    <>
      <div className="books-flow" aria-hidden="true">
        <span className="books-flow-paid" style={{ width: part(paidCents) }} />
        <span className="books-flow-kept" style={{ width: part(kept) }} />
        <span className="books-flow-returned" style={{ width: part(returnedCents) }} />
      </div>
      <dl className="sums mt-3">
        <Sum name="Binnengekomen" cents={receivedCents} />
        <Sum name="Terug naar klanten" cents={-returnedCents} sign="returned" />
        <Sum
          name={costsVatCents === null ? 'Kosten van Mollie, met btw' : 'Kosten van Mollie'}
          cents={-costsCents}
          sign="kept"
        />
        {costsVatCents !== null && <Sum name="Btw over die kosten" cents={-costsVatCents} />}
        {otherCents !== 0 && <Sum name="Overig" cents={-otherCents} />}
        <Sum name="Op je rekening" cents={paidCents} sign="paid" total />
      </dl>
      <p className="mt-3 max-w-[68ch] text-soft">
        Op de dag van uitbetaling, dus niet altijd dezelfde periode als de verkoop. De btw over de
        kosten neem je in rubriek 5b over van de factuur van Mollie.
      </p>
    </>
  )
}

type SumProps = { name: string; cents: number; sign?: string; total?: boolean }

const Sum = ({ name, cents, sign = 'none', total = false }: SumProps) => (
  <div className={total ? 'sum sum-total' : 'sum'}>
    <dt>
      <span className={`books-key books-flow-${sign}`} aria-hidden="true" />
      {name}
    </dt>
    <dd>{asEuro(cents)}</dd>
  </div>
)

const COLUMNS = [
  'Uitbetaling',
  'Dag',
  { number: 'Binnengekomen' },
  { number: 'Ingehouden' },
  { number: 'Op je rekening' },
] as const

const List = ({ settlements }: { settlements: readonly Settlement[] }) => (
  <div className="mt-4">
    <Table name="Uitbetalingen" columns={COLUMNS} onPhone="stacked">
      {settlements.map((one) => (
        <tr key={one.reference}>
          <th scope="row" className="whitespace-nowrap">
            {one.reference}
            {one.source === 'bestand' && <span className="text-soft"> (uit een bestand)</span>}
          </th>
          <td className="whitespace-nowrap">{formatDay(one.settledOn)}</td>
          <td data-heading="Binnengekomen" className="number whitespace-nowrap">
            {asEuro(one.receivedCents - one.returnedCents)}
          </td>
          <td data-heading="Ingehouden" className="number whitespace-nowrap">
            {asEuro(one.receivedCents - one.returnedCents - one.paidCents)}
          </td>
          <td data-heading="Op je rekening" className="number whitespace-nowrap">
            {asEuro(one.paidCents)}
          </td>
        </tr>
      ))}
    </Table>
  </div>
)
