import type { FormEvent } from 'react'
import { useParts } from './use_parts'
import { useSetting, type SeenOf } from '~/shop/settings/use_setting'
import type { DialogInUse } from '~/ui/hooks/use_dialog'
import { adminRoute } from '~/wire/admin_routes'

export type EditableText<D> = {
  /** The text, as its address names it. */
  path: string
  /** The name of its parts in the call, and what is sent of them. */
  field: string
  payloadOf: (parts: readonly D[]) => SeenOf<'information_text.update'>
  seen: string
  parts: readonly D[]
  original: readonly D[]
}

/** A text in the editor. */
export function useText<D>(text: EditableText<D>, { confirm }: DialogInUse) {
  const { path, payloadOf, seen, original } = text
  const { save, setOutcome, ...action } = useSetting(seen)
  const { replace, ...list } = useParts(text.parts, () => setOutcome(''))

  function saveForm(event: FormEvent) {
    event.preventDefault()
    const data = payloadOf(list.parts.map(({ part }) => part))
    void save(
      adminRoute('information_text.update', { tekst: path }),
      data,
      'Opgeslagen. Bezoekers zien het meteen.'
    )
  }

  async function reset() {
    setOutcome('')
    const confirmed = await confirm({
      title: 'Terug naar de oorspronkelijke tekst',
      paragraphs: ['Wat jullie hebben geschreven, verdwijnt van de pagina. Weet je het zeker?'],
    })
    const removal = adminRoute('information_text.destroy', { tekst: path })
    if (!confirmed || !(await save(removal, {}, 'De oorspronkelijke tekst staat er weer.'))) return
    replace(original)
  }

  return { ...list, saveForm, reset, ...action }
}

export type TextInUse<D> = ReturnType<typeof useText<D>>
