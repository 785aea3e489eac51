import { Link } from '@inertiajs/react'
import { useState } from 'react'
import { useOpenForm } from '~/admin/drafts/use_open_form'
import { ActionNotice } from '~/admin/shell/action_notice'
import { customerOfOrder, CorrectCustomer } from './correct_customer'
import { Facts } from '~/admin/shell/facts'
import { Panel } from '~/admin/shell/panel'
import { usePageAction } from '~/admin/shell/use_page_action'
import { ReissueInvoices } from '~/shop/invoices/reissue_invoice'
import { ResendButtons } from '~/shop/mails/resend_buttons'
import type { DialogInUse } from '~/ui/hooks/use_dialog'
import { useUnfold } from '~/ui/hooks/use_unfold'
import { adminUrlFor } from '~/wire/admin_routes'
import type { Data } from '@generated/data'

type Order = Data.Shop.Orders.OrderDetail

const FIELDS = [
  { field: 'name', label: 'Naam', postOnly: false },
  { field: 'email', label: 'E-mailadres', postOnly: false },
  { field: 'address', label: 'Adres', postOnly: true },
  { field: 'postcode', label: 'Postcode', postOnly: true },
  { field: 'city', label: 'Plaats', postOnly: true },
] as const
export type CustomerField = (typeof FIELDS)[number]

/** The customer of an order, with a form to correct a typing error. */
export function OrderCustomer({ order, dialog }: { order: Order; dialog: DialogInUse }) {
  const action = usePageAction('all')
  const fields = FIELDS.filter(({ postOnly }) => order.byPost || !postOnly)
  const { open, unfold, fold } = useOpenForm(customerOfOrder(order.id))
  /** The address that mails went to before it was corrected just now. */
  const [former, setFormer] = useState<string | null>(null)
  const { form, button } = useUnfold(open)

  function close() {
    fold()
    setFormer(null)
  }

  return (
    <Panel title="Klant">
      {open ? (
        <CorrectCustomer
          ref={form}
          order={order}
          fields={fields}
          action={action}
          onSaved={(email) => {
            setFormer(email === order.email ? null : order.email)
            fold()
          }}
          onClose={close}
        />
      ) : (
        <div className="space-y-3">
          <Facts facts={fields.map(({ field, label }) => [label, shown(order, field)] as const)} />
          <div className="flex flex-wrap items-center gap-3">
            {order.bookingId === null ? (
              <button ref={button} type="button" onClick={unfold} className="button">
                Gegevens verbeteren
              </button>
            ) : (
              <Link
                href={adminUrlFor('admin_booking.show', { id: order.bookingId })}
                className="link"
              >
                Verbeter de gegevens bij de boeking
              </Link>
            )}
            <ActionNotice outcome={action.outcome} error={action.error} />
          </div>
          {former !== null && (
            <SendAgain order={order} former={former} onDone={() => setFormer(null)} {...action} />
          )}
          <ReissueInvoices offers={order.reissue ? [order.reissue] : []} dialog={dialog} />
        </div>
      )}
    </Panel>
  )
}

function shown(order: Order, field: CustomerField['field']) {
  if (field !== 'email') return order[field] ?? ''
  return (
    <a href={`mailto:${order.email}`} className="link">
      {order.email}
    </a>
  )
}

type SendAgainProps = Pick<ReturnType<typeof usePageAction>, 'run' | 'busy'> & {
  order: Order
  former: string
  onDone: () => void
}

/** A mail that went to a wrong address can go out again, to the corrected one. */
function SendAgain({ order, former, run, busy, onDone }: SendAgainProps) {
  const cameBack = order.repeatable.filter(({ cameBack: returned }) => returned)
  const repeatable = cameBack.length > 0 ? cameBack : order.repeatable
  if (repeatable.length === 0) return null
  return (
    <div className="border-l-4 border-brass pl-3" role="group" aria-label="Nu opnieuw sturen?">
      <p className="font-semibold">Nu opnieuw sturen?</p>
      <p className="mb-3 wrap-anywhere">
        {cameBack.length > 0 ? 'Wat terugkwam van' : 'De e-mails gingen naar'} {former}
        {cameBack.length > 0 && ', kan nu naar het goede adres'}.
      </p>
      <div className="flex flex-wrap gap-3">
        <ResendButtons order={{ id: order.id, repeatable }} run={run} busy={busy} onSent={onDone} />
        <button type="button" onClick={onDone} className="button">
          Niet nu
        </button>
      </div>
    </div>
  )
}
