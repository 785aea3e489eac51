import type { Data } from '@generated/data'
import { Filters } from './filters'
import { GameCard } from './game_card'
import { inShop } from '~/layouts/shop_layout'
import { Heading } from '~/ui/heading'

type Props = {
  title: string
  filters: Data.Shop.Catalogue.Filters
  games: Data.Shop.Catalogue.Game[]
}

export default function Overview({ filters, games }: Props) {
  return (
    <>
      <Heading level={1}>Escape rooms</Heading>
      <p className="mt-4 max-w-[42rem] text-lg text-soft">
        Tien kisten, elk met een ander raadsel. Om zelf te printen, per post of live bij jullie op
        locatie.
      </p>
      <Filters filters={filters} count={games.length} />
      <ul className="mt-9 grid gap-7 sm:grid-cols-2 lg:gap-9">
        {games.map((game, index) => (
          <li key={game.itemName} className="grid">
            <GameCard game={game} inFront={index < 2} />
          </li>
        ))}
      </ul>
    </>
  )
}

Overview.layout = inShop
