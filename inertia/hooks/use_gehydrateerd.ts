import { useSyncExternalStore } from 'react'

const niets = () => () => {}

/** False on the server and in the first moment of the browser, true once JavaScript runs. */
export function useGehydrateerd(): boolean {
  return useSyncExternalStore(
    niets,
    () => true,
    () => false
  )
}
