import { Link } from '@inertiajs/react'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { BusyButton } from '~/ui/buttons/busy_button'
import { GeneralError } from '~/ui/general_error'
import { Field } from '~/ui/field'
import { WithoutJavaScript } from '~/ui/without_javascript'
import { useFocusAfterError } from '~/ui/hooks/use_focus_after_error'
import { useForm } from '~/ui/hooks/use_form'
import { inShop } from '~/layouts/shop_layout'
import { Heading } from '~/ui/heading'
import { route, urlFor } from '~/wire/routes'

/** Sends all links again to the address of the order, for customers who lost the mail. */
export default function LostLinks({ title }: { title: string }) {
  const [requested, setRequested] = useState(false)
  return (
    <div className="mx-auto max-w-[42rem]">
      <Heading level={1}>{title}</Heading>
      <p className="mt-4 text-lg">
        E-mail kwijt? Vul het e-mailadres in waarmee je bestelde, dan sturen we je de links naar al
        je bestellingen. Daar vind je de download, je speellink, de verzending en je factuur.
      </p>
      <section aria-label="Links opvragen" className="case mt-8 p-5 sm:p-8">
        {requested ? <Requested /> : <Form onRequested={() => setRequested(true)} />}
      </section>
      <p className="mt-8">
        Weet je niet meer met welk adres je bestelde?{' '}
        <Link href={urlFor('contact.create')} className="link">
          Stuur ons een bericht
        </Link>
        , dan zoeken we mee.
      </p>
    </div>
  )
}

LostLinks.layout = inShop

function Form({ onRequested }: { onRequested: () => void }) {
  const [email, setEmail] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const { submit, loading, errors, generalError, clearError } = useForm({ fields: ['email'] })
  const focusOnError = useFocusAfterError(form, loading)

  async function request(event: FormEvent) {
    event.preventDefault()
    const reply = await submit(route('lost_links.store'), { email })
    if (reply?.ok) return onRequested()
    focusOnError(reply?.error.errors)
  }

  return (
    <form
      ref={form}
      method="dialog"
      onSubmit={request}
      noValidate
      aria-label="Waar is mijn bestelling?"
      className="space-y-5"
    >
      <WithoutJavaScript />
      <Field
        label="E-mail"
        name="email"
        mandatory
        type="email"
        inputMode="email"
        autoComplete="email"
        value={email}
        disabled={loading}
        errors={errors.email}
        onChange={({ target }) => {
          setEmail(target.value)
          clearError('email')
        }}
      />
      <GeneralError>{generalError}</GeneralError>
      <BusyButton
        type="submit"
        busy={loading}
        placeClassName="w-full text-lg sm:w-fit"
        className="button button-primary"
      >
        Stuur mijn links
      </BusyButton>
    </form>
  )
}

/** The same message for everybody, which does not reveal whether there are orders. */
function Requested() {
  const notice = useRef<HTMLParagraphElement>(null)
  useEffect(() => notice.current?.focus(), [])
  return (
    <>
      <p ref={notice} tabIndex={-1} role="status" className="text-xl outline-none">
        Als er bestellingen bij dit adres horen, staat er zo meteen een e-mail in je inbox.
      </p>
      <p className="mt-3 text-soft">
        Niets te zien na een paar minuten? Kijk ook bij de ongewenste e-mail. Naar hetzelfde adres
        sturen we dit hoogstens drie keer per dag.
      </p>
    </>
  )
}
