import { EmptySheet } from '~/components/winkel/leeg_blad'
import { inShop } from '~/layouts/winkel'

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
