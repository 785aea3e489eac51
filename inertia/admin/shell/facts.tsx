import type { ReactNode } from 'react'

/** Known facts, each with its name. Unknown ones are left out. */
export function Facts({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[10rem_1fr]">
      {facts
        .filter(([, what]) => what !== null && what !== '')
        .map(([name, what]) => (
          <div key={name} className="min-w-0 sm:contents">
            <dt className="text-soft">{name}</dt>
            <dd className="min-w-0 wrap-anywhere">{what}</dd>
          </div>
        ))}
    </dl>
  )
}
