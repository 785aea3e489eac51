import { verdwenenPlekken, leesBlok, type GetyptBlok } from '#domain/winkel/informatietekst'
import { Tekstbewerker } from '~/components/beheer/tekstbewerker'
import { Blokvelden, LEEG_BLOK } from '~/components/beheer/blokvelden'
import { Tekstblok } from '~/components/winkel/tekstblok'
import { inBeheer } from '~/layouts/beheer'

type Props = {
  titel: string
  naam: string
  gezien: string
  gewijzigd: boolean
  blokken: GetyptBlok[]
  oorspronkelijk: GetyptBlok[]
}

export default function TekstPagina(props: Props) {
  const { titel, naam, gezien, gewijzigd, blokken, oorspronkelijk } = props
  return (
    <Tekstbewerker
      titel={titel}
      naam={naam}
      veld="blokken"
      wat="blok"
      gezien={gezien}
      gewijzigd={gewijzigd}
      delen={blokken}
      oorspronkelijk={oorspronkelijk}
      leeg={LEEG_BLOK}
      verdwenen={(nu) => verdwenenPlekken(alsTekst(oorspronkelijk), alsTekst(nu))}
      velden={(deel) => <Blokvelden {...deel} />}
      voorbeeld={(blok, nr) => <Tekstblok key={nr} blok={leesBlok(blok)} />}
    />
  )
}

TekstPagina.layout = inBeheer

const alsTekst = (blokken: readonly GetyptBlok[]) => blokken.map(({ tekst }) => tekst).join('\n')
