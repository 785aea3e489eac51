import { useState, type FormEvent } from 'react'
import { ActionNotice } from '~/admin/shell/action_notice'
import type { Order } from './order_types'
import { Facts } from '~/admin/shell/facts'
import { ErrorSummary } from '~/ui/error_summary'
import { Panel } from '~/admin/shell/panel'
import { useOrderAction } from '~/admin/shell/use_page_action'
import { Field } from '~/ui/field'
import { useUnfold } from '~/ui/hooks/use_unfold'
import { MAX_LENGTHS } from '#domain/shop/checkout/order_fields'

const FIELDS = [
  { naam: 'naam', label: 'Naam', alleenPerPost: false },
  { naam: 'email', label: 'E-mailadres', alleenPerPost: false },
  { naam: 'adres', label: 'Adres', alleenPerPost: true },
  { naam: 'postcode', label: 'Postcode', alleenPerPost: true },
  { naam: 'plaats', label: 'Plaats', alleenPerPost: true },
] as const

/** Who ordered, and a way to correct a typing error in it. */
export function OrderCustomer({ bestelling: order }: { bestelling: Order }) {
  const { doe: run, gedaan: outcome, bezig: busy, fout: error, errors } = useOrderAction(order.id)
  const fields = FIELDS.filter(({ alleenPerPost: postOnly }) => order.perPost || !postOnly)
  const [typed, setTyped] = useState<Record<string, string> | null>(null)

  const { formulier: form, knop: button } = useUnfold(typed !== null)

  function begin() {
    setTyped(Object.fromEntries(fields.map(({ naam: name }) => [name, order[name] ?? ''])))
  }

  async function saveForm(event: FormEvent) {
    event.preventDefault()
    if (await run('gegevens', typed ?? {}, 'Opgeslagen.', 'PUT')) setTyped(null)
  }

  return (
    <Panel titel="Klant">
      {typed ? (
        <form ref={form} onSubmit={saveForm} noValidate className="space-y-4">
          <ErrorSummary errors={errors} />
          <div className="grid gap-4 sm:grid-cols-2">
            {fields.map(({ naam: name, label }) => (
              <Field
                key={name}
                label={label}
                naam={name}
                verplicht
                autoComplete="off"
                type={name === 'email' ? 'email' : 'text'}
                maxLength={MAX_LENGTHS[name]}
                value={typed[name]}
                fouten={errors[name]}
                onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
              />
            ))}
          </div>
          <ActionNotice gedaan={outcome} fout={error} />
          <div className="flex flex-wrap gap-3">
            <button type="submit" aria-busy={busy} className="knop knop-lak">
              Opslaan
            </button>
            <button type="button" onClick={() => setTyped(null)} className="knop">
              Annuleren
            </button>
          </div>
        </form>
      ) : (
        <div className="space-y-3">
          <Facts
            feiten={fields.map(({ naam: name, label }) => [label, order[name] ?? ''] as const)}
          />
          <div className="flex flex-wrap items-center gap-3">
            <button ref={button} type="button" onClick={begin} className="knop">
              Gegevens verbeteren
            </button>
            <ActionNotice gedaan={outcome} fout={error} />
          </div>
        </div>
      )}
    </Panel>
  )
}
