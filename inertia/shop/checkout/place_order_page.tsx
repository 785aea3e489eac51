import { Breadcrumb } from '~/ui/breadcrumb'
import { OrderForm } from './order_form'
import { naarCenten, priceLabel } from '#domain/money'
import { LowestPrice } from '~/shop/catalogue/lowest_price'
import { useShared } from '~/ui/hooks/use_shared'
import { inShop } from '~/layouts/shop_layout'
import type { GameToOrder } from '~/shop_types'

type Props = { titel: string; spel: GameToOrder; afstandTekst: string }

export default function PlaceOrder({ titel: title, spel: game, afstandTekst: waiverText }: Props) {
  const { melding: notice } = useShared().winkel
  return (
    <>
      <Breadcrumb
        kruimels={[
          { tekst: 'home', href: '/' },
          { tekst: 'escape rooms', href: '/escaperooms' },
          { tekst: game.title.toLowerCase(), href: `/escaperooms/${game.itemName}` },
          { tekst: 'bestellen' },
        ]}
      />
      <h1 className="mt-5 text-4xl sm:text-5xl">{title}</h1>
      <p className="mt-4 max-w-[44rem] text-lg">{game.bijBestellen}</p>

      <div className="mt-8 grid gap-8 lg:grid-cols-[1.5fr_1fr] lg:gap-12">
        <div className="kist p-5 sm:p-8">
          {game.perPost && notice !== null && (
            <p className="notitie mb-6">
              <strong>Let op:</strong> {notice}
            </p>
          )}
          <OrderForm
            title={game.title}
            price={game.price}
            endpoint={game.endpoint}
            perPost={game.perPost}
            hasDiscountCode={game.hasDiscountCode}
            digitaal={game.digitaal}
            afstandTekst={waiverText}
          />
        </div>
        <aside
          aria-label="Je bestelling"
          className="kist self-start overflow-hidden max-lg:order-first max-lg:grid max-lg:grid-cols-[8rem_1fr] max-lg:items-center"
        >
          <img
            src={`/img/items/${game.image}`}
            alt=""
            width="800"
            height="600"
            className="aspect-4/3 h-full w-full object-cover max-lg:border-r-2 max-lg:border-lijn lg:border-b-2 lg:border-lijn"
          />
          <div className="p-4 lg:p-6">
            <p className="font-titel text-xl font-semibold lg:text-2xl">{game.title}</p>
            <p className="font-titel text-2xl font-semibold">
              {priceLabel(naarCenten(game.price))}
            </p>
            <LowestPrice prijs={game.laagstePrijs} />
            <p className="mt-1 text-sm text-zacht">
              {game.players}, {game.playtime}
            </p>
          </div>
        </aside>
      </div>
    </>
  )
}

PlaceOrder.layout = inShop
