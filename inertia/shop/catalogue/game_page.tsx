import type { ReactNode } from 'react'
import { Link } from '@inertiajs/react'
import { toCents, priceLabel } from '#domain/money'
import type { Data } from '@generated/data'
import { Icon, type IconName } from '~/ui/icon'
import { Breadcrumb } from '~/ui/breadcrumb'
import { AlsoNice } from './also_nice'
import { Stars } from './stars'
import { ShopText } from '~/ui/shop_text'
import { FilmPlayer } from './film_player'
import { Preview } from './preview'
import { ProductSafety } from './product_safety'
import { GameRatings } from '~/shop/ratings/game_ratings'
import { TestPrint } from '~/shop/booklets/test_print'
import { LowestPrice } from './lowest_price'
import { PriceIncludes } from './price_includes'
import { Indication, INDICATION_ID } from '~/shop/indications/indication'
import { inShop } from '~/layouts/shop_layout'
import { Heading } from '~/ui/heading'
import { urlFor } from '~/wire/routes'
import { fileAddress } from '~/ui/file_address'

type GameDetail = Data.Shop.Catalogue.Game.Variants['forDetail']

type PageProps = {
  title: string
  game: GameDetail
  preview: Data.Shop.Catalogue.PreviewSheet[]
  also: Data.Shop.Catalogue.Game[]
  /** Null while there are too few to show. */
  ratings: Data.Shop.Ratings.Ratings | null
  /** What belongs to an evening that is booked; null for a game that is ordered. */
  indication: Data.Shop.Indications.Indication | null
}

export default function Game({ game, preview, also, ratings, indication }: PageProps) {
  return (
    <article>
      <Breadcrumb
        crumbs={[
          { text: 'home', href: urlFor('home.show') },
          { text: 'escape rooms', href: urlFor('game.index') },
          { text: game.title.toLowerCase() },
        ]}
      />
      <Heading level={1} size="poster" className="mt-5">
        {game.title}
      </Heading>
      <p className="mt-3 max-w-[44rem] text-xl text-soft">{game.short}</p>

      <div className="mt-8 grid gap-8 lg:grid-cols-[1.6fr_1fr] lg:gap-12">
        <img
          src={fileAddress(`/img/items/${game.image}`)}
          alt=""
          width="800"
          height="600"
          fetchPriority="high"
          className="case aspect-4/3 w-full object-cover"
        />
        <Label game={game} />
      </div>

      <div className="mt-10 grid gap-8 lg:grid-cols-[1.6fr_1fr] lg:gap-12">
        <section aria-label="Beschrijving" className="max-w-[42rem] space-y-4 text-lg">
          {game.description.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {game.onRequest && (
            <p className="border-l-4 border-brass pl-4">
              <ShopText>{game.onRequest}</ShopText>
            </p>
          )}
        </section>
        <Needed game={game} />
      </div>
      {indication && <Indication indication={indication} />}
      {preview.length > 0 && <Preview sheets={preview} />}
      {ratings && <GameRatings ratings={ratings} />}
      {game.safety && <ProductSafety safety={game.safety} />}
      {game.film && <FilmPlayer name={game.itemName} scenes={game.film} />}
      <AlsoNice games={also} />
      {game.buyable && <BuyBar game={game} />}
    </article>
  )
}

Game.layout = inShop

/** What the buyer needs at home, and what comes with the game. */
const Needed = ({ game }: { game: GameDetail }) => (
  <section aria-labelledby="nodig" className="note self-start">
    <Heading level={2} id="nodig">
      Dit heb je nodig
    </Heading>
    <ul className="mt-3 list-disc space-y-1.5 pl-5 marker:text-brass">
      {game.needed.map((thing) => (
        <li key={thing}>{thing}</li>
      ))}
    </ul>
    {game.testPrint && <TestPrint />}
    {game.party && (
      <p className="mt-4">
        <strong>Met Feestpakket.</strong> Na je bestelling download je er gratis bij: {game.party}.
      </p>
    )}
    {game.buyable && (
      <p className="mt-4">
        Lees je met een schermlezer? Het boekje is er ook als webpagina, met elke tekening in
        woorden.{' '}
        <Link href={urlFor('information.accessibility')} className="link">
          Zo speel je mee
        </Link>
        .
      </p>
    )}
  </section>
)

/** The label on the case: audience, duration, delivery and price. */
function Label({ game }: { game: GameDetail }) {
  return (
    <section aria-label="In het kort" className="case self-start p-6">
      <p className="font-title text-4xl font-semibold">{priceLabel(toCents(game.price))}</p>
      {game.buyable && toCents(game.price) > 0 && <PriceIncludes byPost={game.byPost} />}
      <LowestPrice price={game.lowestPrice} />
      {game.priceNote && <p className="text-soft">{game.priceNote}</p>}
      <p className="mt-3">{game.audience}</p>
      <dl className="mt-4 divide-y-2 divide-dotted divide-line-soft border-y-2 border-dotted border-line-soft">
        <Fact icon="spelers" term="Spelers">
          {game.players}
        </Fact>
        <Fact icon="clock" term="Speelduur">
          {game.playtime}
        </Fact>
        <Fact
          icon={
            game.onRequest ? 'appointment' : game.delivery.includes('post') ? 'parcel' : 'delivery'
          }
          term="Levering"
        >
          {game.delivery}
        </Fact>
        <Fact icon="lock" term="Uitdaging">
          <Stars rating={game.rating} />
        </Fact>
      </dl>
      {game.buyable ? (
        <Link
          href={urlFor('order.create', { '*': game.itemName })}
          className="button button-primary mt-6 w-full text-lg max-lg:hidden"
        >
          bestel nu
        </Link>
      ) : (
        <>
          <p className="mt-5">
            Niet online te bestellen.{' '}
            {game.itemName === 'spellenfabriek' ? 'Interesse?' : 'Boeken?'}{' '}
            <Link href={urlFor('contact.create')} className="link">
              Neem contact op
            </Link>
            .
          </p>
          <p className="mt-2">
            <a href={`#${INDICATION_ID}`} className="link">
              Reken uit wat het bij jullie kost
            </a>
          </p>
        </>
      )}
    </section>
  )
}

/** The way to order stays in reach on a phone; on a wide screen it stands on the label. */
function BuyBar({ game }: { game: GameDetail }) {
  return (
    <div className="no-print sticky bottom-0 z-10 -mx-4 mt-10 flex items-center justify-between gap-4 border-t-2 border-line bg-surface px-4 py-3 sm:-mx-8 sm:px-8 lg:hidden">
      <p className="leading-tight">
        <span className="font-title text-2xl font-semibold">{priceLabel(toCents(game.price))}</span>
        {toCents(game.price) > 0 && <PriceIncludes byPost={game.byPost} onCard />}
      </p>
      <Link
        href={urlFor('order.create', { '*': game.itemName })}
        className="button button-primary flex-none text-lg"
      >
        bestel nu
      </Link>
    </div>
  )
}

function Fact({ icon, term, children }: { icon: IconName; term: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 py-2.5">
      <Icon name={icon} className="size-6 text-brass" />
      <dt className="w-[5.25rem] flex-none text-soft">{term}</dt>
      <dd className="min-w-[7.5rem] flex-1">{children}</dd>
    </div>
  )
}
