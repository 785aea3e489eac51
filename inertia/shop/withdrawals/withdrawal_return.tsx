import { useState, type FormEvent } from 'react'
import { dayInAmsterdam } from '#domain/shop/figures'
import { ActionNotice } from '~/admin/shell/action_notice'
import { formatShortDay } from '~/ui/format_dates'
import type { Withdrawal } from './withdrawal_types'
import { Deadline } from '~/ui/time'
import { Panel } from '~/admin/shell/panel'
import { useWithdrawalAction } from '~/admin/shell/use_page_action'
import { Field } from '~/ui/field'

/** The parcel: until when it has to be sent back, and the day on which it came. */
export function WithdrawalReturn({ herroeping: withdrawal }: { herroeping: Withdrawal }) {
  const { id, retourOp: returnedAt, terugsturen: returnParcel, mag: allowed } = withdrawal
  const [typed, setTyped] = useState<string | null>(null)
  const date = typed ?? dayInAmsterdam(returnedAt ? new Date(returnedAt) : new Date())
  const { doe: run, gedaan: outcome, bezig: busy, fout: error, errors } = useWithdrawalAction(id)

  function saveForm(event: FormEvent) {
    event.preventDefault()
    void run('retour', { datum: date }, 'De retour is genoteerd.')
  }

  return (
    <Panel titel="Pakket">
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
        {allowed.retour && (
          <form onSubmit={saveForm} noValidate className="flex flex-wrap items-start gap-3">
            <div className="min-w-0 flex-1 basis-52">
              <Field
                label="Teruggekomen op"
                naam="datum"
                verplicht
                type="date"
                value={date}
                fouten={errors.datum}
                onChange={({ target }) => setTyped(target.value)}
              />
            </div>
            <button type="submit" aria-busy={busy} className="knop sm:mt-8">
              {returnedAt ? 'Dag verbeteren' : 'Retour ontvangen'}
            </button>
          </form>
        )}
        <ActionNotice gedaan={outcome} fout={error} />
      </div>
    </Panel>
  )
}
