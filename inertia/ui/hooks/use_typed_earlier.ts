import { useEffect, type RefObject } from 'react'

type Input = Partial<Record<string, { value?: string } | null>>

/** On a slow line people type before JavaScript runs; what they typed is taken over. */
export function useTypedEarlier(
  input: RefObject<Input>,
  takeOver: (fields: Record<string, string>) => void
) {
  useEffect(() => {
    const typed = Object.entries(input.current).filter(([, element]) => element?.value)
    if (typed.length > 0) {
      takeOver(Object.fromEntries(typed.map(([name, element]) => [name, element!.value!])))
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, right after hydration
  }, [])
}
