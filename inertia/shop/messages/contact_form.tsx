import { useRef, useState, type FormEvent } from 'react'
import { BusyButton } from '~/ui/buttons/busy_button'
import { GeneralError } from '~/ui/general_error'
import { WithoutJavaScript } from '~/ui/without_javascript'
import { Field } from '~/ui/field'
import { useKeptTyping } from '~/shop/typing/typing'
import { useFocusAfterError } from '~/ui/hooks/use_focus_after_error'
import { useForm } from '~/ui/hooks/use_form'
import { route } from '~/wire/routes'

const EMPTY = { name: '', email: '', phone: '', comments: '' }
type Name = keyof typeof EMPTY

type Props = {
  /** The text with which the message begins. */
  message: string
  onSent: () => void
}

/**
 * The contact form. It has no checks of its own: the server reports what is missing, under each
 * field.
 */
export function ContactForm({ message, onSent }: Props) {
  const { form, field, trap, setTrap, send, loading, generalError } = useContactForm(
    message,
    onSent
  )

  return (
    <form
      ref={form}
      method="dialog"
      onSubmit={send}
      noValidate
      aria-label="Contactformulier"
      className="relative space-y-5"
    >
      <WithoutJavaScript />
      <Field label="Naam" mandatory autoComplete="name" {...field('name')} />
      <Field
        label="E-mail"
        mandatory
        type="email"
        inputMode="email"
        autoComplete="email"
        {...field('email')}
      />
      <Field label="Telefoon" type="tel" inputMode="tel" autoComplete="tel" {...field('phone')} />
      <Field label="Vraag of bericht" mandatory lines={message ? 14 : 6} {...field('comments')} />
      <Trap typed={trap} onType={setTrap} />
      <GeneralError>{generalError}</GeneralError>
      <BusyButton
        type="submit"
        busy={loading}
        placeClassName="w-full text-lg sm:w-fit"
        className="button button-primary"
      >
        Verstuur
      </BusyButton>
    </form>
  )
}

function useContactForm(message: string, onSent: () => void) {
  const [fields, setFields] = useState({ ...EMPTY, comments: message })
  const [trap, setTrap] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const { submit, loading, errors, generalError, clearError } = useForm({
    fields: Object.keys(EMPTY),
  })
  const focusOnError = useFocusAfterError(form, loading)

  const change = (part: Partial<typeof EMPTY>) => setFields((earlier) => ({ ...earlier, ...part }))
  const forget = useKeptTyping('contact', fields, setFields)

  const field = (name: Name) => ({
    name,
    value: fields[name],
    errors: errors[name],
    disabled: loading,
    onChange: ({ target }: { target: { value: string } }) => {
      change({ [name]: target.value })
      clearError(name)
    },
  })

  async function send(event: FormEvent) {
    event.preventDefault()
    const reply = await submit(route('contact.store'), { ...fields, website: trap })
    if (reply?.ok) {
      forget()
      return onSent()
    }
    focusOnError(reply?.error.errors)
  }

  return { form, field, trap, setTrap, send, loading, generalError }
}

/**
 * A field that people do not see. A program that fills in forms by itself fills it in, and gives
 * itself away.
 */
function Trap({ typed, onType }: { typed: string; onType: (typed: string) => void }) {
  return (
    <div aria-hidden="true" className="absolute -left-[200vw] size-px overflow-hidden">
      <label>
        Website
        <input
          name="website"
          tabIndex={-1}
          autoComplete="off"
          value={typed}
          onChange={({ target }) => onType(target.value)}
        />
      </label>
    </div>
  )
}
