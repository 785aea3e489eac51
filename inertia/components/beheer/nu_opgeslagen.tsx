import { useId, type ReactNode } from 'react'

/** What another admin saved meanwhile, beside what was typed here. */
export function NuOpgeslagen({ children }: { children: ReactNode }) {
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

type Verschil = { naam: string; getypt: string | boolean; opgeslagen: string | boolean }

/** The fields in which that differs; a field that nobody filled in says so. */
export function NuOpgeslagenVelden({ velden }: { velden: readonly Verschil[] }) {
  const anders = velden.filter(({ getypt, opgeslagen }) => getypt !== opgeslagen)
  if (anders.length === 0) return null
  return (
    <NuOpgeslagen>
      <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[14rem_1fr]">
        {anders.map(({ naam, opgeslagen }) => (
          <div key={naam} className="min-w-0 sm:contents">
            <dt>{naam}</dt>
            <dd className="min-w-0 font-semibold wrap-anywhere">{alsTekst(opgeslagen)}</dd>
          </div>
        ))}
      </dl>
    </NuOpgeslagen>
  )
}

function alsTekst(waarde: string | boolean): string {
  if (typeof waarde === 'boolean') return waarde ? 'ja' : 'nee'
  return waarde === '' ? 'leeg' : waarde
}
