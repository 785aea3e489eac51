import { Link } from '@inertiajs/react'
import { useState, type FormEvent } from 'react'
import { ActionNotice } from '~/admin/shell/action_notice'
import { Facts } from '~/admin/shell/facts'
import type { Withdrawal } from './withdrawal_types'
import { Time } from '~/ui/time'
import { Panel } from '~/admin/shell/panel'
import { useWithdrawalAction } from '~/admin/shell/use_page_action'
import { Field } from '~/ui/field'

const LINKED = 'De bestelling staat erbij.'

/** The order that it is about, or the search for it. */
export function WithdrawalOrder({ herroeping: withdrawal }: { herroeping: Withdrawal }) {
  const { id, bestelling: order, voorstellen: suggestions, mag: allowed } = withdrawal
  const [number, setNumber] = useState('')
  const { doe: run, gedaan: outcome, bezig: busy, fout: error, errors } = useWithdrawalAction(id)

  const link = (chosen: string) => run('bestelling', { nummer: chosen }, LINKED)

  async function search(event: FormEvent) {
    event.preventDefault()
    if (await link(number)) setNumber('')
  }

  return (
    <Panel titel="Bestelling">
      <div className="space-y-4">
        {order ? (
          <Facts
            feiten={[
              [
                'Nummer',
                <Link key="nr" href={`/dashboard/bestellingen/${order.id}`} className="link">
                  {order.nummer}
                </Link>,
              ],
              ['Spel', order.spel],
              ['Besteld door', `${order.naam}, ${order.email}`],
              ['Besteld', <Time key="op" op={order.besteldOp} />],
            ]}
          />
        ) : (
          <p>
            De klant schreef:{' '}
            <strong className="wrap-anywhere">{withdrawal.bestellingTekst}</strong>
          </p>
        )}
        {suggestions.length > 0 && allowed.koppelen && (
          <div>
            <p className="font-semibold">Misschien is het deze:</p>
            <ul className="space-y-2">
              {suggestions.map((one) => (
                <li key={one.nummer} className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  <button
                    type="button"
                    aria-busy={busy}
                    onClick={() => link(one.nummer)}
                    className="knop"
                  >
                    {one.nummer}
                  </button>
                  <span className="min-w-0 wrap-anywhere">
                    {one.spel}, {one.naam} ({one.email}), <Time op={one.besteldOp} />
                  </span>
                </li>
              ))}
            </ul>
          </div>
        )}
        {allowed.koppelen && (
          <form onSubmit={search} noValidate className="flex flex-wrap items-start gap-3">
            <div className="min-w-0 flex-1 basis-52">
              <Field
                label={order ? 'Toch een andere? Nummer' : 'Bestelnummer'}
                naam="nummer"
                verplicht
                autoComplete="off"
                maxLength={40}
                value={number}
                fouten={errors.nummer}
                onChange={({ target }) => setNumber(target.value)}
              />
            </div>
            <button type="submit" aria-busy={busy} className="knop sm:mt-8">
              Koppelen
            </button>
          </form>
        )}
        <ActionNotice gedaan={outcome} fout={error} />
      </div>
    </Panel>
  )
}
