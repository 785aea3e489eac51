import { Link } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { PARTS } from './booking_states'
import { ActionNotice } from '~/admin/shell/action_notice'
import { Chip } from '~/admin/shell/chip'
import { Panel } from '~/admin/shell/panel'
import { usePageAction, type PageAction } from '~/admin/shell/use_page_action'
import { OrderChip } from '~/shop/orders/order_chip'
import { OwnerPapers } from '~/shop/invoices/owner_papers'
import { ReissueInvoices } from '~/shop/invoices/reissue_invoice'
import type { DialogInUse } from '~/ui/hooks/use_dialog'
import { adminRoute, adminUrlFor } from '~/wire/admin_routes'

type Booking = Data.Shop.Bookings.Booking
type Order = Booking['money']['orders'][number]
type Props = { booking: Booking; dialog: DialogInUse }

/** What is paid, what is still to come, and the papers of it. */
export function BookingMoney({ booking, dialog }: Props) {
  const action = usePageAction()
  const { money } = booking
  return (
    <Panel title="Geld">
      <dl className="sums">
        {money.total && <Sum name="Totaal" amount={money.total} />}
        <Sum name="Betaald" amount={money.kept} />
        {!money.settled && <Sum name="Nog te betalen" amount={money.outstanding} total />}
        {money.overpaid && <Sum name="Te veel betaald" amount={money.overpaid} total />}
      </dl>
      {money.orders.length > 0 && (
        <ul className="mt-4 space-y-3 border-t-2 border-line-soft pt-4">
          {money.orders.map((order) => (
            <OrderLine key={order.id} {...order} />
          ))}
        </ul>
      )}
      <div className="mt-4 space-y-4 empty:hidden">
        <ReissueInvoices offers={money.reissues} dialog={dialog} />
      </div>
      <Presses booking={booking} dialog={dialog} action={action} />
      <ActionNotice outcome={action.outcome} error={action.error} />
    </Panel>
  )
}

type SumProps = { name: string; amount: string; total?: boolean }

const Sum = ({ name, amount, total = false }: SumProps) => (
  <div className={total ? 'sum sum-total' : 'sum'}>
    <dt>{name}</dt>
    <dd>{amount}</dd>
  </div>
)

function OrderLine(order: Order) {
  const { id, number, part, amount, status, statusText, due, overdue, waiting, invoices } = order
  return (
    <li>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Link href={adminUrlFor('admin_order.show', { id })} className="link font-code font-bold">
          {number}
        </Link>
        <span>
          {part && PARTS[part].name}, {amount}
        </span>
        {overdue ? (
          <Chip tone="wrong">te laat</Chip>
        ) : (
          <OrderChip status={status}>{statusText}</OrderChip>
        )}
      </p>
      {due && waiting && <p className="text-soft">Te betalen tot en met {due}.</p>}
      <OwnerPapers papers={invoices} />
    </li>
  )
}

function Presses({ booking, dialog, action }: Props & { action: PageAction }) {
  const { id, money } = booking
  const { run, busy } = action

  const bill = () =>
    run(adminRoute('booking_action.bill', { id }), {}, 'De factuur is onderweg naar de klant.')

  async function bank(part: keyof typeof PARTS, amount: string) {
    const question = {
      title: 'Geld op de bank',
      paragraphs: [
        `Staat er ${amount} van deze klant op je bankrekening? De klant krijgt een e-mail dat het binnen is, met de factuur.`,
      ],
    }
    if (!(await dialog.confirm(question))) return
    const data = { deel: PARTS[part].wire }
    await run(adminRoute('booking_action.bank', { id }), data, 'Genoteerd.')
  }

  if (money.parts.length === 0) return null
  return (
    <div className="mt-5 flex flex-wrap gap-3">
      {money.mayBill && (
        <button type="button" aria-busy={busy} className="button button-primary" onClick={bill}>
          Factuur sturen, op rekening
        </button>
      )}
      {money.parts.map(({ part, amount }) => (
        <button
          key={part}
          type="button"
          aria-busy={busy}
          className="button"
          onClick={() => bank(part, amount)}
        >
          {PARTS[part].name} op de bank ontvangen ({amount})
        </button>
      ))}
    </div>
  )
}
