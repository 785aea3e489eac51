import { EmptySheet } from './empty_sheet'
import { inShop } from '~/layouts/shop_layout'
import { urlFor } from '~/wire/routes'

export default function Outage({ title }: { title: string }) {
  return (
    <EmptySheet
      image="in-ontwikkeling.svg"
      alt="Een werkbank met gereedschap."
      heading="Even geduld"
      text={title}
      href={urlFor('home.show')}
      link="Naar de homepagina"
    />
  )
}

Outage.layout = inShop
