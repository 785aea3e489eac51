import { Veld } from '~/components/ui/veld'
import type { FieldErrors } from '~/hooks/use_formulier'

export type Klantgegevens = { name: string; email: string }

type Props = {
  gegevens: Klantgegevens
  errors: FieldErrors
  onChange: (gegevens: Klantgegevens) => void
}

/** Who a klant is; the same fields for a new one and for one that exists. */
export function Klantvelden({ gegevens, errors, onChange }: Props) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Veld
        label="Naam"
        naam="name"
        verplicht
        autoComplete="off"
        maxLength={100}
        value={gegevens.name}
        fouten={errors.name}
        onChange={({ target }) => onChange({ ...gegevens, name: target.value })}
      />
      <Veld
        label="E-mailadres"
        naam="email"
        verplicht
        type="email"
        autoComplete="off"
        value={gegevens.email}
        fouten={errors.email}
        onChange={({ target }) => onChange({ ...gegevens, email: target.value })}
      />
    </div>
  )
}
