import { Bestelbetalingen } from '~/components/beheer/bestelbetalingen'
import { Bestelklant } from '~/components/beheer/bestelklant'
import { Bestelleveringen } from '~/components/beheer/bestelleveringen'
import type { Bestelling as Gegevens } from '~/components/beheer/bestelling_typen'
import { Bestelmails } from '~/components/beheer/bestelmails'
import { Besteltijdlijn } from '~/components/beheer/besteltijdlijn'
import { Bestelverzending } from '~/components/beheer/bestelverzending'
import { Feiten } from '~/components/beheer/feiten'
import { Tijd } from '~/components/beheer/moment'
import { Paneel } from '~/components/beheer/paneel'
import { Dialoog } from '~/components/spelen/dialoog'
import { Kruimelpad } from '~/components/ui/kruimelpad'
import { useDialoog } from '~/hooks/use_dialoog'
import { inBeheer } from '~/layouts/beheer'

type Props = { titel: string; bestelling: Gegevens; vervoerders: string[] }

export default function Bestelling({ bestelling, vervoerders }: Props) {
  const dialoog = useDialoog()
  return (
    <div className="space-y-5">
      <Kruimelpad
        kruimels={[
          { tekst: 'Bestellingen', href: '/dashboard/bestellingen' },
          { tekst: bestelling.nummer },
        ]}
      />
      <h1 className="text-3xl">
        Bestelling <span className="whitespace-nowrap">{bestelling.nummer}</span>
      </h1>
      <p className="text-lg">
        {bestelling.spel}, <strong>{bestelling.statustekst}</strong>
      </p>
      <div className="grid items-start gap-5 lg:grid-cols-[3fr_2fr]">
        <div className="min-w-0 space-y-5">
          {bestelling.perPost && (
            <Bestelverzending bestelling={bestelling} vervoerders={vervoerders} />
          )}
          <Bestelklant bestelling={bestelling} />
          <Paneel titel="Bestelling">
            <Feiten feiten={feiten(bestelling)} />
          </Paneel>
          <Bestelbetalingen bestelling={bestelling} dialoog={dialoog} />
          {!alleenPost(bestelling) && (
            <Bestelleveringen bestelling={bestelling} dialoog={dialoog} />
          )}
          <Bestelmails bestelling={bestelling} />
        </div>
        <div className="min-w-0">
          <Besteltijdlijn regels={bestelling.tijdlijn} />
        </div>
      </div>
      <Dialoog dialoog={dialoog} />
    </div>
  )
}

Bestelling.layout = inBeheer

/** What comes by post only has its own panel. */
const alleenPost = ({ perPost, leveringen }: Gegevens) =>
  perPost && leveringen.every(({ soort }) => soort === 'post')

function feiten(bestelling: Gegevens) {
  const { spel, prijs, korting, actiecode, totaal, afstand } = bestelling
  return [
    ['Spel', spel],
    ['Prijs', prijs],
    ['Korting', korting && `${korting}${actiecode ? ` met actiecode ${actiecode}` : ''}`],
    ['Totaal', totaal],
    ['Besteld op', <Tijd op={bestelling.besteldOp} />],
    ['Betaald op', bestelling.betaaldOp && <Tijd op={bestelling.betaaldOp} />],
    ['Geannuleerd op', bestelling.geannuleerdOp && <Tijd op={bestelling.geannuleerdOp} />],
    ['Afstand van herroeping', afstand && `“${afstand.tekst}”`],
  ] as const
}
