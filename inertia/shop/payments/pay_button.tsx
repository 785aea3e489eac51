import { GeneralError } from '~/ui/general_error'
import { Keyhole } from '~/ui/keyhole'
import { WithoutJavaScript } from '~/ui/without_javascript'
import { useForm } from '~/ui/hooks/use_form'
import { useDeparture } from './use_departure'
import { route } from '~/wire/routes'

/** Leads to the payment page of an order that waits for its money, or whose payment failed. */
export function PayButton({ token, label }: { token: string; label: string }) {
  const { submit, loading, generalError } = useForm()
  const { departing, depart } = useDeparture()

  async function pay() {
    const reply = await submit(route('payment.store', { token }))
    if (reply?.ok) depart(reply.value.payurl)
  }

  return (
    <div className="mt-5 space-y-4">
      <WithoutJavaScript what="Deze knop" />
      <GeneralError>{generalError}</GeneralError>
      {loading || departing ? (
        <p className="flex min-h-12 items-center gap-3 font-semibold">
          <Keyhole turning className="size-8 text-brass" /> Bezig met verwerken...
        </p>
      ) : (
        <button type="button" onClick={pay} className="button button-primary">
          {label}
        </button>
      )}
    </div>
  )
}
