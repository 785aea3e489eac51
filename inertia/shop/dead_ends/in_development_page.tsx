import { EmptySheet } from './empty_sheet'
import { inShop } from '~/layouts/shop_layout'
import { urlFor } from '~/wire/routes'

export default function InDevelopment(_: { title: string }) {
  return (
    <EmptySheet
      image="in-ontwikkeling.svg"
      alt="Een half afgebouwde puzzelkist op een werkbank; een kat slaapt op de tekeningen."
      heading="Deze website is nog in ontwikkeling!"
      text="Het is nog niet mogelijk om een bestelling te plaatsen."
      href={urlFor('home.show')}
      link="Naar de homepagina"
    />
  )
}

InDevelopment.layout = inShop
