import { useId, type ReactNode } from 'react'
import { Heading } from '~/ui/heading'

type Props = { why?: string; children: ReactNode }

const BY_ANOTHER = 'Iemand anders wijzigde dit terwijl je typte.'

/**
 * What another admin saved meanwhile, beside what was typed here.
 *
 * @param why what changed it, when that may be the reader's own work in another tab
 */
export function NowSaved({ why = BY_ANOTHER, children }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="note space-y-2">
      <Heading level={3} id={id}>
        Dit is nu opgeslagen
      </Heading>
      <p>{why} Wat jij typte, staat nog in het formulier. Sla op als het zo moet worden.</p>
      {children}
    </section>
  )
}
