import type { FormEvent } from 'react'
import { dayOf, formatShortDay } from '#domain/dutch_time'
import type { Data } from '@generated/data'
import { useKeptFields } from '~/admin/drafts/use_kept_fields'
import { ActionNotice } from '~/admin/shell/action_notice'
import { Deadline } from '~/ui/time'
import { Panel } from '~/admin/shell/panel'
import { usePageAction } from '~/admin/shell/use_page_action'
import { Field } from '~/ui/field'
import { adminRoute } from '~/wire/admin_routes'

/** The parcel: the last day to send it back, and the day on which it arrived. */
export function WithdrawalReturn({ withdrawal }: { withdrawal: Data.Shop.Withdrawals.Withdrawal }) {
  const { id, returnedAt, returnParcel, allowed } = withdrawal
  const stored = { datum: dayOf(returnedAt ? new Date(returnedAt) : new Date()) }
  const kept = useKeptFields(`withdrawal_return:${id}`, stored)
  const { datum: date } = kept.fields
  const { run, outcome, busy, error, errors } = usePageAction(['datum'])

  async function saveForm(event: FormEvent) {
    event.preventDefault()
    const received = adminRoute('admin_withdrawal.receive_return', { id })
    if (await run(received, { datum: date }, 'De retour is genoteerd.')) kept.settle()
  }

  return (
    <Panel title="Pakket">
      <div className="space-y-4">
        {returnedAt ? (
          <p>
            Teruggekomen op <strong>{formatShortDay(returnedAt)}</strong>.
          </p>
        ) : (
          <p>
            {returnParcel ? (
              <>
                De klant stuurt het terug, uiterlijk <Deadline {...returnParcel} />.
              </>
            ) : (
              'Komt er een pakket terug, noteer dan de dag.'
            )}
          </p>
        )}
        {allowed.parcelReturn && (
          <form onSubmit={saveForm} noValidate className="flex flex-wrap items-start gap-3">
            <div className="min-w-0 flex-1 basis-52">
              <Field
                label="Teruggekomen op"
                name="datum"
                mandatory
                type="date"
                value={date}
                errors={errors.datum}
                onChange={({ target }) => kept.change({ datum: target.value })}
              />
            </div>
            <button type="submit" aria-busy={busy} className="button sm:mt-8">
              {returnedAt ? 'Dag verbeteren' : 'Retour ontvangen'}
            </button>
          </form>
        )}
        <ActionNotice outcome={outcome} error={error} />
      </div>
    </Panel>
  )
}
