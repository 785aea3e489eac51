import type { ReactNode } from 'react'
import { NowSaved } from './now_saved'
import type { KeptFields } from './use_kept_fields'

type Names<Fields> = { readonly [Field in keyof Fields]?: string }

type Props<Fields extends object> = {
  kept: KeptFields<Fields>
  /** The names of the fields in the form; the notes leave out a field without a name. */
  names: Names<Fields>
  /** How to show values that are more than a text or a choice. */
  say?: { readonly [Field in keyof Fields]?: (value: Fields[Field]) => ReactNode }
  /** See `NowSaved`. */
  why?: string
}

/** Says that the form holds what was typed earlier, and what another person changed meanwhile. */
export function KeptNotes<Fields extends object>({ kept, names, say = {}, why }: Props<Fields>) {
  const others = kept.others.filter((field) => names[field] !== undefined)
  return (
    <>
      <RestoredNote {...kept} />
      {others.length > 0 && (
        <NowSaved why={why}>
          <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[14rem_1fr]">
            {others.map((field) => (
              <div key={field} className="min-w-0 sm:contents">
                <dt>{names[field]}</dt>
                <dd className="min-w-0 font-semibold wrap-anywhere">
                  {say[field]?.(kept.stored[field]) ?? asText(kept.stored[field])}
                </dd>
              </div>
            ))}
          </dl>
        </NowSaved>
      )}
    </>
  )
}

type Restored = { restored: boolean; clear: () => void }

/** What was typed at an earlier visit is in the form again, and can be thrown away. */
export function RestoredNote({ restored, clear }: Restored) {
  return (
    <div role="status">
      {restored && (
        <div className="note flex flex-wrap items-center gap-x-4 gap-y-2">
          <span className="min-w-0 flex-1 basis-60">
            Wat je eerder typte, staat er nog. Het is nog niet opgeslagen.
          </span>
          <button type="button" onClick={clear} className="button">
            Weggooien
          </button>
        </div>
      )}
    </div>
  )
}

function asText(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'ja' : 'nee'
  return value === '' ? 'leeg' : String(value)
}
