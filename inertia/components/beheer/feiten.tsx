import type { ReactNode } from 'react'

/** What is known, each under its name; what is not known is left out. */
export function Feiten({ feiten }: { feiten: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[10rem_1fr]">
      {feiten
        .filter(([, wat]) => wat !== null && wat !== '')
        .map(([naam, wat]) => (
          <div key={naam} className="min-w-0 sm:contents">
            <dt className="text-zacht">{naam}</dt>
            <dd className="min-w-0 wrap-anywhere">{wat}</dd>
          </div>
        ))}
    </dl>
  )
}
