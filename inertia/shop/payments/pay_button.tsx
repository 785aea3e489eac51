import { GeneralError } from '~/ui/general_error'
import { Keyhole } from '~/ui/keyhole'
import { WithoutJavaScript } from '~/ui/without_javascript'
import { useForm } from '~/ui/hooks/use_form'
import { useDeparture } from './use_departure'
import { route } from '~/wire/routes'

/**
 * Leads to the payment page of an order that waits for its money, or whose payment failed. The
 * button stays while it is busy, so that a keyboard keeps its place when the payment is refused.
 */
export function PayButton({ token, label }: { token: string; label: string }) {
  const { submit, loading, generalError } = useForm()
  const { departing, depart } = useDeparture()
  const busy = loading || departing

  async function pay() {
    if (busy) return
    const reply = await submit(route('payment.store', { token }))
    if (reply?.ok) depart(reply.value.payurl)
  }

  return (
    <div className="mt-5 space-y-4">
      <WithoutJavaScript what="Deze knop" />
      <GeneralError>{generalError}</GeneralError>
      <button type="button" onClick={pay} aria-busy={busy} className="button button-primary">
        {busy && <Keyhole turning />} {busy ? 'Bezig met verwerken...' : label}
      </button>
    </div>
  )
}
