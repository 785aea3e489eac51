import { useId, type ReactNode } from 'react'

type Props = { titel: string; id?: string; children: ReactNode; className?: string }

/** A part of an admin page with its title; `id` lets focus go to that title. */
export function Panel({ titel: title, id, children, className = '' }: Props) {
  const own = useId()
  const heading = id ?? own
  return (
    <section aria-labelledby={heading} className={`paneel ${className}`}>
      <h2 id={heading} tabIndex={-1} className="mb-3 text-xl outline-none">
        {title}
      </h2>
      {children}
    </section>
  )
}
