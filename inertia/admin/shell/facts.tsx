import type { ReactNode } from 'react'

/** Known facts, each with its name. Unknown ones are left out. */
export function Facts({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="facts">
      {facts
        .filter(([, what]) => what !== null && what !== '')
        .map(([name, what]) => (
          <div key={name} className="contents">
            <dt className="text-soft">{name}</dt>
            <dd className="min-w-0 wrap-anywhere">{what}</dd>
          </div>
        ))}
    </dl>
  )
}
