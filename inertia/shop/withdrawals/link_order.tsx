import type { Data } from '@generated/data'
import type { FormEvent } from 'react'
import { useKeptFields } from '~/admin/drafts/use_kept_fields'
import { Time } from '~/ui/time'
import type { PageAction } from '~/admin/shell/use_page_action'
import { Field } from '~/ui/field'
import { adminRoute } from '~/wire/admin_routes'

type Withdrawal = Data.Shop.Withdrawals.Withdrawal

type Props = Pick<PageAction, 'run' | 'busy' | 'errors'> & {
  id: number
  /** One is linked already. */
  another: boolean
  suggestions: Withdrawal['suggestions']
}

const EMPTY = { nummer: '' }

/** Finds the order of a withdrawal: among those of the customer, or by its number. */
export function LinkOrder({ id, another, suggestions, run, busy, errors }: Props) {
  const kept = useKeptFields(`withdrawal_order:${id}`, EMPTY)
  const { nummer: number } = kept.fields

  const link = (chosen: string) =>
    run(
      adminRoute('admin_withdrawal.link', { id }),
      { nummer: chosen },
      'De bestelling staat erbij.'
    )

  async function search(event: FormEvent) {
    event.preventDefault()
    if (await link(number)) kept.clear()
  }

  return (
    <>
      {suggestions.length > 0 && (
        <Suggestions suggestions={suggestions} busy={busy} onLink={link} />
      )}
      <form onSubmit={search} noValidate className="flex flex-wrap items-start gap-3">
        <div className="min-w-0 flex-1 basis-52">
          <Field
            label={another ? 'Toch een andere? Nummer' : 'Bestelnummer'}
            name="nummer"
            mandatory
            autoComplete="off"
            maxLength={40}
            value={number}
            errors={errors.nummer}
            onChange={({ target }) => kept.change({ nummer: target.value })}
          />
        </div>
        <button type="submit" aria-busy={busy} className="button sm:mt-8">
          Koppelen
        </button>
      </form>
    </>
  )
}

type SuggestionsProps = {
  suggestions: Withdrawal['suggestions']
  busy: boolean
  onLink: (number: string) => unknown
}

function Suggestions({ suggestions, busy, onLink }: SuggestionsProps) {
  return (
    <div>
      <p className="font-semibold">Misschien is het deze:</p>
      <ul className="space-y-2">
        {suggestions.map((one) => (
          <li key={one.number} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <button
              type="button"
              aria-busy={busy}
              onClick={() => onLink(one.number)}
              className="button"
            >
              {one.number}
            </button>
            <span className="min-w-0 wrap-anywhere">
              {one.game}, {one.name} ({one.email}), <Time at={one.orderedAt} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
