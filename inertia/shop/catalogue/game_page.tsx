import { Link } from '@inertiajs/react'
import { naarCenten, priceLabel } from '#domain/money'
import { Icon, type IconName } from '~/ui/icon'
import { Breadcrumb } from '~/ui/breadcrumb'
import { Stars } from './stars'
import { ShopText } from '~/ui/shop_text'
import { FilmPlayer } from './film_player'
import { Preview } from './preview'
import { TestPrint } from '~/shop/booklets/test_print'
import { LowestPrice } from './lowest_price'
import { inShop } from '~/layouts/shop_layout'
import type { PreviewSheet, GameDetail } from '~/shop_types'

type PageProps = { titel: string; spel: GameDetail; inkijk: PreviewSheet[] }

export default function Game({ spel: game, inkijk: preview }: PageProps) {
  return (
    <article>
      <Breadcrumb
        kruimels={[
          { tekst: 'home', href: '/' },
          { tekst: 'escape rooms', href: '/escaperooms' },
          { tekst: game.title.toLowerCase() },
        ]}
      />
      <h1 className="mt-5 text-[2.5rem] sm:text-6xl">{game.title}</h1>
      <p className="mt-3 max-w-[44rem] text-xl text-zacht">{game.kort}</p>

      <div className="mt-8 grid gap-8 lg:grid-cols-[1.6fr_1fr] lg:gap-12">
        <img
          src={`/img/items/${game.image}`}
          alt=""
          width="800"
          height="600"
          fetchPriority="high"
          className="kist aspect-4/3 w-full object-cover"
        />
        <Label spel={game} />
      </div>

      <div className="mt-10 grid gap-8 lg:grid-cols-[1.6fr_1fr] lg:gap-12">
        <section aria-label="Beschrijving" className="max-w-[42rem] space-y-4 text-lg">
          {game.beschrijving.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {game.opAanvraag && (
            <p className="border-l-4 border-messing pl-4">
              <ShopText>{game.opAanvraag}</ShopText>
            </p>
          )}
        </section>
        <section aria-labelledby="nodig" className="notitie self-start">
          <h2 id="nodig" className="text-2xl">
            Dit heb je nodig
          </h2>
          <ul className="mt-3 list-disc space-y-1.5 pl-5 marker:text-messing">
            {game.nodig.map((thing) => (
              <li key={thing}>{thing}</li>
            ))}
          </ul>
          {game.printproef && <TestPrint />}
        </section>
      </div>
      {preview.length > 0 && <Preview bladen={preview} />}
      {game.film && <FilmPlayer naam={game.itemName} scenes={game.film} />}
    </article>
  )
}

Game.layout = inShop

/** The label on the case: for whom, how long, how it arrives, what it costs. */
function Label({ spel: game }: { spel: GameDetail }) {
  return (
    <section aria-label="In het kort" className="kist self-start p-6">
      <p className="font-titel text-4xl font-semibold">{priceLabel(naarCenten(game.price))}</p>
      <LowestPrice prijs={game.laagstePrijs} />
      {game.prijsToelichting && <p className="text-zacht">{game.prijsToelichting}</p>}
      <p className="mt-3">{game.voorWie}</p>
      <dl className="mt-4 divide-y-2 divide-dotted divide-lijn-zacht border-y-2 border-dotted border-lijn-zacht">
        <Fact icoon="spelers" term="Spelers">
          {game.players}
        </Fact>
        <Fact icoon="klok" term="Speelduur">
          {game.playtime}
        </Fact>
        <Fact
          icoon={
            game.opAanvraag ? 'afspraak' : game.levering.includes('post') ? 'pakket' : 'bezorging'
          }
          term="Levering"
        >
          {game.levering}
        </Fact>
        <Fact icoon="slot" term="Uitdaging">
          <Stars rating={game.rating} />
        </Fact>
      </dl>
      {game.buyable ? (
        <Link href={`/bestellen/${game.itemName}`} className="knop knop-lak mt-6 w-full text-lg">
          bestel nu
        </Link>
      ) : (
        <p className="mt-5">
          Niet online te bestellen. {game.itemName === 'spellenfabriek' ? 'Interesse?' : 'Boeken?'}{' '}
          <Link href="/contact" className="link">
            Neem contact op
          </Link>
          .
        </p>
      )}
    </section>
  )
}

function Fact({
  icoon: icon,
  term,
  children,
}: {
  icoon: IconName
  term: string
  children: React.ReactNode
}) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 py-2.5">
      <Icon naam={icon} className="size-6 text-messing" />
      <dt className="w-24 flex-none text-zacht">{term}</dt>
      <dd className="min-w-[7.5rem] flex-1">{children}</dd>
    </div>
  )
}
