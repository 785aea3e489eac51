import { EmptySheet } from './empty_sheet'
import { inShop } from '~/layouts/shop_layout'

export default function Outage({ titel: title }: { titel: string }) {
  return (
    <EmptySheet
      afbeelding="in-ontwikkeling.svg"
      alt="Een werkbank met gereedschap."
      kop="Even geduld"
      tekst={title}
      href="/"
      link="Naar de homepagina"
    />
  )
}

Outage.layout = inShop
