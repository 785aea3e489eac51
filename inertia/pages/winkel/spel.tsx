import { Link } from '@inertiajs/react'
import { naarCenten, prijslabel } from '#domain/winkel/prijs'
import { Icoon, type IcoonNaam } from '~/components/ui/icoon'
import { Kruimelpad } from '~/components/ui/kruimelpad'
import { Sterren } from '~/components/ui/sterren'
import { Tekst } from '~/components/ui/tekst'
import { Filmpje } from '~/components/winkel/filmpje'
import { Inkijk } from '~/components/winkel/inkijk'
import { Printproef } from '~/components/winkel/printproef'
import { LaagstePrijs } from '~/components/winkel/laagste_prijs'
import { inWinkel } from '~/layouts/winkel'
import type { Inkijkblad, SpelDetail } from '~/types'

type Eigenschappen = { titel: string; spel: SpelDetail; inkijk: Inkijkblad[] }

export default function Spel({ spel, inkijk }: Eigenschappen) {
  return (
    <article>
      <Kruimelpad
        kruimels={[
          { tekst: 'home', href: '/' },
          { tekst: 'escape rooms', href: '/escaperooms' },
          { tekst: spel.title.toLowerCase() },
        ]}
      />
      <h1 className="mt-5 text-[2.5rem] sm:text-6xl">{spel.title}</h1>
      <p className="mt-3 max-w-[44rem] text-xl text-zacht">{spel.kort}</p>

      <div className="mt-8 grid gap-8 lg:grid-cols-[1.6fr_1fr] lg:gap-12">
        <img
          src={`/img/items/${spel.image}`}
          alt=""
          width="800"
          height="600"
          fetchPriority="high"
          className="kist aspect-4/3 w-full object-cover"
        />
        <Etiket spel={spel} />
      </div>

      <div className="mt-10 grid gap-8 lg:grid-cols-[1.6fr_1fr] lg:gap-12">
        <section aria-label="Beschrijving" className="max-w-[42rem] space-y-4 text-lg">
          {spel.beschrijving.map((alinea) => (
            <p key={alinea}>{alinea}</p>
          ))}
          {spel.opAanvraag && (
            <p className="border-l-4 border-messing pl-4">
              <Tekst>{spel.opAanvraag}</Tekst>
            </p>
          )}
        </section>
        <section aria-labelledby="nodig" className="notitie self-start">
          <h2 id="nodig" className="text-2xl">
            Dit heb je nodig
          </h2>
          <ul className="mt-3 list-disc space-y-1.5 pl-5 marker:text-messing">
            {spel.nodig.map((ding) => (
              <li key={ding}>{ding}</li>
            ))}
          </ul>
          {spel.printproef && <Printproef />}
        </section>
      </div>
      {inkijk.length > 0 && <Inkijk bladen={inkijk} />}
      {spel.film && <Filmpje naam={spel.itemName} scenes={spel.film} />}
    </article>
  )
}

Spel.layout = inWinkel

/** The label on the case: for whom, how long, how it arrives, what it costs. */
function Etiket({ spel }: { spel: SpelDetail }) {
  return (
    <section aria-label="In het kort" className="kist self-start p-6">
      <p className="font-titel text-4xl font-semibold">{prijslabel(naarCenten(spel.price))}</p>
      <LaagstePrijs prijs={spel.laagstePrijs} />
      {spel.prijsToelichting && <p className="text-zacht">{spel.prijsToelichting}</p>}
      <p className="mt-3">{spel.voorWie}</p>
      <dl className="mt-4 divide-y-2 divide-dotted divide-lijn-zacht border-y-2 border-dotted border-lijn-zacht">
        <Feit icoon="spelers" term="Spelers">
          {spel.players}
        </Feit>
        <Feit icoon="klok" term="Speelduur">
          {spel.playtime}
        </Feit>
        <Feit
          icoon={
            spel.opAanvraag ? 'afspraak' : spel.levering.includes('post') ? 'pakket' : 'bezorging'
          }
          term="Levering"
        >
          {spel.levering}
        </Feit>
        <Feit icoon="slot" term="Uitdaging">
          <Sterren rating={spel.rating} />
        </Feit>
      </dl>
      {spel.buyable ? (
        <Link href={`/bestellen/${spel.itemName}`} className="knop knop-lak mt-6 w-full text-lg">
          bestel nu
        </Link>
      ) : (
        <p className="mt-5">
          Niet online te bestellen. {spel.itemName === 'spellenfabriek' ? 'Interesse?' : 'Boeken?'}{' '}
          <Link href="/contact" className="link">
            Neem contact op
          </Link>
          .
        </p>
      )}
    </section>
  )
}

function Feit({
  icoon,
  term,
  children,
}: {
  icoon: IcoonNaam
  term: string
  children: React.ReactNode
}) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 py-2.5">
      <Icoon naam={icoon} className="size-6 text-messing" />
      <dt className="w-24 flex-none text-zacht">{term}</dt>
      <dd className="min-w-[7.5rem] flex-1">{children}</dd>
    </div>
  )
}
