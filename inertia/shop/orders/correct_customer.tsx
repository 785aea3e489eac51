import type { Data } from '@generated/data'
import { useMemo, type FormEvent, type RefObject } from 'react'
import { KeptNotes } from '~/admin/drafts/kept_notes'
import { useKeptFields } from '~/admin/drafts/use_kept_fields'
import { ActionNotice } from '~/admin/shell/action_notice'
import { ErrorSummary } from '~/ui/error_summary'
import type { PageAction } from '~/admin/shell/use_page_action'
import { Field } from '~/ui/field'
import { FormButtons } from '~/ui/buttons/form_buttons'
import { WIRE_NAMES } from '~/shop/checkout/order_payload'
import { MAX_LENGTHS } from '#domain/shop/checkout/order_fields'
import { adminRoute } from '~/wire/admin_routes'
import type { PayloadOf } from '~/wire/payloads'
import type { CustomerField } from './order_customer'

type Order = Data.Shop.Orders.OrderDetail

type Typed = PayloadOf<'order_details.update'> &
  Partial<Record<(typeof WIRE_NAMES)[CustomerField['field']], string>>

type Props = {
  ref: RefObject<HTMLFormElement | null>
  order: Order
  fields: readonly CustomerField[]
  action: PageAction
  /** @param email as it is saved now */
  onSaved: (email: string) => void
  onClose: () => void
}

/** See `useKeptFields`. */
export const customerOfOrder = (orderId: number) => `order_customer:${orderId}`

/** Corrects a typing error in who ordered. */
export function CorrectCustomer({ ref, order, fields, action, onSaved, onClose }: Props) {
  const { run, outcome, busy, error, errors } = action
  /** The typed fields, by their names in the call. */
  const stored = useMemo(
    () =>
      Object.fromEntries(
        fields.map(({ field }) => [WIRE_NAMES[field], order[field] ?? ''])
      ) as Typed,
    [fields, order]
  )
  const kept = useKeptFields<Typed>(customerOfOrder(order.id), stored)
  const typed = kept.fields

  async function saveForm(event: FormEvent) {
    event.preventDefault()
    const details = adminRoute('order_details.update', { id: order.id })
    const sent = { ...typed, gezien: order.seen }
    if (await run(details, sent, 'Opgeslagen.')) onSaved(typed.email)
  }

  return (
    <form ref={ref} onSubmit={saveForm} noValidate className="space-y-4">
      <KeptNotes
        kept={kept}
        names={Object.fromEntries(fields.map(({ field, label }) => [WIRE_NAMES[field], label]))}
      />
      <ErrorSummary errors={errors} />
      <div className="grid gap-4 sm:grid-cols-2">
        {fields.map(({ field, label }) => (
          <Field
            key={field}
            label={label}
            name={WIRE_NAMES[field]}
            mandatory
            autoComplete="off"
            type={field === 'email' ? 'email' : 'text'}
            maxLength={MAX_LENGTHS[field]}
            value={typed[WIRE_NAMES[field]]}
            errors={errors[WIRE_NAMES[field]]}
            onChange={({ target }) => kept.change({ [WIRE_NAMES[field]]: target.value })}
          />
        ))}
      </div>
      <ActionNotice outcome={outcome} error={error} />
      <FormButtons busy={busy} onCancel={onClose}>
        Opslaan
      </FormButtons>
    </form>
  )
}
