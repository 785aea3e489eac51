import { LeegBlad } from '~/components/winkel/leeg_blad'
import { inWinkel } from '~/layouts/winkel'

export default function Storing({ titel }: { titel: string }) {
  return (
    <LeegBlad
      afbeelding="in-ontwikkeling.svg"
      alt="Een werkbank met gereedschap."
      kop="Even geduld"
      tekst={titel}
      href="/"
      link="Naar de homepagina"
    />
  )
}

Storing.layout = inWinkel
