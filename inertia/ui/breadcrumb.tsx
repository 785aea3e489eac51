import { Link } from '@inertiajs/react'

export type Crumb = { text: string; href?: string }

/** The place of this page as a dotted route: home > escape rooms > binky. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Kruimelpad" className="no-print text-sm">
      <ol className="breadcrumbs flex flex-wrap items-center gap-y-1">
        {crumbs.map(({ text, href }) => (
          <li key={text} className="inline-flex items-center">
            {href ? (
              <Link href={href} className="link inline-flex min-h-7 items-center">
                {text}
              </Link>
            ) : (
              <span aria-current="page" className="text-soft">
                {text}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
