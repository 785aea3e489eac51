import { BusyButton } from '~/ui/buttons/busy_button'
import { GeneralError } from '~/ui/general_error'
import { WithoutJavaScript } from '~/ui/without_javascript'
import { useForm } from '~/ui/hooks/use_form'
import { useDeparture } from './use_departure'
import { route } from '~/wire/routes'

type Props = { token: string; label: string; quiet?: boolean }

/**
 * Leads to the payment page of an order that waits for its money, or whose payment failed.
 *
 * @param quiet beside something that matters more
 */
export function PayButton({ token, label, quiet = false }: Props) {
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
      <BusyButton
        type="button"
        busy={loading || departing}
        onClick={pay}
        className={quiet ? 'button' : 'button button-primary'}
      >
        {label}
      </BusyButton>
    </div>
  )
}
