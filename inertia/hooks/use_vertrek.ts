import { useCallback, useEffect, useState } from 'react'

/**
 * Leaving for the payment page. Who comes back with the browser's Back button finds the page as it
 * was, and can go on.
 */
export function useVertrek() {
  const [vertrekt, setVertrekt] = useState(false)

  useEffect(() => {
    const terug = ({ persisted }: PageTransitionEvent) => persisted && setVertrekt(false)
    window.addEventListener('pageshow', terug)
    return () => window.removeEventListener('pageshow', terug)
  }, [])

  const vertrek = useCallback((url: string) => {
    setVertrekt(true)
    window.location.assign(url)
  }, [])

  return { vertrekt, vertrek }
}
