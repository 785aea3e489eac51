import { useCallback, useEffect, useState } from 'react'

/**
 * Leaving for the payment page. Who comes back with the browser's Back button finds the page as it
 * was, and can go on.
 */
export function useDeparture() {
  const [departing, setDeparting] = useState(false)

  useEffect(() => {
    const back = ({ persisted }: PageTransitionEvent) => persisted && setDeparting(false)
    window.addEventListener('pageshow', back)
    return () => window.removeEventListener('pageshow', back)
  }, [])

  const depart = useCallback((url: string) => {
    setDeparting(true)
    window.location.assign(url)
  }, [])

  return { vertrekt: departing, vertrek: depart }
}
