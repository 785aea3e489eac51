import { Field } from '~/ui/field'
import type { PayloadOf } from '~/wire/payloads'

type Person = Pick<PayloadOf<'game_master.store'>, 'naam' | 'email'>

type Props = {
  fields: Person
  errors: Partial<Record<keyof Person, string[]>>
  onType: (part: Partial<Person>) => void
}

/** The name and the address of somebody who is invited by mail. */
export function PersonFields({ fields, errors, onType }: Props) {
  const text = { mandatory: true, autoComplete: 'off' } as const
  return (
    <>
      <Field
        {...text}
        label="Naam"
        name="naam"
        maxLength={100}
        value={fields.naam}
        errors={errors.naam}
        onChange={({ target }) => onType({ naam: target.value })}
      />
      <Field
        {...text}
        label="E-mail"
        name="email"
        type="email"
        value={fields.email}
        errors={errors.email}
        onChange={({ target }) => onType({ email: target.value })}
      />
    </>
  )
}
