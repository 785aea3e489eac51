import { useSyncExternalStore } from 'react'

const nothing = () => () => {}

/** False on the server and in the first moment of the browser, true once JavaScript runs. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    nothing,
    () => true,
    () => false
  )
}
