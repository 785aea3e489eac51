import { useOpenForm } from '~/admin/drafts/use_open_form'
import { ActionNotice } from '~/admin/shell/action_notice'
import { customerOfOrder, CorrectCustomer } from './correct_customer'
import { Facts } from '~/admin/shell/facts'
import { Panel } from '~/admin/shell/panel'
import { usePageAction } from '~/admin/shell/use_page_action'
import { useUnfold } from '~/ui/hooks/use_unfold'
import type { Data } from '@generated/data'

const FIELDS = [
  { field: 'name', label: 'Naam', postOnly: false },
  { field: 'email', label: 'E-mailadres', postOnly: false },
  { field: 'address', label: 'Adres', postOnly: true },
  { field: 'postcode', label: 'Postcode', postOnly: true },
  { field: 'city', label: 'Plaats', postOnly: true },
] as const
export type CustomerField = (typeof FIELDS)[number]

/** The customer of an order, with a form to correct a typing error. */
export function OrderCustomer({ order }: { order: Data.Shop.Orders.OrderDetail }) {
  const action = usePageAction('all')
  const fields = FIELDS.filter(({ postOnly }) => order.byPost || !postOnly)
  const { open, unfold, fold } = useOpenForm(customerOfOrder(order.id))
  const { form, button } = useUnfold(open)

  return (
    <Panel title="Klant">
      {open ? (
        <CorrectCustomer ref={form} order={order} fields={fields} action={action} onClose={fold} />
      ) : (
        <div className="space-y-3">
          <Facts facts={fields.map(({ field, label }) => [label, order[field] ?? ''] as const)} />
          <div className="flex flex-wrap items-center gap-3">
            <button ref={button} type="button" onClick={unfold} className="button">
              Gegevens verbeteren
            </button>
            <ActionNotice outcome={action.outcome} error={action.error} />
          </div>
        </div>
      )}
    </Panel>
  )
}
