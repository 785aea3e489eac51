import { useState } from 'react'
import { useKeptTyping } from '~/shop/typing/typing'
import { GeneralError } from '~/ui/general_error'
import { Field } from '~/ui/field'
import type { FieldErrors } from '~/wire/refusal'
import { urlFor } from '~/wire/routes'

export type WithdrawalFields = Record<'naam' | 'email' | 'bestelling' | 'token', string>

type Props = {
  pageToken: string
  fields: WithdrawalFields
  fieldErrors: FieldErrors
  notice: string | null
}

/**
 * Step 1 is a plain form that the browser itself sends, also without JavaScript. The filled-in
 * fields return with the page.
 */
export function WithdrawalForm({ pageToken, fields, fieldErrors: errors, notice }: Props) {
  const { typed, type } = useWithdrawalFields(fields)
  const firstError = Object.keys(errors)[0]
  const field = (name: keyof Typed) => ({
    name,
    mandatory: true,
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) => type({ [name]: target.value }),
    errors: errors[name],
    autoFocus: name === firstError,
  })
  return (
    <form
      method="post"
      action={urlFor('withdrawal.check')}
      noValidate
      aria-label="Herroepen, stap 1"
      className="space-y-5"
    >
      <HiddenFields fields={{ _csrf: pageToken, token: fields.token }} />
      {notice && <GeneralError>{notice}</GeneralError>}
      <Field label="Naam" autoComplete="name" {...field('naam')} />
      <Field
        label="E-mail"
        type="email"
        inputMode="email"
        autoComplete="email"
        note="Hierheen sturen we meteen een bevestiging. Liefst het adres waarmee je bestelde."
        {...field('email')}
      />
      <Field
        label="Bestelnummer"
        autoComplete="off"
        note="Het begint met EK- en staat in onze e-mails. Kwijt? Schrijf dan welk spel je bestelde, en wanneer ongeveer."
        {...field('bestelling')}
      />
      <button type="submit" className="button button-primary w-full text-lg sm:w-auto">
        Verder
      </button>
    </form>
  )
}

type Typed = Omit<WithdrawalFields, 'token'>

function useWithdrawalFields({ token: _, ...filledIn }: WithdrawalFields) {
  const [typed, setTyped] = useState<Typed>(filledIn)
  const type = (part: Partial<Typed>) => setTyped((earlier) => ({ ...earlier, ...part }))
  useKeptTyping(WITHDRAWAL, typed, setTyped)
  return { typed, type }
}

/** The name under which the tab keeps what was typed in this form. */
export const WITHDRAWAL = 'withdrawal'

/** The hidden fields of a form. */
export function HiddenFields({ fields }: { fields: Record<string, string> }) {
  return Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} defaultValue={value} />
  ))
}
