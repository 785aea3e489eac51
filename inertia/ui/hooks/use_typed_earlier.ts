import { useEffect, useEffectEvent, type RefObject } from 'react'
import { tickedIn, typedIn } from '~/ui/form_fields'

/** Keeps what people typed and ticked before JavaScript ran, which happens on a slow connection. */
export function useTypedEarlier(
  form: RefObject<HTMLFormElement | null>,
  takeOver: (fields: Record<string, string>, ticked: ReadonlySet<string>) => void
) {
  const takeOverOnce = useEffectEvent(takeOver)
  useEffect(() => {
    if (!form.current) return
    const [typed, ticked] = [typedIn(form.current), tickedIn(form.current)]
    if (Object.keys(typed).length > 0 || ticked.size > 0) takeOverOnce(typed, ticked)
  }, [form])
}
