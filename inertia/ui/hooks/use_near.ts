import { useEffect, useState, type RefObject } from 'react'

/** How far below the screen something is fetched already. */
const NEAR = '600px'

/** Whether an element has come near the screen, and so may fetch what it shows. */
export function useNear(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const seen = element.current
    if (!seen) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        setNear(true)
        observer.disconnect()
      },
      { rootMargin: NEAR }
    )
    observer.observe(seen)
    return () => observer.disconnect()
  }, [element])
  return isNear
}
