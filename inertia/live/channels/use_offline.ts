import { useEffect, useEffectEvent } from 'react'

/** Tells when this device loses its network, which it knows before any call fails. */
export function useOffline(lost: () => void) {
  const onOffline = useEffectEvent(lost)

  useEffect(() => {
    const listener = () => onOffline()
    window.addEventListener('offline', listener)
    return () => window.removeEventListener('offline', listener)
  }, [])
}
