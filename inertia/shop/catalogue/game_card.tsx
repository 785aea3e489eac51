import { Link } from '@inertiajs/react'
import { naarCenten, priceLabel } from '#domain/money'
import { Icon } from '~/ui/icon'
import { Stars } from './stars'
import { LowestPrice } from './lowest_price'
import type { GameCardData } from '~/shop_types'

/** A game as a sealed case on the shelf. */
export function GameCard({
  spel: game,
  vooraan: inFront,
}: {
  spel: GameCardData
  vooraan: boolean
}) {
  const href = `/escaperooms/${game.itemName}`
  return (
    <article className="kist overgang-kaart relative flex flex-col overflow-hidden">
      <div className="relative border-b-2 border-lijn">
        <img
          src={`/img/items/${game.image}`}
          alt=""
          width="800"
          height="600"
          loading={inFront ? 'eager' : 'lazy'}
          decoding="async"
          className="aspect-4/3 w-full object-cover"
        />
        <PriceTag spel={game} />
      </div>
      <div className="flex flex-1 flex-col gap-3 p-5 sm:p-6">
        <h2 className={game.large ? 'text-[1.75rem] sm:text-[2rem]' : 'text-2xl sm:text-[1.7rem]'}>
          {game.title}
        </h2>
        <LowestPrice prijs={game.laagstePrijs} />
        <p className="text-zacht">{game.kort}</p>
        <dl className="mt-auto grid grid-cols-[auto_1fr] items-center gap-x-3 gap-y-1.5 pt-2 text-[0.95rem]">
          <Fact term="Uitdaging">
            <Stars rating={game.rating} />
          </Fact>
          <Fact term="Spelers">
            <Icon naam="spelers" className="size-5 text-messing" /> {game.players}
          </Fact>
          <Fact term="Speelduur">
            <Icon naam="klok" className="size-5 text-messing" /> {game.playtime}
          </Fact>
        </dl>
        <p className="mt-1 flex items-center gap-2 font-semibold">
          <Link
            href={href}
            className="link after:absolute after:inset-0 after:rounded-2xl focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-messing"
          >
            meer info<span className="sr-only"> over {game.title}</span>
          </Link>{' '}
          <Icon naam="pijl" className="size-5 text-messing" />
        </p>
      </div>
    </article>
  )
}

function Fact({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <>
      <dt className="text-zacht">{term}</dt>
      <dd className="flex items-center gap-2">{children}</dd>
    </>
  )
}

function PriceTag({ spel: game }: { spel: GameCardData }) {
  return (
    <p className="absolute right-0 bottom-4 rounded-l-xl border-2 border-r-0 border-lijn bg-vlak px-4 py-1.5 text-right leading-tight">
      <span className="font-titel text-xl font-semibold">{priceLabel(naarCenten(game.price))}</span>
      {game.prijsToelichting && (
        <span className="block text-xs text-zacht">{game.prijsToelichting}</span>
      )}
    </p>
  )
}
