import type { Data } from '@generated/data'
import { useState, type FormEvent, type RefObject } from 'react'
import { dayOf } from '#domain/dutch_time'
import type { PageAction } from '~/admin/shell/use_page_action'
import { Field } from '~/ui/field'
import { FormButtons } from '~/ui/buttons/form_buttons'
import { adminRoute } from '~/wire/admin_routes'
import type { PayloadOf } from '~/wire/payloads'

type Delivery = Data.Shop.Orders.OrderDetail['deliveries'][number] & {
  kind: PayloadOf<'order_link.update'>['soort']
}

type Props = Pick<PageAction, 'run' | 'busy' | 'errors'> & {
  ref: RefObject<HTMLFormElement | null>
  id: number
  delivery: Delivery
  onClose: () => void
}

/** Lets a play link work for longer, a month when nothing else is chosen. */
export function ExtendForm({ ref, id, delivery, run, busy, errors, onClose }: Props) {
  const [until, setUntil] = useState(() => later(delivery, { months: 1 }))

  async function extend(event: FormEvent) {
    event.preventDefault()
    const done = 'Verlengd. De klant krijgt hierover een e-mail.'
    const extension = adminRoute('order_link.update', { id })
    if (await run(extension, { soort: delivery.kind, tot: until }, done)) onClose()
  }

  return (
    <form ref={ref} onSubmit={extend} noValidate className="space-y-3" aria-label="Verlengen">
      <Field
        label="Speelbaar tot en met"
        name="tot"
        mandatory
        type="date"
        value={until}
        errors={errors.tot}
        onChange={({ target }) => setUntil(target.value)}
      />
      <div className="flex flex-wrap gap-3">
        {DURATIONS.map(({ text, ...duration }) => (
          <button
            key={text}
            type="button"
            onClick={() => setUntil(later(delivery, duration))}
            className="button"
          >
            {text}
          </button>
        ))}
      </div>
      <FormButtons busy={busy} onCancel={onClose}>
        Verleng
      </FormButtons>
    </form>
  )
}

type Duration = { days?: number; months?: number }
const DURATIONS = [
  { text: '+ 1 week', days: 7 },
  { text: '+ 1 maand', months: 1 },
  { text: '+ 3 maanden', months: 3 },
] as const

/**
 * A day this much later than the link's end, or than today when it has ended, in the form of a date
 * field.
 */
function later({ validUntil, ended }: Delivery, { days = 0, months = 0 }: Duration): string {
  const from = validUntil === null || ended ? new Date() : new Date(validUntil)
  const [year, month, day] = dayOf(from).split('-').map(Number) as [number, number, number]
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  const target = new Date(Date.UTC(year, month - 1 + months, Math.min(day, last) + days))
  return target.toISOString().slice(0, 10)
}
