import { GameCard } from './game_card'
import { inShop } from '~/layouts/shop_layout'
import type { GameCardData } from '~/shop_types'

export default function Overview({ spellen: games }: { titel: string; spellen: GameCardData[] }) {
  return (
    <>
      <h1 className="text-4xl sm:text-5xl">Escape rooms</h1>
      <p className="mt-4 max-w-[42rem] text-lg text-zacht">
        Tien kisten, elk met een ander raadsel. Om zelf te printen, per post of live bij jullie op
        locatie.
      </p>
      <ul className="mt-9 grid gap-7 sm:grid-cols-2 lg:gap-9">
        {games.map((game, index) => (
          <li key={game.itemName} className="grid">
            <GameCard spel={game} vooraan={index < 2} />
          </li>
        ))}
      </ul>
    </>
  )
}

Overview.layout = inShop
