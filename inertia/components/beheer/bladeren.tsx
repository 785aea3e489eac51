import { Link } from '@inertiajs/react'

type Props = { bladzijde: number; bladzijden: number; naar: (bladzijde: number) => string }

/** To the pages before and after this one. */
export function Bladeren({ bladzijde, bladzijden, naar }: Props) {
  if (bladzijden === 1 && bladzijde === 1) return null
  return (
    <nav aria-label="Bladzijden" className="mt-4 flex flex-wrap items-center gap-4">
      {bladzijde > 1 && (
        <Link href={naar(Math.min(bladzijde - 1, bladzijden))} rel="prev" className="knop">
          Vorige
        </Link>
      )}
      <span>
        Bladzijde {bladzijde} van {bladzijden}
      </span>
      {bladzijde < bladzijden && (
        <Link href={naar(bladzijde + 1)} rel="next" className="knop">
          Volgende
        </Link>
      )}
    </nav>
  )
}
