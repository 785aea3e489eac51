import { useState, useSyncExternalStore } from 'react'

const KEY = 'scherm:licht'
const unchanging = () => () => {}

/** Halls are half dark, so the big screen is too; in a light hall it can be made light. */
export function useShade() {
  const stored = useSyncExternalStore(unchanging, read, () => false)
  const [chosen, setChosen] = useState<boolean | null>(null)
  const light = chosen ?? stored

  function toggle() {
    setChosen(!light)
    try {
      localStorage.setItem(KEY, String(!light))
    } catch {
      /** A browser that stores nothing asks for the choice again. */
    }
  }

  return { light, toggle }
}

function read(): boolean {
  try {
    return localStorage.getItem(KEY) === 'true'
  } catch {
    return false
  }
}

/** Hidden until somebody points at it. */
export function Shade({ light, toggle }: ReturnType<typeof useShade>) {
  return (
    <button
      type="button"
      className="screen-shade"
      onClick={(event) => {
        event.stopPropagation()
        toggle()
      }}
    >
      {light ? 'Donker scherm' : 'Licht scherm'}
    </button>
  )
}
