import { useEffect, type RefObject } from 'react'

type Invoer = Partial<Record<string, { value?: string } | null>>

/** On a slow line people type before JavaScript runs; what they typed is taken over. */
export function useEerderGetypt(
  invoer: RefObject<Invoer>,
  neemOver: (velden: Record<string, string>) => void
) {
  useEffect(() => {
    const getypt = Object.entries(invoer.current).filter(([, element]) => element?.value)
    if (getypt.length > 0) {
      neemOver(Object.fromEntries(getypt.map(([naam, element]) => [naam, element!.value!])))
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, right after hydration
  }, [])
}
