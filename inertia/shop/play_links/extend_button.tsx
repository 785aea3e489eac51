import { router } from '@inertiajs/react'
import { GeneralError } from '~/ui/general_error'
import { WithoutJavaScript } from '~/ui/without_javascript'
import { useForm } from '~/ui/hooks/use_form'
import type { Route } from '~/wire/routes_of'

type Props = { to: Route<'extension.store'> | Route<'gift.update'> }

/** Extends a play link by a month, with one press. */
export function ExtendButton({ to }: Props) {
  const { submit, loading, generalError } = useForm()

  async function extend() {
    const reply = await submit(to)
    if (reply?.ok) router.reload({ only: ['order', 'gift'] })
  }

  return (
    <div className="space-y-4">
      <WithoutJavaScript what="Deze knop" />
      <GeneralError>{generalError}</GeneralError>
      <button type="button" onClick={extend} aria-busy={loading} className="button">
        {loading ? 'Bezig met verlengen...' : 'Verleng met een maand'}
      </button>
    </div>
  )
}
