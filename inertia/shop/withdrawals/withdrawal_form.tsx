import { GeneralError } from '~/ui/general_error'
import { Field } from '~/ui/field'
import type { FieldErrors } from '~/ui/hooks/use_form'

export type WithdrawalFields = { naam: string; email: string; bestelling: string; token: string }

type Props = {
  pageToken: string
  velden: WithdrawalFields
  fouten: FieldErrors
  melding: string | null
}

/**
 * Step 1. A plain form that the browser itself sends, also without JavaScript: what was filled in
 * comes back with the page.
 */
export function WithdrawalForm({
  pageToken,
  velden: fields,
  fouten: errors,
  melding: notice,
}: Props) {
  const firstError = Object.keys(errors)[0]
  const field = (name: Exclude<keyof WithdrawalFields, 'token'>) => ({
    naam: name,
    verplicht: true,
    defaultValue: fields[name],
    fouten: errors[name],
    autoFocus: name === firstError,
  })
  return (
    <form
      method="post"
      action="/herroepen/controleren"
      noValidate
      aria-label="Herroepen, stap 1"
      className="space-y-5"
    >
      <HiddenFields velden={{ _csrf: pageToken, token: fields.token }} />
      {notice && <GeneralError>{notice}</GeneralError>}
      <Field label="Naam" autoComplete="name" {...field('naam')} />
      <Field
        label="E-mail"
        type="email"
        inputMode="email"
        autoComplete="email"
        toelichting="Hierheen sturen we meteen een bevestiging. Liefst het adres waarmee je bestelde."
        {...field('email')}
      />
      <Field
        label="Bestelnummer"
        autoComplete="off"
        toelichting="Het begint met EK- en staat in onze e-mails. Kwijt? Schrijf dan welk spel je bestelde, en wanneer ongeveer."
        {...field('bestelling')}
      />
      <button type="submit" className="knop knop-lak w-full text-lg sm:w-auto">
        Verder
      </button>
    </form>
  )
}

/** What a form carries along unseen. */
export function HiddenFields({ velden: fields }: { velden: Record<string, string> }) {
  return Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} defaultValue={value} />
  ))
}
