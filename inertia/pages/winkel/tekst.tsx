import { Tekstblok as Blok } from '~/components/winkel/tekstblok'
import { inWinkel } from '~/layouts/winkel'
import type { Tekstblok } from '~/types'

type Props = { titel: string; ondertitel: string | null; blokken: Tekstblok[] }

/** An information page: a title and its text. */
export default function Informatie({ titel, ondertitel, blokken }: Props) {
  return (
    <article className="mx-auto max-w-[42rem]">
      <h1 className="text-4xl sm:text-5xl">{titel}</h1>
      {ondertitel && <p className="mt-2 text-zacht">{ondertitel}</p>}
      <div className="mt-7 space-y-4 text-lg">
        {blokken.map((blok, nr) => (
          <Blok key={nr} blok={blok} />
        ))}
      </div>
    </article>
  )
}

Informatie.layout = inWinkel
