import { router } from '@inertiajs/react'
import { BusyButton } from '~/ui/buttons/busy_button'
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
      <BusyButton type="button" busy={loading} words="Bezig met verlengen..." onClick={extend}>
        Verleng met een maand
      </BusyButton>
    </div>
  )
}
