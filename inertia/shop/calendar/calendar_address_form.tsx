import { router } from '@inertiajs/react'
import { useRef, useState, type FormEvent } from 'react'
import { CurrentPassword } from '~/admin/shell/current_password'
import { GeneralError } from '~/ui/general_error'
import { useFocusAfterError } from '~/ui/hooks/use_focus_after_error'
import { useForm } from '~/ui/hooks/use_form'
import { adminRoute } from '~/wire/admin_routes'

type Props = { renewing: boolean; onMade: (address: string) => void }

/** Makes the secret address, after the password: it works for as long as it is not renewed. */
export function CalendarAddressForm({ renewing, onMade }: Props) {
  const [current, setCurrent] = useState('')
  const { submit, loading, errors, generalError, clearError } = useForm({ fields: ['huidig'] })
  const form = useRef<HTMLFormElement>(null)
  const focusOnError = useFocusAfterError(form, loading)

  async function send(event: FormEvent) {
    event.preventDefault()
    const reply = await submit(adminRoute('calendar_address.store'), { huidig: current })
    if (!reply?.ok) return focusOnError(reply?.error.errors)
    setCurrent('')
    onMade(reply.value.adres)
    router.reload()
  }

  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={(event) => void send(event)}
      className="max-w-[26rem] space-y-4"
    >
      <CurrentPassword
        value={current}
        errors={errors.huidig}
        onType={(typed) => {
          setCurrent(typed)
          clearError('huidig')
        }}
      />
      <GeneralError>{generalError}</GeneralError>
      <button type="submit" className="button button-primary" aria-busy={loading}>
        {renewing ? 'Maak een nieuw adres' : 'Maak mijn agenda-adres'}
      </button>
    </form>
  )
}
