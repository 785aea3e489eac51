import { leesVraag, verdwenenPlekken, type GetypteVraag } from '#domain/winkel/informatietekst'
import { Tekstbewerker } from '~/components/beheer/tekstbewerker'
import { LEGE_VRAAG, Vraagvelden } from '~/components/beheer/vraagvelden'
import { Tekst } from '~/components/ui/tekst'
import { inBeheer } from '~/layouts/beheer'

type Props = {
  titel: string
  gezien: string
  gewijzigd: boolean
  vragen: GetypteVraag[]
  oorspronkelijk: GetypteVraag[]
}

export default function VragenPagina(props: Props) {
  const { titel, gezien, gewijzigd, vragen, oorspronkelijk } = props
  return (
    <Tekstbewerker
      titel={titel}
      naam="vragen"
      veld="vragen"
      wat="vraag"
      gezien={gezien}
      gewijzigd={gewijzigd}
      delen={vragen}
      oorspronkelijk={oorspronkelijk}
      leeg={LEGE_VRAAG}
      verdwenen={(nu) => verdwenenPlekken(alsTekst(oorspronkelijk), alsTekst(nu))}
      velden={(deel) => <Vraagvelden {...deel} />}
      voorbeeld={(getypt, nr) => <Voorbeeld key={nr} getypt={getypt} />}
    />
  )
}

VragenPagina.layout = inBeheer

function Voorbeeld({ getypt }: { getypt: GetypteVraag }) {
  const { vraag, antwoord } = leesVraag(getypt)
  return (
    <section className="space-y-2">
      <h3 className="pt-2 text-xl">
        <Tekst>{vraag}</Tekst>
      </h3>
      {antwoord.map((alinea, nr) => (
        <p key={nr}>
          <Tekst>{alinea}</Tekst>
        </p>
      ))}
    </section>
  )
}

const alsTekst = (vragen: readonly GetypteVraag[]) =>
  vragen.map(({ vraag, antwoord }) => `${vraag}\n${antwoord}`).join('\n')
