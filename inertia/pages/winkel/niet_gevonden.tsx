import { EmptySheet } from '~/components/winkel/leeg_blad'
import { inShop } from '~/layouts/winkel'

export default function NotFound(_: { titel: string }) {
  return (
    <EmptySheet
      afbeelding="niet-gevonden.svg"
      alt="Een open, lege lade; een muis met een lantaarn kijkt verbaasd."
      kop="OEPS!"
      tekst="Deze pagina kon niet worden gevonden."
      href="/"
      link="Naar de homepagina"
    />
  )
}

NotFound.layout = inShop
