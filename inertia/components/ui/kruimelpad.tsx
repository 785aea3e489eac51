import { Link } from '@inertiajs/react'

type Kruimel = { tekst: string; href?: string }

/** Where this page lies, as a dotted route: home > escape rooms > binky. */
export function Kruimelpad({ kruimels }: { kruimels: Kruimel[] }) {
  return (
    <nav aria-label="Kruimelpad" className="niet-printen text-sm">
      <ol className="kruimels flex flex-wrap items-center gap-y-1">
        {kruimels.map(({ tekst, href }) => (
          <li key={tekst} className="inline-flex items-center">
            {href ? (
              <Link href={href} className="link inline-flex min-h-7 items-center">
                {tekst}
              </Link>
            ) : (
              <span aria-current="page" className="text-zacht">
                {tekst}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
