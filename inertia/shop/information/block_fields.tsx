import { useId } from 'react'
import type { TypedBlock } from '#domain/shop/information'
import type { PartFields } from './text_part'
import { Field } from '~/ui/field'

export const EMPTY_BLOCK: TypedBlock = { kind: 'alinea', text: '' }

/** A block as the call expects it. */
export const blockPayload = ({ kind, text }: TypedBlock) => ({ soort: kind, tekst: text })

const KINDS: Record<TypedBlock['kind'], string> = {
  kop: 'Kop',
  alinea: 'Alinea',
  lijst: 'Lijst',
  knop: 'Knop naar het herroepen',
  modelformulier: 'Knop naar het modelformulier',
}
const ROWS: Record<TypedBlock['kind'], number> = {
  kop: 1,
  alinea: 5,
  lijst: 6,
  knop: 1,
  modelformulier: 1,
}

/** One block of a text in the editor. */
export function BlockFields({ part, name, errors, onChange }: PartFields<TypedBlock>) {
  const id = useId()
  return (
    <div className="space-y-3">
      <div>
        <label htmlFor={id} className="mb-1 block font-semibold">
          Soort
        </label>
        <select
          id={id}
          name={`${name}.soort`}
          className="field"
          value={part.kind}
          onChange={({ target }) => onChange({ ...part, kind: target.value as TypedBlock['kind'] })}
        >
          {Object.entries(KINDS).map(([kind, text]) => (
            <option key={kind} value={kind}>
              {text}
            </option>
          ))}
        </select>
      </div>
      <Field
        label="Tekst"
        name={`${name}.tekst`}
        mandatory
        lines={ROWS[part.kind]}
        note={part.kind === 'lijst' ? 'Elk punt op een eigen regel.' : undefined}
        value={part.text}
        errors={errors('tekst')}
        onChange={({ target }) => onChange({ ...part, text: target.value })}
      />
    </div>
  )
}
