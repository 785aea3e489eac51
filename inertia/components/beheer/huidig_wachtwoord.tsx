import { Veld } from '~/components/ui/veld'

type Props = { value: string; fouten?: string[]; onTyp: (getypt: string) => void }

/** The password once more, before something changes in how an admin logs in. */
export const HuidigWachtwoord = ({ value, fouten, onTyp }: Props) => (
  <Veld
    label="Huidig wachtwoord"
    naam="huidig"
    verplicht
    type="password"
    autoComplete="current-password"
    value={value}
    fouten={fouten}
    onChange={({ target }) => onTyp(target.value)}
  />
)
