import { Field } from '~/ui/field'
import type { FieldErrors } from '~/wire/refusal'

export type CustomerData = { name: string; email: string }

type Props = {
  data: CustomerData
  errors: FieldErrors
  onChange: (data: CustomerData) => void
}

/** The fields of a customer (klant), the same for a new one and an existing one. */
export function CustomerFields({ data, errors, onChange }: Props) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field
        label="Naam"
        name="name"
        mandatory
        autoComplete="off"
        maxLength={100}
        value={data.name}
        errors={errors.name}
        onChange={({ target }) => onChange({ ...data, name: target.value })}
      />
      <Field
        label="E-mailadres"
        name="email"
        mandatory
        type="email"
        autoComplete="off"
        value={data.email}
        errors={errors.email}
        onChange={({ target }) => onChange({ ...data, email: target.value })}
      />
    </div>
  )
}
