import { GeneralError } from '~/components/ui/algemene_fout'
import { Keyhole } from '~/components/ui/sleutelgat'
import { WithoutJavaScript } from '~/components/ui/zonder_javascript'
import { useForm } from '~/hooks/use_formulier'
import { useDeparture } from '~/hooks/use_vertrek'

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
