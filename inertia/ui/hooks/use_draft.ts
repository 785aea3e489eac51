import { useCallback, useLayoutEffect, useReducer, useSyncExternalStore } from 'react'

/**
 * Keeps drafts for browsers that store nothing. The server never writes here, because it renders
 * for everybody.
 */
const memory = new Map<string, string>()
const listeners = new Set<() => void>()

/**
 * A draft that is stored under a name: it is there again when the field returns, also after a
 * reload of the page.
 *
 * @param name `draftName` of the field
 */
export function useDraft(name: string) {
  const text = useSyncExternalStore(
    onDrafts,
    () => draftText(name),
    () => ''
  )
  /**
   * `useSyncExternalStore` listens only after the first paint, and on a busy phone somebody types
   * before that.
   */
  const [, drawAgain] = useReducer((times: number) => times + 1, 0)
  useLayoutEffect(() => onDrafts(drawAgain), [])
  const typeText = useCallback((typed: string) => save(name, typed), [name])
  return [text, typeText] as const
}

/** The draft that says that somebody worked in the admin area in this tab. */
export const IN_ADMIN_AREA = 'in_admin_area'

/** The name of the draft of one team, in one round, in one room. */
export function draftName(teamId: number, round: string | null, roomId: number): string {
  return `draft:${teamId}:${round}:${roomId}`
}

export function eraseDraft(name: string) {
  save(name, '')
}

/** The drafts of this tab whose name begins with this. */
export function draftsOf(prefix: string): string[] {
  const names = new Set(memory.keys())
  try {
    for (const name of Object.keys(sessionStorage)) names.add(name)
  } catch {
    /** Memory has all drafts when storage is forbidden. */
  }
  return [...names].filter((name) => name.startsWith(prefix))
}

/** @returns stops telling */
export function onDrafts(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** A draft as it is now; empty when there is none. */
export function draftText(name: string): string {
  try {
    return memory.get(name) ?? sessionStorage.getItem(name) ?? ''
  } catch {
    return ''
  }
}

function save(name: string, text: string) {
  if (text === '') memory.delete(name)
  else memory.set(name, text)
  try {
    if (text === '') sessionStorage.removeItem(name)
    else sessionStorage.setItem(name, text)
  } catch {
    /** When storage is full or forbidden, the draft lives as long as the page. */
  }
  for (const listener of listeners) listener()
}
