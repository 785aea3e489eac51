import { Spelkaart } from '~/components/winkel/spelkaart'
import { inWinkel } from '~/layouts/winkel'
import type { SpelKaart } from '~/types'

export default function Overzicht({ spellen }: { titel: string; spellen: SpelKaart[] }) {
  return (
    <>
      <h1 className="text-4xl sm:text-5xl">Escape rooms</h1>
      <p className="mt-4 max-w-[42rem] text-lg text-zacht">
        Tien kisten, elk met een ander raadsel. Om zelf te printen, per post of live bij jullie op
        locatie.
      </p>
      <ul className="mt-9 grid gap-7 sm:grid-cols-2 lg:gap-9">
        {spellen.map((spel, nr) => (
          <li key={spel.itemName} className="grid">
            <Spelkaart spel={spel} vooraan={nr < 2} />
          </li>
        ))}
      </ul>
    </>
  )
}

Overzicht.layout = inWinkel
