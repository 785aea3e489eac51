import { EmptySheet } from './empty_sheet'
import { inShop } from '~/layouts/shop_layout'

export default function InDevelopment(_: { titel: string }) {
  return (
    <EmptySheet
      afbeelding="in-ontwikkeling.svg"
      alt="Een half afgebouwde puzzelkist op een werkbank; een kat slaapt op de tekeningen."
      kop="Deze website is nog in ontwikkeling!"
      tekst="Het is nog niet mogelijk om een bestelling te plaatsen."
      href="/"
      link="Naar de homepagina"
    />
  )
}

InDevelopment.layout = inShop
