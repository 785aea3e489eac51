import { LeegBlad } from '~/components/winkel/leeg_blad'
import { inWinkel } from '~/layouts/winkel'

export default function NietGevonden(_: { titel: string }) {
  return (
    <LeegBlad
      afbeelding="niet-gevonden.svg"
      alt="Een open, lege lade; een muis met een lantaarn kijkt verbaasd."
      kop="OEPS!"
      tekst="Deze pagina kon niet worden gevonden."
      href="/"
      link="Naar de homepagina"
    />
  )
}

NietGevonden.layout = inWinkel
