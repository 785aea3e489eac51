import { useState, type FormEvent } from 'react'
import { ActionNotice } from '~/admin/shell/action_notice'
import { Facts } from '~/admin/shell/facts'
import type { Withdrawal } from './withdrawal_types'
import { Panel } from '~/admin/shell/panel'
import { useWithdrawalAction } from '~/admin/shell/use_page_action'
import { Field } from '~/ui/field'
import type { DialogInUse } from '~/ui/hooks/use_dialog'

type Props = { herroeping: Withdrawal; dialoog: DialogInUse }

/** Accepting it: the money goes back, and what was delivered online stops. */
export function WithdrawalMoney({ herroeping: withdrawal, dialoog: dialog }: Props) {
  const { id, geld: money, bestelling: order, mag: allowed } = withdrawal
  const [typed, setTyped] = useState<string | null>(null)
  const amount = typed ?? money?.over ?? ''
  const {
    doe: run,
    doeEenKeer: runOnce,
    gedaan: outcome,
    bezig: busy,
    fout: error,
    errors,
  } = useWithdrawalAction(id)
  const links = order?.werkendeLinks ?? 0

  const ask = (title: string, paragraph: string) =>
    dialog.vraag({ titel: title, alineas: [paragraph], sluit: 'Nee', ja: 'Ja', toon: 'gewoon' })

  async function refundOrder(event: FormEvent) {
    event.preventDefault()
    const consequence = links > 0 ? ' De links van deze bestelling werken daarna niet meer.' : ''
    const confirmed = await ask(
      'Terugbetalen',
      `€ ${amount} gaat terug, op de manier waarop er is betaald.${consequence}`
    )
    if (
      confirmed &&
      (await runOnce('terugbetalen', { bedrag: amount }, 'De terugbetaling is gevraagd.'))
    )
      setTyped(null)
  }

  async function revoke() {
    if (
      await ask(
        'Links intrekken',
        'De download en de speellink van deze bestelling werken daarna niet meer. Dit kun je niet ongedaan maken.'
      )
    )
      await run('links', {}, 'De links werken niet meer.')
  }

  return (
    <Panel titel="Geld en links">
      <div className="space-y-4">
        <Facts
          feiten={[
            ['Betaald', money?.betaald],
            ['Terug', money?.terug],
            ['Links', links === 0 ? null : links === 1 ? '1 werkt nog' : `${links} werken nog`],
          ]}
        />
        {money?.onbekend && <p className="font-semibold">{money.onbekend}</p>}
        {allowed.terugbetalen && (
          <form onSubmit={refundOrder} noValidate className="flex flex-wrap items-start gap-3">
            <div className="min-w-0 flex-1 basis-52">
              <Field
                label="Bedrag in euro’s"
                naam="bedrag"
                verplicht
                inputMode="decimal"
                autoComplete="off"
                maxLength={9}
                value={amount}
                fouten={errors.bedrag}
                onChange={({ target }) => setTyped(target.value)}
              />
            </div>
            <button type="submit" aria-busy={busy} className="knop knop-lak sm:mt-8">
              Terugbetalen
            </button>
          </form>
        )}
        {allowed.linksIntrekken && links > 0 && (
          <button type="button" aria-busy={busy} onClick={revoke} className="knop">
            Links nu intrekken
          </button>
        )}
        <ActionNotice gedaan={outcome} fout={error} />
      </div>
    </Panel>
  )
}
