import { useEffect, useRef } from 'react'
import type { FieldErrors } from '~/wire/refusal'

/**
 * The errors of a refused form in one place, which gets the focus. Each line links to its field.
 */
export function ErrorSummary({ errors }: { errors: FieldErrors }) {
  const box = useRef<HTMLDivElement>(null)
  const lines = Object.entries(errors)

  useEffect(() => {
    if (Object.keys(errors).length > 0) box.current?.focus()
  }, [errors])

  function goToField(name: string) {
    const found = box.current?.closest('form')?.elements.namedItem(name)
    const field = found instanceof RadioNodeList ? found[0] : found
    if (field instanceof HTMLElement) field.focus()
  }

  if (lines.length === 0) return null
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="group"
      aria-label="Dit klopt nog niet"
      className="rounded-lg border-2 border-error px-4 py-2"
    >
      <p className="font-semibold text-error">Dit klopt nog niet:</p>
      <ul>
        {lines.map(([name, texts]) => (
          <li key={name}>
            <button
              type="button"
              onClick={() => goToField(name)}
              className="link min-h-11 text-left"
            >
              {texts.join(' ')}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
