import { Field } from '~/ui/field'
import type { FieldErrors } from '~/ui/hooks/use_form'

export type CustomerData = { name: string; email: string }

type Props = {
  gegevens: CustomerData
  errors: FieldErrors
  onChange: (data: CustomerData) => void
}

/** Who a klant is; the same fields for a new one and for one that exists. */
export function CustomerFields({ gegevens: data, errors, onChange }: Props) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field
        label="Naam"
        naam="name"
        verplicht
        autoComplete="off"
        maxLength={100}
        value={data.name}
        fouten={errors.name}
        onChange={({ target }) => onChange({ ...data, name: target.value })}
      />
      <Field
        label="E-mailadres"
        naam="email"
        verplicht
        type="email"
        autoComplete="off"
        value={data.email}
        fouten={errors.email}
        onChange={({ target }) => onChange({ ...data, email: target.value })}
      />
    </div>
  )
}
