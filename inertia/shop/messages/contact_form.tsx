import { useRef, useState, type FormEvent } from 'react'
import { GeneralError } from '~/ui/general_error'
import { Keyhole } from '~/ui/keyhole'
import { WithoutJavaScript } from '~/ui/without_javascript'
import { Field } from '~/ui/field'
import { useTypedEarlier } from '~/ui/hooks/use_typed_earlier'
import { useFocusAfterError } from '~/ui/hooks/use_focus_after_error'
import { useForm } from '~/ui/hooks/use_form'

const EMPTY = { name: '', email: '', phone: '', comments: '', website: '' }
type Name = keyof typeof EMPTY

/** The contact form. No checks of its own: the server says what is missing, under each field. */
export function ContactForm({ onVerstuurd: onSent }: { onVerstuurd: () => void }) {
  const [fields, setFields] = useState(EMPTY)
  const input = useRef<Partial<Record<Name, HTMLElement | null>>>({})
  const { submit, loading, errors, generalError, clearError } = useForm('/contact')
  const focusOnError = useFocusAfterError(input as never, loading)

  useTypedEarlier(input as never, (typed) => setFields((earlier) => ({ ...earlier, ...typed })))

  const field = (name: Name) => ({
    naam: name,
    value: fields[name],
    fouten: errors[name],
    disabled: loading,
    ref: (element: HTMLElement | null) => void (input.current[name] = element),
    onChange: ({ target }: { target: { value: string } }) => {
      setFields((earlier) => ({ ...earlier, [name]: target.value }))
      clearError(name)
    },
  })

  async function send(event: FormEvent) {
    event.preventDefault()
    const reply = await submit(fields)
    if (reply?.ok) return onSent()
    focusOnError(reply?.errors)
  }

  return (
    <form
      method="post"
      onSubmit={send}
      noValidate
      aria-label="Contactformulier"
      className="relative space-y-5"
    >
      <WithoutJavaScript />
      <Field label="Naam" verplicht autoComplete="name" {...field('name')} />
      <Field
        label="E-mail"
        verplicht
        type="email"
        inputMode="email"
        autoComplete="email"
        {...field('email')}
      />
      <Field label="Telefoon" type="tel" inputMode="tel" autoComplete="tel" {...field('phone')} />
      <Field label="Vraag of bericht" verplicht regels={6} {...field('comments')} />
      <div aria-hidden="true" className="absolute -left-[200vw] size-px overflow-hidden">
        <label>
          Website
          <input
            name="website"
            tabIndex={-1}
            autoComplete="off"
            value={fields.website}
            onChange={({ target }) =>
              setFields((earlier) => ({ ...earlier, website: target.value }))
            }
          />
        </label>
      </div>
      <GeneralError>{generalError}</GeneralError>
      <div aria-live="polite">
        {loading ? (
          <p className="flex min-h-12 items-center gap-3 font-semibold">
            <Keyhole draait className="size-8 text-messing" /> Bezig met verwerken...
          </p>
        ) : (
          <button type="submit" className="knop knop-lak w-full text-lg sm:w-auto">
            Verstuur
          </button>
        )}
      </div>
    </form>
  )
}
