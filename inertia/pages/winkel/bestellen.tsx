import { Kruimelpad } from '~/components/ui/kruimelpad'
import { Bestelformulier } from '~/components/winkel/bestelformulier'
import { naarCenten, prijslabel } from '#domain/winkel/prijs'
import { LaagstePrijs } from '~/components/winkel/laagste_prijs'
import { useGedeeld } from '~/hooks/use_gedeeld'
import { inWinkel } from '~/layouts/winkel'
import type { SpelBestellen } from '~/types'

type Props = { titel: string; spel: SpelBestellen; afstandTekst: string }

export default function Bestellen({ titel, spel, afstandTekst }: Props) {
  const { melding } = useGedeeld().winkel
  return (
    <>
      <Kruimelpad
        kruimels={[
          { tekst: 'home', href: '/' },
          { tekst: 'escape rooms', href: '/escaperooms' },
          { tekst: spel.title.toLowerCase(), href: `/escaperooms/${spel.itemName}` },
          { tekst: 'bestellen' },
        ]}
      />
      <h1 className="mt-5 text-4xl sm:text-5xl">{titel}</h1>
      <p className="mt-4 max-w-[44rem] text-lg">{spel.bijBestellen}</p>

      <div className="mt-8 grid gap-8 lg:grid-cols-[1.5fr_1fr] lg:gap-12">
        <div className="kist p-5 sm:p-8">
          {spel.perPost && melding !== null && (
            <p className="notitie mb-6">
              <strong>Let op:</strong> {melding}
            </p>
          )}
          <Bestelformulier
            title={spel.title}
            price={spel.price}
            endpoint={spel.endpoint}
            perPost={spel.perPost}
            hasDiscountCode={spel.hasDiscountCode}
            digitaal={spel.digitaal}
            afstandTekst={afstandTekst}
          />
        </div>
        <aside
          aria-label="Je bestelling"
          className="kist self-start overflow-hidden max-lg:order-first max-lg:grid max-lg:grid-cols-[8rem_1fr] max-lg:items-center"
        >
          <img
            src={`/img/items/${spel.image}`}
            alt=""
            width="800"
            height="600"
            className="aspect-4/3 h-full w-full object-cover max-lg:border-r-2 max-lg:border-lijn lg:border-b-2 lg:border-lijn"
          />
          <div className="p-4 lg:p-6">
            <p className="font-titel text-xl font-semibold lg:text-2xl">{spel.title}</p>
            <p className="font-titel text-2xl font-semibold">
              {prijslabel(naarCenten(spel.price))}
            </p>
            <LaagstePrijs prijs={spel.laagstePrijs} />
            <p className="mt-1 text-sm text-zacht">
              {spel.players}, {spel.playtime}
            </p>
          </div>
        </aside>
      </div>
    </>
  )
}

Bestellen.layout = inWinkel
