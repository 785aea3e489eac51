import { GeneralError } from '~/ui/general_error'
import { Keyhole } from '~/ui/keyhole'
import { WithoutJavaScript } from '~/ui/without_javascript'
import { useForm } from '~/ui/hooks/use_form'
import { useDeparture } from './use_departure'

/** To the payment page of an order that waits for its money, or whose payment failed. */
export function PayButton({ token, label }: { token: string; label: string }) {
  const { submit, loading, generalError } = useForm<{ payurl: string }>(
    `/api/bestelling/${token}/betalen`
  )
  const { vertrekt: departing, vertrek: depart } = useDeparture()

  async function pay() {
    const reply = await submit({})
    if (reply?.ok) depart(reply.data.payurl)
  }

  return (
    <div className="mt-5 space-y-4">
      <WithoutJavaScript wat="Deze knop" />
      <GeneralError>{generalError}</GeneralError>
      {loading || departing ? (
        <p className="flex min-h-12 items-center gap-3 font-semibold">
          <Keyhole draait className="size-8 text-messing" /> Bezig met verwerken...
        </p>
      ) : (
        <button type="button" onClick={pay} className="knop knop-lak">
          {label}
        </button>
      )}
    </div>
  )
}
