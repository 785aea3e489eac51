import type { FormEvent, RefObject } from 'react'
import type { Data } from '@generated/data'
import { dayOf, formatDay } from '#domain/dutch_time'
import { lastGiftDay } from '#domain/shop/gifts'
import { MAX_LENGTHS } from '#domain/shop/checkout/order_fields'
import { useOpenForm } from '~/admin/drafts/use_open_form'
import { KeptNotes } from '~/admin/drafts/kept_notes'
import { useKeptFields } from '~/admin/drafts/use_kept_fields'
import { ActionNotice } from '~/admin/shell/action_notice'
import { Facts } from '~/admin/shell/facts'
import { Panel } from '~/admin/shell/panel'
import { usePageAction, type PageAction } from '~/admin/shell/use_page_action'
import { Field } from '~/ui/field'
import { FormButtons } from '~/ui/buttons/form_buttons'
import { Time } from '~/ui/time'
import { useUnfold } from '~/ui/hooks/use_unfold'
import { adminRoute } from '~/wire/admin_routes'

type Gift = NonNullable<Data.Shop.Orders.OrderDetail['gift']>

/** See `useKeptFields`. */
const giftForm = (orderId: number) => `gift:${orderId}`

/** The gift of an order, for the owner: for whom, when, and what came of it. */
export function OrderGift({ id, gift }: { id: number; gift: Gift }) {
  const { outcome, error, ...action } = usePageAction(['email', 'datum'])
  const { open, unfold, fold } = useOpenForm(giftForm(id))
  const { form, button } = useUnfold(open)
  const send = () =>
    action.run(adminRoute('order_gift.store', { id }), {}, 'Het cadeau is onderweg.')

  return (
    <Panel title="Cadeau">
      <div className="space-y-3">
        <Facts facts={facts(gift)} />
        {open ? (
          <GiftForm ref={form} id={id} gift={gift} action={action} onClose={fold} />
        ) : (
          <div className="flex flex-wrap gap-3">
            {gift.changeable && (
              <button ref={button} type="button" onClick={unfold} className="button">
                E-mail of dag wijzigen
              </button>
            )}
            {gift.sendable && (
              <button type="button" aria-busy={action.busy} onClick={send} className="button">
                Nu sturen
              </button>
            )}
          </div>
        )}
        <ActionNotice outcome={outcome} error={error} />
      </div>
    </Panel>
  )
}

function facts({ way, to, email, message, on, sentAt, begunAt }: Gift) {
  return [
    ['Voor', to],
    ['Hoe', WAYS[way]],
    ['E-mail', email],
    ['Op', on && formatDay(on)],
    ['Bericht', message && <span className="wrap-anywhere whitespace-pre-line">{message}</span>],
    ['Gemaild', sentAt ? <Time at={sentAt} /> : way === 'email' ? 'nog niet' : null],
    ['Begonnen', begunAt && <Time at={begunAt} />],
  ] as const
}

const WAYS: Record<Gift['way'], string> = {
  email: 'per e-mail',
  post: 'per post naar de ontvanger, met een kaart',
  zelf: 'de gever geeft het zelf, met een kaart',
}

type FormProps = {
  ref: RefObject<HTMLFormElement | null>
  id: number
  gift: Gift
  action: Pick<PageAction, 'run' | 'busy' | 'errors'>
  onClose: () => void
}

function GiftForm({ ref, id, gift, action, onClose }: FormProps) {
  const { run, busy, errors } = action
  const stored = { email: gift.email ?? '', datum: gift.on ?? dayOf(new Date()) }
  const kept = useKeptFields(giftForm(id), stored)
  const { email, datum: day } = kept.fields

  async function save(event: FormEvent) {
    event.preventDefault()
    const data = { email, datum: day, gezien: gift.seen }
    if (await run(adminRoute('order_gift.update', { id }), data, 'Opgeslagen.')) onClose()
  }

  return (
    <form ref={ref} onSubmit={save} noValidate className="space-y-4" aria-label="Cadeau wijzigen">
      <KeptNotes kept={kept} names={{ email: 'E-mail van de ontvanger', datum: 'Dag' }} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label="E-mail van de ontvanger"
          name="email"
          mandatory
          type="email"
          autoComplete="off"
          maxLength={MAX_LENGTHS.email}
          value={email}
          errors={errors.email}
          onChange={({ target }) => kept.change({ email: target.value })}
        />
        <Field
          label="Dag"
          name="datum"
          mandatory
          type="date"
          min={dayOf(new Date())}
          max={lastGiftDay(new Date())}
          value={day}
          errors={errors.datum}
          onChange={({ target }) => kept.change({ datum: target.value })}
        />
      </div>
      <FormButtons busy={busy} onCancel={onClose}>
        Opslaan
      </FormButtons>
    </form>
  )
}
