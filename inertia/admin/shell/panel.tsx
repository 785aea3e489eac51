import { useId, type ReactNode } from 'react'
import { Heading } from '~/ui/heading'

type Props = { title: ReactNode; id?: string; children: ReactNode; className?: string }

/** A part of an admin page with its title. With an `id`, focus can move to that title. */
export function Panel({ title, id, children, className = '' }: Props) {
  const own = useId()
  const heading = id ?? own
  return (
    <section aria-labelledby={heading} className={`panel ${className}`}>
      <Heading level={2} size="panel" focusable id={heading} className="mb-3">
        {title}
      </Heading>
      {children}
    </section>
  )
}
