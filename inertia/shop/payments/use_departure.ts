import { useCallback, useEffect, useState } from 'react'

/**
 * Leaves for another page, such as that of a payment. A visitor who returns with the browser's Back
 * button finds the page as it was, and can continue.
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

  return { departing, depart }
}
