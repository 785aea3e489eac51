import { Link } from '@inertiajs/react'

type Props = {
  path: string
  /** The other parts of the list's query. */
  query?: Record<string, string>
  page: number
  pages: number
}

/** Links to the pages of a list before and after this one. */
export function Pages({ path, query = {}, page, pages }: Props) {
  if (pages === 1 && page === 1) return null
  const filled = Object.entries(query).filter(([, value]) => value !== '')
  const to = (number: number) =>
    `${path}?${new URLSearchParams([...filled, ['bladzijde', String(number)]])}`
  return (
    <nav aria-label="Bladzijden" className="mt-4 flex flex-wrap items-center gap-4">
      {page > 1 && (
        <Link href={to(Math.min(page - 1, pages))} rel="prev" className="button">
          Vorige
        </Link>
      )}
      <span>
        Bladzijde {page} van {pages}
      </span>
      {page < pages && (
        <Link href={to(page + 1)} rel="next" className="button">
          Volgende
        </Link>
      )}
    </nav>
  )
}
