import { useState } from 'react'
import { Link } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { urlFor } from '~/wire/routes'

type Props = { filters: Data.Shop.Catalogue.Filters; count: number }

/** Chips to choose by. Each is a link, so a choice can be shared and needs no script. */
export function Filters({ filters: { chosen, groups }, count }: Props) {
  /**
   * The choice only decides whether the panel is open at first; visitors fold it themselves from
   * then on.
   */
  const [isOpen] = useState(chosen)
  return (
    <details className="unfold mt-6" open={isOpen}>
      <summary className="button">Help me kiezen</summary>
      <div className="case mt-4 space-y-4 p-5">
        {groups.map(({ label, options }) => (
          <div key={label} className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <p className="w-36 flex-none font-semibold">{label}</p>
            <ul aria-label={label} className="flex flex-wrap gap-2">
              {options.map(({ text, chosen: on, href }) => (
                <li key={text}>
                  <Link
                    href={href}
                    preserveScroll
                    preserveState
                    aria-current={on ? 'true' : undefined}
                    className="chip"
                  >
                    {text}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
        <p role="status">
          {chosen && (
            <>
              {count === 0
                ? 'Geen van de spellen past hierbij.'
                : count === 1
                  ? 'Eén spel past hierbij.'
                  : `${count} spellen passen hierbij.`}{' '}
              <Link href={urlFor('game.index')} preserveScroll preserveState className="link">
                Toon alle tien
              </Link>
            </>
          )}
        </p>
      </div>
    </details>
  )
}
