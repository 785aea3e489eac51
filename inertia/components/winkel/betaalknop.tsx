import { AlgemeneFout } from '~/components/ui/algemene_fout'
import { Sleutelgat } from '~/components/ui/sleutelgat'
import { ZonderJavaScript } from '~/components/ui/zonder_javascript'
import { useFormulier } from '~/hooks/use_formulier'
import { useVertrek } from '~/hooks/use_vertrek'

/** To the payment page of an order that waits for its money, or whose payment failed. */
export function Betaalknop({ token, label }: { token: string; label: string }) {
  const { submit, loading, generalError } = useFormulier<{ payurl: string }>(
    `/api/bestelling/${token}/betalen`
  )
  const { vertrekt, vertrek } = useVertrek()

  async function betaal() {
    const antwoord = await submit({})
    if (antwoord?.ok) vertrek(antwoord.data.payurl)
  }

  return (
    <div className="mt-5 space-y-4">
      <ZonderJavaScript wat="Deze knop" />
      <AlgemeneFout>{generalError}</AlgemeneFout>
      {loading || vertrekt ? (
        <p className="flex min-h-12 items-center gap-3 font-semibold">
          <Sleutelgat draait className="size-8 text-messing" /> Bezig met verwerken...
        </p>
      ) : (
        <button type="button" onClick={betaal} className="knop knop-lak">
          {label}
        </button>
      )}
    </div>
  )
}
