import type { ReactNode } from 'react'
import { Link } from '@inertiajs/react'
import { toCents, priceLabel } from '#domain/money'
import type { Data } from '@generated/data'
import { Icon } from '~/ui/icon'
import { PriceIncludes } from './price_includes'
import { Stars } from './stars'
import { LowestPrice } from './lowest_price'

type GameCardData = Data.Shop.Catalogue.Game
import { Heading } from '~/ui/heading'
import { urlFor } from '~/wire/routes'
import { fileAddress } from '~/ui/file_address'

/** A game as a sealed case on the shelf. */
export function GameCard({ game, inFront }: { game: GameCardData; inFront: boolean }) {
  const href = urlFor('game.show', { itemName: game.itemName })
  return (
    <article className="case card-transition linked-card relative flex flex-col overflow-hidden">
      <div className="border-b-2 border-line">
        <img
          src={fileAddress(`/img/items/${game.image}`)}
          alt=""
          width="800"
          height="600"
          loading={inFront ? 'eager' : 'lazy'}
          decoding="async"
          className="aspect-4/3 w-full bg-surface-deep object-cover"
        />
      </div>
      <div className="flex flex-1 flex-col gap-3 p-5 sm:p-6">
        <Heading level={2} size={game.large ? 'largeCard' : 'card'}>
          {game.title}
        </Heading>
        <PriceTag game={game} />
        <LowestPrice price={game.lowestPrice} />
        <p className="text-soft">{game.short}</p>
        <dl className="mt-auto grid grid-cols-[auto_1fr] items-center gap-x-3 gap-y-1.5 pt-2 text-[0.95rem]">
          <Fact term="Uitdaging">
            <Stars rating={game.rating} />
          </Fact>
          <Fact term="Spelers">
            <Icon name="spelers" className="size-5 text-brass" /> {game.players}
          </Fact>
          <Fact term="Speelduur">
            <Icon name="clock" className="size-5 text-brass" /> {game.playtime}
          </Fact>
        </dl>
        <p className="mt-1 flex items-center gap-2 font-semibold">
          <Link
            href={href}
            className="link after:absolute after:inset-0 after:rounded-2xl focus-visible:outline-none"
          >
            meer info<span className="sr-only"> over {game.title}</span>
          </Link>{' '}
          <Icon name="arrow" className="size-5 text-brass" />
        </p>
      </div>
    </article>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-soft">{term}</dt>
      <dd className="flex items-center gap-2">{children}</dd>
    </>
  )
}

/** The price hangs over the picture, and is read after the name of the game. */
function PriceTag({ game }: { game: GameCardData }) {
  return (
    <div className="relative order-first -mb-3 h-0">
      <p className="absolute -right-5 bottom-9 rounded-l-xl border-2 border-r-0 border-line bg-surface px-4 py-1.5 text-right leading-tight sm:-right-6 sm:bottom-10">
        <span className="font-title text-xl font-semibold">{priceLabel(toCents(game.price))}</span>
        {game.priceNote && <span className="block text-xs text-soft">{game.priceNote}</span>}
        {game.buyable && toCents(game.price) > 0 && <PriceIncludes byPost={game.byPost} onCard />}
      </p>
    </div>
  )
}
