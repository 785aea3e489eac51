import { router } from '@inertiajs/react'
import { PaymentSteps } from './payment_steps'
import { useForm } from '~/ui/hooks/use_form'
import { GeneralError } from '~/ui/general_error'
import { Icon } from '~/ui/icon'
import { WithoutJavaScript } from '~/ui/without_javascript'
import { route } from '~/wire/routes'

type Props = { token: string; version: number; total: string; steps: readonly string[] }

/** Says yes to the quote that is on the page. */
export function AcceptQuote({ token, version, total, steps }: Props) {
  const { submit, loading, generalError } = useForm()

  async function accept() {
    const reply = await submit(route('booking_page.accept', { token }), { versie: version })
    if (reply?.ok) router.reload()
  }

  return (
    <div className="mt-6 space-y-4">
      <p>
        Met je akkoord staat de avond vast, voor <strong>{total}</strong>. Zo betaal je daarna:
      </p>
      <PaymentSteps steps={steps} />
      <WithoutJavaScript what="Deze knop" />
      <GeneralError>{generalError}</GeneralError>
      <button
        type="button"
        onClick={accept}
        aria-busy={loading}
        className="button button-primary text-lg"
      >
        <Icon name="checkmark" /> {loading ? 'Een moment...' : 'Ik ga akkoord'}
      </button>
    </div>
  )
}
