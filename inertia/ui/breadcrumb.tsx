import { Link } from '@inertiajs/react'

type Crumb = { tekst: string; href?: string }

/** Where this page lies, as a dotted route: home > escape rooms > binky. */
export function Breadcrumb({ kruimels: crumbs }: { kruimels: Crumb[] }) {
  return (
    <nav aria-label="Kruimelpad" className="niet-printen text-sm">
      <ol className="kruimels flex flex-wrap items-center gap-y-1">
        {crumbs.map(({ tekst: text, href }) => (
          <li key={text} className="inline-flex items-center">
            {href ? (
              <Link href={href} className="link inline-flex min-h-7 items-center">
                {text}
              </Link>
            ) : (
              <span aria-current="page" className="text-zacht">
                {text}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
