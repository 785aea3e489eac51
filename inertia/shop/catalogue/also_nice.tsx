import { priceLabel, toCents } from '#domain/money'
import type { Data } from '@generated/data'
import { Heading } from '~/ui/heading'
import { urlFor } from '~/wire/routes'
import { PriceIncludes } from './price_includes'
import { PictureCard } from './picture_card'

/** Games that a visitor of this one may like. */
export function AlsoNice({ games }: { games: readonly Data.Shop.Catalogue.Game[] }) {
  return (
    <section aria-labelledby="ook-leuk" className="mt-14">
      <Heading level={2} size="title" id="ook-leuk">
        Ook leuk
      </Heading>
      <ul className="mt-5 grid gap-5 sm:grid-cols-3">
        {games.map(({ itemName, title, image, price, playtime, buyable, byPost }) => (
          <PictureCard
            key={itemName}
            small
            href={urlFor('game.show', { itemName })}
            image={image}
            title={title}
          >
            {priceLabel(toCents(price))}, {playtime}
            {buyable && toCents(price) > 0 && <PriceIncludes byPost={byPost} onCard />}
          </PictureCard>
        ))}
      </ul>
    </section>
  )
}
