import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useSetting } from '~/shop/settings/use_setting'
import type { DialogInUse } from '~/ui/hooks/use_dialog'

export type EditableText<D> = {
  /** Which text, and what its parts are called on the wire. */
  naam: string
  veld: string
  gezien: string
  delen: readonly D[]
  oorspronkelijk: readonly D[]
}

type Part<D> = { readonly sleutel: number; readonly deel: D }

/** A text while it is being changed. */
export function useText<D>(text: EditableText<D>, { vraag: question }: DialogInUse) {
  const { naam: name, veld: field, gezien: seen, oorspronkelijk: original } = text
  const next = useRef(text.delen.length)
  const to = useRef<number | null>(null)
  const [parts, setParts] = useState<readonly Part<D>[]>(() => withKeys(text.delen))
  const {
    bewaar: save,
    setGedaan: setOutcome,
    ...action
  } = useSetting(`/api/dashboard/tekst/${name}`, seen)

  /** Focus stays with what was moved, made, or stands where something was taken away. */
  useEffect(() => {
    if (to.current === null) return
    document.getElementById(`deel-${to.current}`)?.focus()
    to.current = null
  }, [parts])

  function set(updated: (earlier: readonly Part<D>[]) => readonly Part<D>[]) {
    setOutcome('')
    setParts(updated)
  }

  const change = (index: number, part: D) =>
    set((earlier) =>
      earlier.map((one, position) => (position === index ? { ...one, deel: part } : one))
    )

  function move(index: number, step: -1 | 1) {
    to.current = parts[index]!.sleutel
    set((earlier) => {
      const row = [...earlier]
      row.splice(index + step, 0, ...row.splice(index, 1))
      return row
    })
  }

  function add(index: number, part: D) {
    const key = next.current++
    to.current = key
    set((earlier) => [
      ...earlier.slice(0, index + 1),
      { sleutel: key, deel: part },
      ...earlier.slice(index + 1),
    ])
  }

  function remove(index: number) {
    to.current = (parts[index + 1] ?? parts[index - 1])!.sleutel
    set((earlier) => earlier.filter((_, position) => position !== index))
  }

  function saveForm(event: FormEvent) {
    event.preventDefault()
    const data = { [field]: parts.map(({ deel: part }) => part) }
    void save(data, 'Opgeslagen. Bezoekers zien het meteen.')
  }

  async function reset() {
    setOutcome('')
    const confirmed = await question({
      titel: 'Terug naar de oorspronkelijke tekst',
      alineas: ['Wat jullie hebben geschreven, verdwijnt van de pagina. Weet je het zeker?'],
      sluit: 'Nee',
      ja: 'Ja',
      toon: 'gewoon',
    })
    if (!confirmed || !(await save({}, 'De oorspronkelijke tekst staat er weer.', 'DELETE'))) return
    next.current = original.length
    setParts(withKeys(original))
  }

  return {
    delen: parts,
    verander: change,
    verplaats: move,
    voegToe: add,
    verwijder: remove,
    slaOp: saveForm,
    zetTerug: reset,
    ...action,
  }
}

const withKeys = <D>(parts: readonly D[]): Part<D>[] =>
  parts.map((part, key) => ({ sleutel: key, deel: part }))
