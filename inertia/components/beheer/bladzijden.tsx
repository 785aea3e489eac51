import { Link } from '@inertiajs/react'

type Props = {
  pad: string
  /** What the list was asked for besides the page. */
  vraag?: Record<string, string>
  bladzijde: number
  bladzijden: number
}

/** To the pages of a list before and after this one. */
export function Bladzijden({ pad, vraag = {}, bladzijde, bladzijden }: Props) {
  if (bladzijden === 1 && bladzijde === 1) return null
  const gevuld = Object.entries(vraag).filter(([, waarde]) => waarde !== '')
  const naar = (nummer: number) =>
    `${pad}?${new URLSearchParams([...gevuld, ['bladzijde', String(nummer)]])}`
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
