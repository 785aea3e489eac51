import { router } from '@inertiajs/react'
import { GeneralError } from '~/ui/general_error'
import { WithoutJavaScript } from '~/ui/without_javascript'
import { useForm } from '~/ui/hooks/use_form'

/** Another month for a play link, with one press. */
export function ExtendButton({ token }: { token: string }) {
  const { submit, loading, generalError } = useForm(`/api/bestelling/${token}/verlengen`)

  async function extend() {
    const reply = await submit({})
    if (reply?.ok) router.reload({ only: ['bestelling'] })
  }

  return (
    <div className="space-y-4">
      <WithoutJavaScript wat="Deze knop" />
      <GeneralError>{generalError}</GeneralError>
      <button type="button" onClick={extend} disabled={loading} className="knop">
        {loading ? 'Bezig met verlengen...' : 'Verleng met een maand'}
      </button>
    </div>
  )
}
