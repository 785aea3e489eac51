import { router } from '@inertiajs/react'
import { AlgemeneFout } from '~/components/ui/algemene_fout'
import { ZonderJavaScript } from '~/components/ui/zonder_javascript'
import { useFormulier } from '~/hooks/use_formulier'

/** Another month for a play link, with one press. */
export function Verlengknop({ token }: { token: string }) {
  const { submit, loading, generalError } = useFormulier(`/api/bestelling/${token}/verlengen`)

  async function verleng() {
    const antwoord = await submit({})
    if (antwoord?.ok) router.reload({ only: ['bestelling'] })
  }

  return (
    <div className="space-y-4">
      <ZonderJavaScript wat="Deze knop" />
      <AlgemeneFout>{generalError}</AlgemeneFout>
      <button type="button" onClick={verleng} disabled={loading} className="knop">
        {loading ? 'Bezig met verlengen...' : 'Verleng met een maand'}
      </button>
    </div>
  )
}
