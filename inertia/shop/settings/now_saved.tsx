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
      {children}
    </section>
  )
}

type Difference = { name: string; typed: string | boolean; saved: string | boolean }

/** The fields that differ. A field that is empty says so. */
export function NowSavedFields({ fields }: { fields: readonly Difference[] }) {
  const different = fields.filter(({ typed, saved }) => typed !== saved)
  if (different.length === 0) return null
  return (
    <NowSaved>
      <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[14rem_1fr]">
        {different.map(({ name, saved }) => (
          <div key={name} className="min-w-0 sm:contents">
            <dt>{name}</dt>
            <dd className="min-w-0 font-semibold wrap-anywhere">{asText(saved)}</dd>
          </div>
        ))}
      </dl>
    </NowSaved>
  )
}

function asText(value: string | boolean): string {
  if (typeof value === 'boolean') return value ? 'ja' : 'nee'
  return value === '' ? 'leeg' : value
}
