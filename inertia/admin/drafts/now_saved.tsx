import { useId, type ReactNode } from 'react'
import { Heading } from '~/ui/heading'

/** What another admin saved meanwhile, beside what was typed here. */
export function NowSaved({ children }: { children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="note space-y-2">
      <Heading level={3} id={id}>
        Dit is nu opgeslagen
      </Heading>
      <p>
        Iemand anders wijzigde dit terwijl je typte. Wat jij typte, staat nog in het formulier. Sla
        op als het zo moet worden.
      </p>
      {children}
    </section>
  )
}
