import type { ReactNode } from 'react'

/** What is known, each under its name; what is not known is left out. */
export function Facts({ feiten: facts }: { feiten: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[10rem_1fr]">
      {facts
        .filter(([, what]) => what !== null && what !== '')
        .map(([name, what]) => (
          <div key={name} className="min-w-0 sm:contents">
            <dt className="text-zacht">{name}</dt>
            <dd className="min-w-0 wrap-anywhere">{what}</dd>
          </div>
        ))}
    </dl>
  )
}
