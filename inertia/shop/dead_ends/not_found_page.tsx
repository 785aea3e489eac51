import { EmptySheet } from './empty_sheet'
import { inShop } from '~/layouts/shop_layout'

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
