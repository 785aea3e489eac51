import { useCallback, useEffect, useState } from 'react'

/** For browsers that keep nothing; the server never writes here, since it renders for everybody. */
const memory = new Map<string, string>()

/**
 * What is being typed, kept under a name of its own: it is there again when the field comes back, also
 * after the page was loaded anew.
 *
 * @param name `draftName` of the field
 */
export function useDraft(name: string) {
  const [text, setText] = useState(() => memory.get(name) ?? '')

  /** After hydration: the server could not know it. */
  useEffect(() => {
    const saved = read(name)
    if (saved !== '') setText(saved)
  }, [name])

  const typeText = useCallback(
    (typed: string) => {
      setText(typed)
      save(name, typed)
    },
    [name]
  )
  return [text, typeText] as const
}

/** Of one team, in one round, in one room. */
export function draftName(teamId: number, round: string | null, roomId: number): string {
  return `draft:${teamId}:${round}:${roomId}`
}

export function eraseDraft(name: string) {
  save(name, '')
}

function read(name: string): string {
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
    /** Storage that is full or forbidden: then for as long as the page stands. */
  }
}
