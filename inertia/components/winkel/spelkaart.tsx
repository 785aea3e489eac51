import { Link } from '@inertiajs/react'
import { naarCenten, prijslabel } from '#domain/winkel/prijs'
import { Icoon } from '~/components/ui/icoon'
import { Sterren } from '~/components/ui/sterren'
import { LaagstePrijs } from '~/components/winkel/laagste_prijs'
import type { SpelKaart } from '~/types'

/** A game as a sealed case on the shelf. */
export function Spelkaart({ spel, vooraan }: { spel: SpelKaart; vooraan: boolean }) {
  const href = `/escaperooms/${spel.itemName}`
  return (
    <article className="kist overgang-kaart relative flex flex-col overflow-hidden">
      <div className="relative border-b-2 border-lijn">
        <img
          src={`/img/items/${spel.image}`}
          alt=""
          width="800"
          height="600"
          loading={vooraan ? 'eager' : 'lazy'}
          decoding="async"
          className="aspect-4/3 w-full object-cover"
        />
        <Prijskaartje spel={spel} />
      </div>
      <div className="flex flex-1 flex-col gap-3 p-5 sm:p-6">
        <h2 className={spel.large ? 'text-[1.75rem] sm:text-[2rem]' : 'text-2xl sm:text-[1.7rem]'}>
          {spel.title}
        </h2>
        <LaagstePrijs prijs={spel.laagstePrijs} />
        <p className="text-zacht">{spel.kort}</p>
        <dl className="mt-auto grid grid-cols-[auto_1fr] items-center gap-x-3 gap-y-1.5 pt-2 text-[0.95rem]">
          <Feit term="Uitdaging">
            <Sterren rating={spel.rating} />
          </Feit>
          <Feit term="Spelers">
            <Icoon naam="spelers" className="size-5 text-messing" /> {spel.players}
          </Feit>
          <Feit term="Speelduur">
            <Icoon naam="klok" className="size-5 text-messing" /> {spel.playtime}
          </Feit>
        </dl>
        <p className="mt-1 flex items-center gap-2 font-semibold">
          <Link
            href={href}
            className="link after:absolute after:inset-0 after:rounded-2xl focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-messing"
          >
            meer info<span className="sr-only"> over {spel.title}</span>
          </Link>{' '}
          <Icoon naam="pijl" className="size-5 text-messing" />
        </p>
      </div>
    </article>
  )
}

function Feit({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <>
      <dt className="text-zacht">{term}</dt>
      <dd className="flex items-center gap-2">{children}</dd>
    </>
  )
}

function Prijskaartje({ spel }: { spel: SpelKaart }) {
  return (
    <p className="absolute right-0 bottom-4 rounded-l-xl border-2 border-r-0 border-lijn bg-vlak px-4 py-1.5 text-right leading-tight">
      <span className="font-titel text-xl font-semibold">{prijslabel(naarCenten(spel.price))}</span>
      {spel.prijsToelichting && (
        <span className="block text-xs text-zacht">{spel.prijsToelichting}</span>
      )}
    </p>
  )
}
