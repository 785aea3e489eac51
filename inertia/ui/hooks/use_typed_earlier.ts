import { useEffect, useEffectEvent, type RefObject } from 'react'
import { typedIn } from '~/ui/form_fields'

/** Keeps what people typed and ticked before JavaScript ran, which happens on a slow connection. */
export function useTypedEarlier(
  form: RefObject<HTMLFormElement | null>,
  takeOver: (fields: Record<string, string>) => void
) {
  const takeOverOnce = useEffectEvent(takeOver)
  useEffect(() => {
    const typed = form.current ? typedIn(form.current) : {}
    if (Object.keys(typed).length > 0) takeOverOnce(typed)
  }, [form])
}
