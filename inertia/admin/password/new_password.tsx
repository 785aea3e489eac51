import '~/css/admin.css'
import { useState } from 'react'
import { Field } from '~/ui/field'

type Props = {
  value: string
  errors?: string[]
  note?: string
  onType: (typed: string) => void
}

const NOTE =
  'Minstens 12 tekens. Een zin van een paar woorden die niet bij elkaar horen, is sterk en goed te onthouden.'

/** A new password, which can be looked at while typing. */
export function NewPassword({ value, errors, note = '', onType }: Props) {
  const [shown, setShown] = useState(false)
  return (
    <div>
      <Field
        label="Nieuw wachtwoord"
        name="nieuw"
        mandatory
        type={shown ? 'text' : 'password'}
        autoComplete="new-password"
        autoCapitalize="none"
        spellCheck={false}
        note={`${NOTE} ${note}`.trim()}
        value={value}
        errors={errors}
        onChange={({ target }) => onType(target.value)}
      />
      <label className="option mt-1">
        <input
          type="checkbox"
          checked={shown}
          onChange={({ target }) => setShown(target.checked)}
        />
        Laat zien wat ik typ
      </label>
    </div>
  )
}
