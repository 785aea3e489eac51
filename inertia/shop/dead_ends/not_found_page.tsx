import { EmptySheet } from './empty_sheet'
import { inShop } from '~/layouts/shop_layout'
import { urlFor } from '~/wire/routes'

export default function NotFound(_: { title: string }) {
  return (
    <EmptySheet
      image="niet-gevonden.svg"
      alt="Een open, lege lade; een muis met een lantaarn kijkt verbaasd."
      heading="OEPS!"
      text="Deze pagina kon niet worden gevonden."
      href={urlFor('home.show')}
      link="Naar de homepagina"
    />
  )
}

NotFound.layout = inShop
