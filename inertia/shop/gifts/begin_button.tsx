import { useDeparture } from '~/shop/payments/use_departure'
import { BusyButton } from '~/ui/buttons/busy_button'
import { GeneralError } from '~/ui/general_error'
import { WithoutJavaScript } from '~/ui/without_javascript'
import { Icon } from '~/ui/icon'
import { useForm } from '~/ui/hooks/use_form'
import { route } from '~/wire/routes'

/** Begins to play; the time counts from that moment. */
export function BeginButton({ token }: { token: string }) {
  const { submit, loading, generalError } = useForm()
  const { departing, depart } = useDeparture()

  async function begin() {
    const reply = await submit(route('gift.store', { token }))
    if (reply?.ok) depart(reply.value.speellink)
  }

  return (
    <div className="space-y-4">
      <WithoutJavaScript what="Deze knop" />
      <GeneralError>{generalError}</GeneralError>
      <BusyButton
        type="button"
        busy={loading || departing}
        words="Een moment..."
        onClick={begin}
        placeClassName="text-lg"
        className="button button-primary"
      >
        <Icon name="play" /> Begin met spelen
      </BusyButton>
    </div>
  )
}
