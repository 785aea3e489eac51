import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'

/**
 * What a visitor typed in a form, kept in the tab over a link, a reload and back, until the form is
 * sent. Passwords and consents are no part of it. It comes back only in a form that begins the
 * same, and replaces nothing that was already typed on the page, also before its JavaScript ran.
 *
 * @param afterwards gets what came back
 * @returns forgets it, because it is sent
 */
export function useKeptTyping<Typed extends object>(
  form: string,
  typed: Typed,
  change: (how: (now: Typed) => Typed) => void,
  afterwards?: (kept: Typed) => void
): () => void {
  const key = `typed:${form}`
  const begin = useRef(typed).current
  const last = useRef(typed)
  const restore = useEffectEvent(() => {
    const { from, to } = inTab((tab) => JSON.parse(tab.getItem(key) ?? '{}') as Kept<Typed>) ?? {}
    if (!to || JSON.stringify(from) !== JSON.stringify(begin)) return
    change((now) => ({ ...now, ...to, ...changed(begin, now) }))
    afterwards?.(to)
  })
  useEffect(() => restore(), [])
  /**
   * The text is kept before the next picture, so that a visitor who types and leaves at once loses
   * nothing.
   */
  useLayoutEffect(() => {
    if (typed === last.current) return
    last.current = typed
    inTab((tab) => tab.setItem(key, JSON.stringify({ from: begin, to: typed })))
  })
  return () => forgetTyping(form)
}

type Kept<Typed> = { readonly from?: Typed; readonly to?: Typed }

const changed = <Typed extends object>(begin: Typed, now: Typed) =>
  Object.fromEntries(
    Object.entries(now).filter(([name, value]) => value !== begin[name as keyof Typed])
  )

export const forgetTyping = (form: string) => inTab((tab) => tab.removeItem(`typed:${form}`))

/** A tab that may not store, or holds something else there, keeps nothing. */
function inTab<Found>(look: (tab: Storage) => Found): Found | undefined {
  try {
    return look(sessionStorage)
  } catch {
    return undefined
  }
}
