import { Field } from '~/ui/field'

type Props = { value: string; fouten?: string[]; onTyp: (typed: string) => void }

/** The password once more, before something changes in how an admin logs in. */
export const CurrentPassword = ({ value, fouten: errors, onTyp: onType }: Props) => (
  <Field
    label="Huidig wachtwoord"
    naam="huidig"
    verplicht
    type="password"
    autoComplete="current-password"
    value={value}
    fouten={errors}
    onChange={({ target }) => onType(target.value)}
  />
)
