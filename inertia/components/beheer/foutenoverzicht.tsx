import { useEffect, useRef } from 'react'
import type { FieldErrors } from '~/hooks/use_formulier'

/** What a form was refused for, in one place that gets focus; each line leads to its field. */
export function Foutenoverzicht({ errors }: { errors: FieldErrors }) {
  const kader = useRef<HTMLDivElement>(null)
  const regels = Object.entries(errors)

  useEffect(() => {
    if (Object.keys(errors).length > 0) kader.current?.focus()
  }, [errors])

  function naarVeld(naam: string) {
    const gevonden = kader.current?.closest('form')?.elements.namedItem(naam)
    const veld = gevonden instanceof RadioNodeList ? gevonden[0] : gevonden
    if (veld instanceof HTMLElement) veld.focus()
  }

  if (regels.length === 0) return null
  return (
    <div
      ref={kader}
      tabIndex={-1}
      role="group"
      aria-label="Dit klopt nog niet"
      className="rounded-lg border-2 border-fout px-4 py-2"
    >
      <p className="font-semibold text-fout">Dit klopt nog niet:</p>
      <ul>
        {regels.map(([naam, teksten]) => (
          <li key={naam}>
            <button
              type="button"
              onClick={() => naarVeld(naam)}
              className="link min-h-11 text-left"
            >
              {teksten.join(' ')}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
