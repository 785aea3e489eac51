import { router } from '@inertiajs/react'
import { GeneralError } from '~/ui/general_error'
import { WithoutJavaScript } from '~/ui/without_javascript'
import { useForm } from '~/ui/hooks/use_form'
import { route } from '~/wire/routes'

/** Extends a play link by a month, with one press. */
export function ExtendButton({ token }: { token: string }) {
  const { submit, loading, generalError } = useForm()

  async function extend() {
    const reply = await submit(route('extension.store', { token }))
    if (reply?.ok) router.reload({ only: ['order'] })
  }

  return (
    <div className="space-y-4">
      <WithoutJavaScript what="Deze knop" />
      <GeneralError>{generalError}</GeneralError>
      <button type="button" onClick={extend} disabled={loading} className="button">
        {loading ? 'Bezig met verlengen...' : 'Verleng met een maand'}
      </button>
    </div>
  )
}
