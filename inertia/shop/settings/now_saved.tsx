import { useId, type ReactNode } from 'react'

/** What another admin saved meanwhile, beside what was typed here. */
export function NowSaved({ children }: { children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="notitie space-y-2">
      <h3 id={id} className="text-lg">
        Dit is nu opgeslagen
      </h3>
      {children}
    </section>
  )
}

type Difference = { naam: string; getypt: string | boolean; opgeslagen: string | boolean }

/** The fields in which that differs; a field that nobody filled in says so. */
export function NowSavedFields({ velden: fields }: { velden: readonly Difference[] }) {
  const different = fields.filter(({ getypt: typed, opgeslagen: saved }) => typed !== saved)
  if (different.length === 0) return null
  return (
    <NowSaved>
      <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[14rem_1fr]">
        {different.map(({ naam: name, opgeslagen: saved }) => (
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
