import { useSyncExternalStore } from 'react'

const NAME = 'effects'
const OFF = 'off'
const listeners = new Set<() => void>()
/** The choice in browsers that store nothing. */
let unsaved: string | null = null

/**
 * Whether this phone makes a sound and a movement when a room is solved. It remembers the choice.
 */
export function useEffects() {
  const on = useSyncExternalStore(subscribe, isOn, () => true)
  return { on, toggle: () => save(on ? OFF : null) }
}

function isOn(): boolean {
  try {
    return (localStorage.getItem(NAME) ?? unsaved) !== OFF
  } catch {
    return unsaved !== OFF
  }
}

function save(value: string | null) {
  unsaved = value
  try {
    if (value === null) localStorage.removeItem(NAME)
    else localStorage.setItem(NAME, value)
  } catch {
    /** When storage is forbidden, the choice lives as long as the page. */
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
