import type { FormEvent } from 'react'
import { useParts } from './use_parts'
import { useSave, type SeenOf } from '~/admin/drafts/use_save'
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
}

/** A text in the editor. */
export function useText<D>(text: EditableText<D>, { confirm }: DialogInUse) {
  const { path, payloadOf, seen } = text
  const { save, setOutcome, ...action } = useSave(seen)
  const list = useParts(`text:${path}`, text.parts, () => setOutcome(''))

  async function saveForm(event: FormEvent) {
    event.preventDefault()
    const data = payloadOf(list.parts.map(({ part }) => part))
    const change = adminRoute('information_text.update', { tekst: path })
    if (await save(change, data, 'Opgeslagen. Bezoekers zien het meteen.')) list.kept.settle()
  }

  async function reset() {
    setOutcome('')
    const confirmed = await confirm({
      title: 'Terug naar de oorspronkelijke tekst',
      paragraphs: ['Wat jullie hebben geschreven, verdwijnt van de pagina. Weet je het zeker?'],
    })
    const removal = adminRoute('information_text.destroy', { tekst: path })
    if (!confirmed) return
    if (await save(removal, {}, 'De oorspronkelijke tekst staat er weer.')) list.kept.clear()
  }

  return { ...list, saveForm, reset, ...action }
}

export type TextInUse<D> = ReturnType<typeof useText<D>>
