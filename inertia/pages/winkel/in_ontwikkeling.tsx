import { LeegBlad } from '~/components/winkel/leeg_blad'
import { inWinkel } from '~/layouts/winkel'

export default function InOntwikkeling(_: { titel: string }) {
  return (
    <LeegBlad
      afbeelding="in-ontwikkeling.svg"
      alt="Een half afgebouwde puzzelkist op een werkbank; een kat slaapt op de tekeningen."
      kop="Deze website is nog in ontwikkeling!"
      tekst="Het is nog niet mogelijk om een bestelling te plaatsen."
      href="/"
      link="Naar de homepagina"
    />
  )
}

InOntwikkeling.layout = inWinkel
