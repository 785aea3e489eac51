import { Link } from '@inertiajs/react'

type Props = {
  pad: string
  /** What the list was asked for besides the page. */
  vraag?: Record<string, string>
  bladzijde: number
  bladzijden: number
}

/** To the pages of a list before and after this one. */
export function Pages({ pad: path, vraag: query = {}, bladzijde: page, bladzijden: pages }: Props) {
  if (pages === 1 && page === 1) return null
  const filled = Object.entries(query).filter(([, value]) => value !== '')
  const to = (number: number) =>
    `${path}?${new URLSearchParams([...filled, ['bladzijde', String(number)]])}`
  return (
    <nav aria-label="Bladzijden" className="mt-4 flex flex-wrap items-center gap-4">
      {page > 1 && (
        <Link href={to(Math.min(page - 1, pages))} rel="prev" className="knop">
          Vorige
        </Link>
      )}
      <span>
        Bladzijde {page} van {pages}
      </span>
      {page < pages && (
        <Link href={to(page + 1)} rel="next" className="knop">
          Volgende
        </Link>
      )}
    </nav>
  )
}
