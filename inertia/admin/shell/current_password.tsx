import { Field } from '~/ui/field'

type Props = { value: string; errors?: string[]; onType: (typed: string) => void }

/** Asks for the password again, before a change in how an admin logs in. */
export const CurrentPassword = ({ value, errors, onType }: Props) => (
  <Field
    label="Huidig wachtwoord"
    name="huidig"
    mandatory
    type="password"
    autoComplete="current-password"
    value={value}
    errors={errors}
    onChange={({ target }) => onType(target.value)}
  />
)
