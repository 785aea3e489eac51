import { GeneralError } from '~/ui/general_error'
import { WithoutJavaScript } from '~/ui/without_javascript'
import { Icon } from '~/ui/icon'
import { useForm } from '~/ui/hooks/use_form'
import { route } from '~/wire/routes'

/** Begins to play, from which moment on the time counts. */
export function BeginButton({ token }: { token: string }) {
  const { submit, loading, generalError } = useForm()

  async function begin() {
    const reply = await submit(route('gift.store', { token }))
    if (reply?.ok) window.location.assign(reply.value.speellink)
  }

  return (
    <div className="space-y-4">
      <WithoutJavaScript what="Deze knop" />
      <GeneralError>{generalError}</GeneralError>
      <button
        type="button"
        onClick={begin}
        aria-busy={loading}
        className="button button-primary text-lg"
      >
        <Icon name="play" /> {loading ? 'Een moment...' : 'Begin met spelen'}
      </button>
    </div>
  )
}
