import { Breadcrumb } from '~/ui/breadcrumb'
import { OrderForm } from './order_form'
import { toCents, priceLabel } from '#domain/money'
import type { Data } from '@generated/data'
import { LowestPrice } from '~/shop/catalogue/lowest_price'
import { PriceIncludes } from '~/shop/catalogue/price_includes'
import { useShared } from '~/ui/hooks/use_shared'
import { inShop } from '~/layouts/shop_layout'
import { Heading } from '~/ui/heading'
import { urlFor } from '~/wire/routes'
import { fileAddress } from '~/ui/file_address'

type Props = {
  title: string
  game: Data.Shop.Catalogue.Game.Variants['forOrdering']
  waiverText: string
}

export default function PlaceOrder({ title, game, waiverText }: Props) {
  const { notice } = useShared().shop
  return (
    <>
      <Breadcrumb
        crumbs={[
          { text: 'home', href: urlFor('home.show') },
          { text: 'escape rooms', href: urlFor('game.index') },
          {
            text: game.title.toLowerCase(),
            href: urlFor('game.show', { itemName: game.itemName }),
          },
          { text: 'bestellen' },
        ]}
      />
      <Heading level={1} className="mt-5">
        {title}
      </Heading>
      <p className="mt-4 max-w-[44rem] text-lg">{game.orderNote}</p>

      <div className="mt-8 grid gap-8 lg:grid-cols-[1.5fr_1fr] lg:gap-12">
        <div className="case p-5 sm:p-8">
          {game.byPost && notice !== null && (
            <p className="note mb-6">
              <strong>Let op:</strong> {notice}
            </p>
          )}
          <OrderForm game={game} waiverText={waiverText} />
        </div>
        <aside
          aria-label="Je bestelling"
          className="case self-start overflow-hidden max-lg:order-first max-lg:grid max-lg:grid-cols-[8rem_minmax(0,1fr)] max-lg:items-center max-[22rem]:grid-cols-[5rem_minmax(0,1fr)]"
        >
          <img
            src={fileAddress(`/img/items/${game.image}`)}
            alt=""
            width="800"
            height="600"
            className="aspect-4/3 h-full w-full object-cover max-lg:border-r-2 max-lg:border-line lg:border-b-2 lg:border-line"
          />
          <div className="p-4 lg:p-6">
            <p className="font-title text-xl font-semibold lg:text-2xl">{game.title}</p>
            <p className="font-title text-2xl font-semibold">{priceLabel(toCents(game.price))}</p>
            {toCents(game.price) > 0 && <PriceIncludes byPost={game.byPost} />}
            <LowestPrice price={game.lowestPrice} />
            <p className="mt-1 text-sm text-soft">{game.players}</p>
            <p className="text-sm text-soft">{game.playtime}</p>
          </div>
        </aside>
      </div>
    </>
  )
}

PlaceOrder.layout = inShop
