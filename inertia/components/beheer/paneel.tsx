import { useId, type ReactNode } from 'react'

type Props = { titel: string; id?: string; children: ReactNode; className?: string }

/** A part of an admin page with its title; `id` lets focus go to that title. */
export function Paneel({ titel, id, children, className = '' }: Props) {
  const eigen = useId()
  const kop = id ?? eigen
  return (
    <section aria-labelledby={kop} className={`paneel ${className}`}>
      <h2 id={kop} tabIndex={-1} className="mb-3 text-xl outline-none">
        {titel}
      </h2>
      {children}
    </section>
  )
}
